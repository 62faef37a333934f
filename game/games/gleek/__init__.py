"""Gleek, the English game of the sixteenth and seventeenth centuries, for three."""
