"""Computer players: what a seat may know goes in, a legal move comes out."""
