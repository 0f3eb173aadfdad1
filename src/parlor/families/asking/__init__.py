"""Games in which players ask one another for cards."""
