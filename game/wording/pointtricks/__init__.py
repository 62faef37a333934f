"""The words of the games of card points taken in tricks: Guiñote, Tute and Brisca.

What is said at a table in Spain stays as it is in every language; the glossary explains it.
"""
