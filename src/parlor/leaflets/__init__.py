"""The leaflets that players learn a game from.

A leaflet is two files in the folder of its game: `leaflet.en.md` has the words, and `leaflet.toml` has the positions that it shows. What it
shows is played by the engine each time, so that a leaflet cannot say what is not so.
"""
