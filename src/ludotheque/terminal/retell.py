"""`replay` and `check`: a match file told again, or verified."""

from pathlib import Path

from rich.markup import escape

from ludotheque.contract import Refusal, Seat
from ludotheque.match import Begun, Match
from ludotheque.terminal import keep, show
from ludotheque.terminal.show import console
from ludotheque.words import Words


def replay(file: Path, seat: Seat | None, language: str) -> int:
    """In words, then the last position. A running match leaves out what has faded."""
    reading = keep.load(file)
    match = reading.match
    if seat is not None and not 1 <= seat <= match.players:
        raise Refusal("seat", seat=seat, players=match.players)
    words = Words(match.game.folder, language)
    names = _names(match, words)
    players = words.say("terminal-players", players=match.players)
    console.print(f"[bold]{escape(match.game.card.title)}[/], {players}")
    for step in match.line:
        if step.n and not isinstance(entry := match.entries[step.n - 1], Begun):
            move = getattr(entry, "move", "")
            console.print(f"[bold]{step.n:4}[/]  {escape(move)}")
        told = [event for event in step.events if event.is_for(seat)]
        kept = [event for event in told if not event.fades or match.outcome is not None]
        show.happened(kept, words, names)
    console.print()
    show.board(match.state, seat, words)
    if match.outcome is not None:
        show.ending(match.outcome, words, names)
    if reading.cut:
        cut = Refusal("match-cut", n=len(match.entries))
        console.print(f"[yellow]{escape(words.refusal(cut))}[/]")
    return 0


def check(file: Path, words: Words) -> int:
    reading = keep.checked(file)
    match = reading.match
    console.print(words.say("terminal-seed-fits", fingerprint=match.fingerprint[:16]))
    console.print(words.say("terminal-all-legal", entries=len(match.entries)))
    confirmed = sum(deed.verdict == "confirmed" for deed in reading.deeds)
    if confirmed:
        console.print(words.say("terminal-deeds-confirmed", deeds=confirmed))
    for deed in reading.deeds:
        if deed.verdict == "undecided":
            console.print(words.say("terminal-deed-undecided", n=deed.n))
    assert match.outcome is not None
    show.ending(match.outcome, words, _names(match, words))
    return 0


def _names(match: Match, words: Words) -> dict[Seat, str]:
    """Who sat there, as the file says; where it does not, the player by number."""
    seats = range(1, match.players + 1)
    unnamed = {seat: words.say("terminal-player", seat=seat) for seat in seats}
    return unnamed | {seat: sitter.name for seat, sitter in match.sitters.items()}
