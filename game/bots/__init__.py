"""What the computer opponents of every game share."""
