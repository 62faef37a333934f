"""Games of card points taken in tricks, with a stock or without: Guiñote, Tute, Brisca.

One deal of them is one machine, set by :class:`~game.engine.pointtricks.terms.Terms`; what makes a
match of deals stays with each game.
"""
