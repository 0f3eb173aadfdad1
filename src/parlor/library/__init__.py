"""The games: a folder for each book, and in it a folder for each game, which declares itself as GAME."""
