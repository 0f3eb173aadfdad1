"""Keys: a letter works as it is and with Shift, and the foot of a screen names the keys in the reader's language."""

from dataclasses import replace

from textual.binding import ActiveBinding, Binding

from parlor.terminal.texts import text


def letter(key: str, action: str, says: str, *, show: bool = False) -> Binding:
    """A letter, small or capital; `says` is the key of its name."""
    return Binding(f"{key},{key.upper()}", action, says, show=show, key_display=key.upper())


def named(found: dict[str, ActiveBinding]) -> dict[str, ActiveBinding]:
    """Keys with their names in words instead of the keys of those."""
    return {key: active._replace(binding=in_words(active.binding)) for key, active in found.items()}


def in_words(binding: Binding) -> Binding:
    """A key with its name in words."""
    if not binding.description.startswith("key-"):
        return binding
    display = text("key-space") if binding.key == "space" else binding.key_display
    return replace(binding, description=text(binding.description), key_display=display)
