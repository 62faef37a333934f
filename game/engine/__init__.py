"""What every game stands on: cards, options, shuffles and the rules contract.

Pure: nothing here knows a screen, a clock, a file or a global; randomness comes in as an argument.
"""
