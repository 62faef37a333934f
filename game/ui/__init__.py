"""Widgets, theme, text, focus and sound."""
