"""Small forms of some games, with exact answers: `parlor lab small`."""
