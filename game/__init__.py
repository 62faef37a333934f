"""Vaza: trick-taking card games for one person against computer opponents."""

__version__ = "0.1.0"
