"""The full-screen table: one layout for all games, made from places and choices."""
