"""`replay` and `check`: a match file told again, or verified."""

from pathlib import Path

from rich.markup import escape

from ludotheque.contract import Refusal, Seat
from ludotheque.terminal import keep, show
from ludotheque.terminal.show import console
from ludotheque.words import Words


def replay(file: Path, seat: Seat | None) -> int:
    """In words, then the last position. A running match leaves out what has faded."""
    reading = keep.load(file)
    match = reading.match
    if seat is not None and not 1 <= seat <= match.players:
        raise Refusal("seat", seat=seat, players=match.players)
    words = Words(match.game.folder)
    names = {s: f"Seat {s}" for s in range(1, match.players + 1)}
    names |= {s: sitter.name for s, sitter in match.sitters.items()}
    console.print(f"[bold]{escape(match.game.card.title)}[/], {match.players} players")
    for step in match.line:
        if step.n:
            move = getattr(match.entries[step.n - 1], "move", "")
            console.print(f"[bold]{step.n:4}[/]  {escape(move)}")
        told = [event for event in step.events if event.is_for(seat)]
        kept = [event for event in told if not event.fades or match.outcome is not None]
        show.happened(kept, words, names)
    console.print()
    show.board(match.state, seat)
    if match.outcome is not None:
        show.ending(match.outcome, names)
    if reading.cut:
        cut = Refusal("match-cut", n=len(match.entries))
        console.print(f"[yellow]{escape(words.refusal(cut))}[/]")
    return 0


def check(file: Path) -> int:
    match = keep.checked(file).match
    console.print(f"The seed fits its fingerprint {match.fingerprint[:16]}…, published beforehand.")
    console.print(f"All {len(match.entries)} entries are legal and lead to the end that is told.")
    assert match.outcome is not None
    names = {seat: f"Seat {seat}" for seat in range(1, match.players + 1)}
    names |= {seat: sitter.name for seat, sitter in match.sitters.items()}
    show.ending(match.outcome, names)
    return 0
