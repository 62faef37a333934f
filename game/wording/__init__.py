"""Words that several games share: one package for each family of games."""
