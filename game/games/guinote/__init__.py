"""Guiñote, the card game of Aragon, La Rioja and Navarra."""
