"""The lab: simulation, tournaments, and the line protocol for outside programs."""
