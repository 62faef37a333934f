"""Tute in pairs: strict from the first trick, without a stock."""
