"""One folder a game, holding all that is particular to it."""
