"""The commands of Parlor, and a game played line by line at the keyboard."""
