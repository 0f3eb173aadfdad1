"""Every sentence of the engine by key, in each language, and what puts them together."""
