"""Brisca: card points in tricks, without any duty to follow."""
