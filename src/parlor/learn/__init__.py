"""For learners: actions and observations as numbers, environments, many tables at once."""
