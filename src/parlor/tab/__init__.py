"""A house in a browser tab: the same rooms, views, journals and messages, without a server (docs/in-a-tab.md)."""
