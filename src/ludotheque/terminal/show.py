"""What the terminal shows: the shelf, a rulebook, a table, what happened."""

import sys
import time
from collections.abc import Iterable, Mapping
from itertools import chain

from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

from ludotheque import bots
from ludotheque import shelf as boxes
from ludotheque.contract import Event, Game, Outcome, Seat, State
from ludotheque.papers import missing
from ludotheque.words import Words

console = Console(highlight=False)


def shelf(words: Words) -> int:
    columns = ("box", None, "players", "age", "minutes", "status")
    names = [words.say("terminal-shelf", column) if column else "" for column in columns]
    table = Table(*names, box=None, header_style="dim")
    for name in boxes.names():
        card = boxes.card(name)
        players = "{}–{}".format(*card.players)
        status = words.say("terminal-status", status=card.status)
        numbers = players, f"{card.age}+", str(card.minutes), status
        table.add_row(f"[bold]{name}[/]", card.title, *numbers)
    console.print(table)
    for name in boxes.names():
        unspoken(name, words)
    return 0


def unspoken(name: str, words: Words) -> None:
    """Of a box that does not speak every language yet: what would let it."""
    files = missing(boxes.folder(name))
    if files:
        title = boxes.card(name).title
        print(words.say("box-unspoken", title=title, files=", ".join(files)))


def rulebook(name: str, language: str) -> int:
    text = boxes.for_reading(boxes.rulebook(name, language))
    if console.is_terminal:
        console.print(Markdown(text, hyperlinks=False))
    else:
        print(text, end="")
    return 0


def prepare(game: Game, words: Words) -> None:
    """Compile what is not compiled yet, and say so while it takes time."""
    title = game.card.title
    began = time.monotonic()
    with console.status(words.say("terminal-ready", title=title)) as status:
        for step in chain(game.prepare(), bots.prepare(game)):
            if time.monotonic() - began > 0.7:
                told = words.say("terminal-compiling", title=title, step=step)
                status.update(told)
                if not console.is_terminal:
                    print(told, file=sys.stderr, flush=True)


def board(state: State, seat: Seat | None, words: Words) -> None:
    console.print(state.game.picture(state.view(seat), words.say))


def happened(
    events: Iterable[Event], words: Words, names: Mapping[Seat, str], you: Seat | None = None
) -> None:
    for event in events:
        console.print(f"  [dim]·[/] {escape(words.event(event, names, you))}")


def ending(outcome: Outcome, words: Words, names: Mapping[Seat, str]) -> None:
    console.print()
    by_place = sorted(outcome.places, key=lambda seat: outcome.places[seat])
    for seat in by_place:
        line = f"  {outcome.places[seat]}. {names[seat]}, {outcome.scores[seat]}"
        console.print(f"[bold]{escape(line)}[/]" if seat in outcome.winners else escape(line))
    *others, who = (names[seat] for seat in outcome.winners)
    if others:
        who = words.say("terminal-and", first=", ".join(others), last=who)
    won = words.say("terminal-wins", who=who, count=len(outcome.winners))
    console.print(f"  [bold green]{escape(won)}[/]")
