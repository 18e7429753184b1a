"""`ludotheque arena`: bots against bots, on all cores, every bot in every seat equally often."""

import argparse
import contextlib
import multiprocessing
import os
import random
import secrets
import signal
from collections.abc import Generator, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludotheque import shelf
from ludotheque.contract import Refusal
from ludotheque.lab.bout import Bout, Died, Pairing, Terms, play, prepare
from ludotheque.lab.cluster import cluster
from ludotheque.lab.entrants import entrant
from ludotheque.lab.tally import Standing, shared, tally
from ludotheque.words import Words

AHEAD = 4  # bouts waiting for each process
SHOWN = 5  # faults told in full


def arena(given: argparse.Namespace) -> int:
    """Plays what the command line asks for, and prints the table."""
    console, words = Console(highlight=False), Words(language=given.lang)
    seed = given.seed or secrets.token_hex(4)
    terms = ruled(given.game, given.bot, dict(given.option), given.budget, seed)
    if given.games < 1:
        raise Refusal("arena-games", games=given.games)
    if given.json is not None:
        _writable(given.json)
    games = whole(given.games, len(terms.entrants))
    bouts: list[Bout] = []
    code = 0
    try:
        with (
            _progress(terms, games, console) as told,
            _playing(terms, games, given.jobs, given.ray) as playing,
        ):
            for bout in playing:
                bouts.append(bout)
                told(bouts)
    except KeyboardInterrupt:
        console.print(words.say("terminal-arena-stopped"))
        code = 130
    except Died:
        console.print(f"[red]{words.say('terminal-arena-died')}[/]")
        code = 1
    if not bouts:
        console.print(words.say("terminal-arena-none"))
        return code
    lines = tally(terms, bouts)
    _show(console, words, terms, lines, bouts)
    if given.json is not None:
        given.json.write_bytes(report(terms, lines, bouts))
        console.print(escape(words.say("terminal-arena-written", file=str(given.json))))
    return code


@contextlib.contextmanager
def _playing(terms: Terms, games: int, jobs: int, ray: str) -> Iterator[Generator[Bout]]:
    """In processes of this machine, or of all the machines that Ray has."""
    if not ray:
        with contextlib.closing(played(terms, games, jobs or cores())) as playing:
            yield playing
        return
    with cluster(ray):
        from ludotheque.lab import players  # it needs Ray, which may not be here

        waiting = pairings(terms, games)
        with contextlib.closing(players.played(terms, waiting, jobs)) as playing:
            yield playing


def ruled(
    box: str, names: Sequence[str], options: Mapping[str, Any], budget: float, seed: str
) -> Terms:
    """The terms of an arena, or a Refusal: everything is tried before anything is played."""
    game = shelf.game(box)
    game.options(len(names), options)
    terms = Terms(box, dict(options), tuple(map(entrant, names)), budget, seed)
    prepare(terms)
    return terms


def cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def whole(games: int, players: int) -> int:
    """So many that every bot sits in every seat equally often."""
    return -(-games // players) * players


def pairings(terms: Terms, games: int) -> Iterator[Pairing]:
    """Deal after deal, each played once from every seat. Partners stay together."""
    players = len(terms.entrants)
    state = shelf.game(terms.box).new(players, terms.options, bytes(32))
    alone = len(state.sides) == players
    for number in range(games):
        deal, turned = divmod(number, players)
        order = list(range(players))
        if alone:
            random.Random(f"{terms.seed}/{deal}/order").shuffle(order)
        yield Pairing(number, deal, tuple(order[turned:] + order[:turned]))


def played(terms: Terms, games: int, jobs: int = 1) -> Generator[Bout]:
    """The bouts as they are finished, in any order. More than one job: in processes."""
    waiting = pairings(terms, games)
    if jobs == 1:
        for pairing in waiting:
            yield play(terms, pairing)
        return
    context, others = multiprocessing.get_context("spawn"), set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(min(jobs, games), context, _ready, (terms,))
    try:
        going = {pool.submit(_play, p) for p in islice(waiting, AHEAD * jobs)}
        while going:
            done, going = wait(going, return_when=FIRST_COMPLETED)
            going |= {pool.submit(_play, p) for p in islice(waiting, len(done))}
            yield from (future.result() for future in done)
    except BrokenProcessPool:
        raise Died from None
    except BaseException:  # nobody waits for the rest
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


_terms: Terms  # in a process of the arena


def _ready(terms: Terms) -> None:
    global _terms
    _terms = terms
    prepare(terms)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the arena's


def _play(pairing: Pairing) -> Bout:
    return play(_terms, pairing)


@contextlib.contextmanager
def _progress(terms: Terms, games: int, console: Console) -> Iterator[Any]:
    """One line while it lasts: how many were played, and who leads."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    quiet = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=quiet) as progress:
        task = progress.add_task(terms.box, total=games)
        shares = dict.fromkeys((who.text for who in terms.entrants), 0.0)

        def told(bouts: Sequence[Bout]) -> None:
            for name, share in shared(terms, bouts[-1]).items():
                shares[name] += share
            said = "  ".join(f"{name} {share / len(bouts):.0%}" for name, share in shares.items())
            progress.update(task, completed=len(bouts), description=escape(said))

        yield told


def _show(
    console: Console, words: Words, terms: Terms, lines: Sequence[Standing], bouts: Sequence[Bout]
) -> None:
    said = [f"{name}={value}" for name, value in terms.options.items()]
    players = words.say("terminal-players", players=len(terms.entrants))
    title = f"[bold]{', '.join([shelf.card(terms.box).title, players, *said])}[/]"
    counted: dict[str, Any] = {"title": title, "matches": len(bouts), "seed": escape(terms.seed)}
    console.print(f"\n{words.say('terminal-arena-title', **counted)}")
    table = Table(box=None, padding=(0, 1, 0, 0))
    table.add_column(words.say("terminal-arena-table", "bot"), min_width=8, overflow="fold")
    for name in ("seats", "won", "tied", "share", "95 %", "even", "rating", "ms", "most"):
        heading = name if name in ("95 %", "ms") else words.say("terminal-arena-table", name)
        table.add_column(heading, justify="right", no_wrap=True)
    for line in lines:
        thought = line.thinking
        mean = 1000 * thought.seconds / thought.moves if thought.moves else 0.0
        table.add_row(
            escape(line.bot),
            str(line.seats),
            str(line.won),
            str(line.tied),
            f"{line.share:.1%}",
            f"{100 * line.low:.1f}–{100 * line.high:.1f}",
            f"{line.even:.0%}",
            f"{line.rating:.1f}±{line.uncertainty:.1f}",
            f"{mean:.1f}",
            f"{1000 * thought.slowest:.0f}",
        )
    console.print(table)
    order = sorted(bouts, key=lambda bout: bout.number)
    faults = [(bout, fault) for bout in order for fault in bout.faults]
    for bout, fault in faults[:SHOWN]:
        who = f"[red]{escape(fault.bot)}[/]"
        at: dict[str, Any] = {"match": bout.number + 1, "seat": fault.seat, "move": fault.move}
        console.print(words.say("terminal-arena-fault", bot=who, why=escape(fault.why), **at))
    if len(faults) > SHOWN:
        console.print(words.say("terminal-arena-more", faults=len(faults) - SHOWN))


def report(terms: Terms, lines: Sequence[Standing], bouts: Sequence[Bout]) -> bytes:
    """All of it, as JSON."""
    told = {
        "game": terms.box,
        "options": terms.options,
        "budget": terms.budget,
        "seed": terms.seed,
        "entrants": [who.text for who in terms.entrants],
        "bots": lines,
        "matches": sorted(bouts, key=lambda bout: bout.number),
    }
    return msgspec.json.format(msgspec.json.encode(told)) + b"\n"


def _writable(file: Path) -> None:
    """Found out before an hour of matches, not after."""
    try:
        file.touch()
    except OSError as error:
        raise Refusal("match-write", file=str(file), why=error.strerror or str(error)) from None
