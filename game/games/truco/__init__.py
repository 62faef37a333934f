"""Truco, as played in Brazil."""
