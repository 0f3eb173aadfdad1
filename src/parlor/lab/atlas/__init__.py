"""The atlas: the balance sheet of every game."""
