"""Guritipau, the partnership game of São Nicolau, Cape Verde."""
