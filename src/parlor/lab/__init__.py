"""The laboratory: simulation, tournaments, and the line protocol for outside programs."""
