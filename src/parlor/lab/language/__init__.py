"""Language models as players: they read the leaflet, see what their seat may know, and answer with a move (docs/bench.md)."""
