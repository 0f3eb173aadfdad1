"""Networks learned by self-play: `parlor lab train`."""
