"""The full-screen table: one felt for all games, made of places and choices."""
