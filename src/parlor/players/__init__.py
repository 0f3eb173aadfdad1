"""Computer players: given what a seat may know, they return a legal move."""
