"""Building blocks for games of one kind: tricks, rummy, patience, asking."""
