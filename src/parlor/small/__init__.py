"""Small games: the rules of real games over a few of their cards, so small that their exact answers are known."""
