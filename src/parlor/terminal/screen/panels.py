"""Panels that cover the table for a moment: help, scores, log, rules, the last trick, a question."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Label, Markdown, OptionList, Static

from parlor.terminal.texts import text


class Sheet(ModalScreen[None]):
    """A text over the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,Q", "dismiss(None)", priority=True),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
    ]
    DEFAULT_CSS = """
    Sheet { align: center middle; background: $background 40%; }
    Sheet > Vertical { width: 92%; max-width: 100; height: auto; max-height: 94%; background: $surface; }
    Sheet > Vertical { border: round $primary; padding: 0 1; }
    Sheet VerticalScroll { height: auto; max-height: 100%; scrollbar-size-vertical: 1; }
    Sheet Label { color: $primary; text-style: bold; }
    """

    def __init__(self, title: str, content: str, *, markdown: bool = False, end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.text = content
        self.markdown = markdown
        self.end = end

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Label(f"{self.heading}   ({text('sheet-back')})", markup=False)
            with VerticalScroll() as body:
                body.can_focus = False
                yield Markdown(self.text) if self.markdown else Static(self.text, markup=False)

    def on_mount(self) -> None:
        """Keeps the panel inside the window, and scrolls to its end if that is the news."""
        self.query_one(VerticalScroll).styles.max_height = max(1, self.app.size.height - 4)
        if self.end:
            self.call_after_refresh(self.query_one(VerticalScroll).scroll_end, animate=False)
        else:
            self.watch(self.query_one(VerticalScroll), "virtual_size", self.measure)

    def measure(self) -> None:
        """Says where there is more to read than fits."""
        more = self.query_one(VerticalScroll).virtual_size.height > max(1, self.app.size.height - 4)
        self.query_one(Label).update(f"{self.heading}   ({text('sheet-more' if more else 'sheet-back')})")

    def action_scroll(self, lines: int) -> None:
        """Scrolls."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class Cover(ModalScreen[None]):
    """Hides the table while the keyboard changes hands."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss(None)", priority=True)]
    DEFAULT_CSS = "Cover { align: center middle; background: $surface; } Cover Label { color: $primary; text-style: bold; }"

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def compose(self) -> ComposeResult:
        yield Label(cover(self.seat))


class Question(ModalScreen[str | None]):
    """Asks for one line."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)")]
    DEFAULT_CSS = """
    Question { align: center middle; background: $background 40%; }
    Question > Vertical { width: 70; max-width: 94%; height: auto; background: $surface; border: round $primary; padding: 0 1; }
    """

    def __init__(self, asked: str, answer: str) -> None:
        super().__init__()
        self.asked = asked
        self.answer = answer

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Label(self.asked, markup=False)
            yield Input(self.answer)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """The line has been entered."""
        self.dismiss(event.value.strip() or None)


class Menu(ModalScreen[int | None]):
    """A few choices, under some lines of text."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,Q", "dismiss(None)")]
    DEFAULT_CSS = """
    Menu { align: center middle; background: $background 40%; }
    Menu > Vertical { width: 76; max-width: 94%; height: auto; max-height: 94%; background: $surface; }
    Menu > Vertical { border: round $primary; padding: 0 1; }
    Menu Label { color: $primary; text-style: bold; }
    Menu OptionList, Menu OptionList:focus { height: auto; max-height: 12; background: $surface; border: none; }
    """

    def __init__(self, title: str, lines: list[str], choices: list[str]) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines
        self.choices = choices

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Label(f"{self.heading}   ({text('menu-back')})", markup=False)
            yield Static("\n".join(self.lines), markup=False)
            yield OptionList(*self.choices, markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A choice was made."""
        self.dismiss(event.option_index)


class Leaving(Menu):
    """Asks a player who wants to leave."""

    def __init__(self, known: str) -> None:
        super().__init__(text("leave-title"), [known], [text("leave-yes"), text("leave-no")])


def cover(seat: int) -> str:
    """What is said while the keyboard changes hands."""
    return text("cover", seat=seat)
