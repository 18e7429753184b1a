"""A match in the terminal: people, bots, and the hand where a game asks for it."""

import argparse
import random
from collections.abc import Mapping
from pathlib import Path

from rich.markup import escape

from ludotheque import bots, shelf
from ludotheque.contract import JUDGE, BadText, Card, Event, Game, Illegal, Move, Refusal, Seat
from ludotheque.dice import new_seed, seed_from
from ludotheque.match import Match, Sitter
from ludotheque.terminal import ask, keep, show
from ludotheque.terminal.show import console
from ludotheque.words import Words

BUDGET = 1.0  # seconds a bot may think
COMMANDS = ("moves", "undo", "log", "rules", "save", "fact", "resign", "quit")


def play(given: argparse.Namespace) -> int:
    house = Words(language=given.lang)
    match, keeper = _resumed(given, house) if given.resume else _begun(given, house)
    seats = range(1, match.players + 1)
    levels = {seat: match.sitters[seat].bot for seat in seats}
    skill = {seat: bots.skill_of(bot) if bot else given.skill for seat, bot in levels.items()}
    words = Words(match.game.folder, given.lang)
    session = Session(match, keeper, random.Random(given.seed), skill, words, referee=given.referee)
    return session.run()


def _begun(given: argparse.Namespace, words: Words) -> tuple[Match, keep.Keeper | None]:
    name = given.game or _chosen_box(words)
    game = shelf.game(name)
    players = given.players or _players(game, dict(given.option))
    game.options(players, dict(given.option))
    if not 0 <= given.people <= players:
        raise Refusal("people", people=given.people, players=players)
    bot = given.bot or bots.usual(game.card)
    bots.named(bot, game)
    if given.save:  # before anything that takes time
        keep.make(given.save)
    show.prepare(game, words)
    sitters = {
        seat: Sitter(words.say("terminal-player", seat=seat))
        if seat <= given.people
        else Sitter(words.say("terminal-bot", seat=seat), bot)
        for seat in range(1, players + 1)
    }
    seed = seed_from(given.seed) if given.seed else new_seed()
    match = Match(game, players, dict(given.option), seed, sitters)
    return match, _keeper(given.save, match, words)


def _keeper(named: Path | None, match: Match, words: Words) -> keep.Keeper | None:
    """A file that was asked for must be there; the usual one only should."""
    keeper = keep.Keeper(named or keep.new_file(match.game), match)
    try:
        keeper.keep() if named else keeper.begin()
    except Refusal as refusal:
        if named:
            raise
        told = f"{words.refusal(refusal)} {words.say('terminal-not-kept')}"
        console.print(f"[yellow]{escape(told)}[/]")
        return None
    return keeper


def _resumed(given: argparse.Namespace, words: Words) -> tuple[Match, keep.Keeper]:
    reading = keep.load(given.resume)
    show.prepare(reading.match.game, words)
    keeper = keep.Keeper(given.resume, reading.match)
    if reading.ended is None:
        keeper.go_on()
    if reading.cut:
        console.print(f"[yellow]{words.say('terminal-left-out')}[/]")
    return reading.match, keeper


def _chosen_box(words: Words) -> str:
    show.shelf(words)
    titles = {name: shelf.card(name).title for name in shelf.names()}
    otherwise = words.say("terminal-choose", names=", ".join(titles))
    return ask.choice(f"{words.say('terminal-which-box')} ", titles, otherwise)


def _players(game: Game, options: Mapping[str, str]) -> int:
    """The fewest players that the box and the chosen options allow."""
    card: Card = game.card
    for players in range(card.players[0], card.players[1] + 1):
        try:
            game.options(players, options)
        except Refusal as refusal:
            last = refusal
        else:
            return players
    raise last


class Session:
    """Turns go round until it is over or everybody has left the terminal."""

    def __init__(
        self,
        match: Match,
        keeper: keep.Keeper | None,
        rng: random.Random,
        skill: Mapping[Seat, float],
        words: Words,
        *,
        referee: bool,
    ) -> None:
        self.match, self.keeper, self.rng = match, keeper, rng
        self.skill, self.words, self.referee = skill, words, referee
        self.game = match.game
        self.commands = {name: words.say(f"terminal-command-{name}") for name in COMMANDS}
        self.names = {seat: sitter.name for seat, sitter in match.sitters.items()}
        self.bots = {seat: sitter.bot for seat, sitter in match.sitters.items() if sitter.bot}
        self.people = [seat for seat in match.sitters if seat not in self.bots]
        self.you = self.people[0] if len(self.people) == 1 else None  # several read: names for all
        self.shown = dict.fromkeys([*self.people, None], 0)  # how many events each has been shown
        self.at_screen: Seat | None = self.people[0] if len(self.people) == 1 else None

    def run(self) -> int:
        try:
            while self.match.outcome is None:
                self.turn()
        except ask.Hangup:
            self.farewell()
            return 0
        except KeyboardInterrupt:
            console.print()
            self.farewell()
            return 130
        self.end()
        return 0

    def turn(self) -> None:
        to_act = self.match.state.to_act
        person = next((seat for seat in to_act if seat in self.people), None)
        if to_act == (JUDGE,):
            self.settle_attempt()
        elif person is not None:
            self.person_acts(person)
        else:
            self.played(to_act[0], self.bot_choice(to_act[0]))

    def bot_choice(self, seat: Seat) -> Move:
        bot = bots.named(self.bots[seat], self.game)
        view, seen = self.match.state.view(seat), self.match.seen(seat)
        return bot.choose(seat, view, seen, BUDGET, self.rng)

    def settle_attempt(self) -> None:
        """The hand's part: typed in by the referee, or drawn from the skill model."""
        if self.referee:
            self.table(self.at_screen)
            self.typed(JUDGE)
            return
        odds = self.game.odds(self.match.state, self.skill)
        facts, weights = [fact for fact, _ in odds], [likelihood for _, likelihood in odds]
        self.played(JUDGE, self.rng.choices(facts, weights)[0])

    def person_acts(self, seat: Seat) -> None:
        if len(self.people) > 1 and self.at_screen != seat:
            console.clear()
            ask.line(f"{self.words.say('terminal-your-turn', who=self.names[seat])} ", {})
            self.at_screen = seat
        self.table(seat)
        self.typed(seat)

    def table(self, seat: Seat | None) -> None:
        """A fresh screen: the board, and what this person has not been told yet."""
        if console.is_terminal:
            console.clear()
        show.board(self.match.state, seat, self.words)
        seen = self.match.seen(seat)
        console.print()
        show.happened(seen[self.shown.get(seat, 0) :], self.words, self.names, self.you)
        self.shown[seat] = len(seen)

    def typed(self, seat: Seat) -> None:
        """Ask until something has been played."""
        view = self.match.state.view(seat or None)
        asks = self.words.say(f"ask-{self.game.ask(view)}")
        who = self.words.say("terminal-referee") if seat == JUDGE else self.names[seat]
        told = self.words.say("terminal-asks", who=f"[bold]{escape(who)}[/]", asks=escape(asks))
        console.print(f"\n{told}  [dim]({self.words.say('terminal-help')})[/]")
        while True:
            meanings = self.meanings(seat)
            text = ask.line("> ", {**meanings, **self.commands})
            try:
                if self.obeyed(seat, text, meanings):
                    return
            except Refusal as refusal:
                console.print(f"[red]{escape(self.words.refusal(refusal, self.names))}[/]")

    def meanings(self, seat: Seat) -> dict[str, str]:
        legal = self.match.state.legal(seat)
        return {str(move): self.words.move(move, self.names, self.you) for move in legal}

    def obeyed(self, seat: Seat, text: str, meanings: Mapping[str, str]) -> bool:
        """Carry out a command or a move; True when it is somebody's turn anew."""
        command, _, argument = text.partition(" ")
        match command.lower():
            case "":
                return False
            case "?" | "help":
                for name, meaning in self.commands.items():
                    console.print(f"  [bold]{name:10}[/] {meaning}")
                console.print(f"  {self.words.say('terminal-or-move')}")
            case "moves":
                for move, meaning in meanings.items():
                    console.print(f"  [bold]{escape(move):14}[/] {escape(meaning)}")
            case "log":
                show.happened(self.match.remembered(seat or None), self.words, self.names, self.you)
            case "rules":
                show.rulebook(self.game.card.name, self.words.language)
            case "save" if argument:
                keep.Keeper(Path(argument), self.match).begin()
                console.print(f"  {escape(self.words.say('terminal-kept', file=argument))}")
            case "fact" if argument and self.referee:
                self.played(JUDGE, self.game.move(argument))
                return True
            case "undo":
                self.undo(seat)
                return True
            case "resign":
                self.match.leave(seat, "resign")
                self.give_to_bot(seat)
                self.keep()
                return True
            case "quit" | "exit":
                raise ask.Hangup
            case _:
                self.played(seat, self.read(text, meanings))
                return True
        return False

    def read(self, text: str, meanings: Mapping[str, str]) -> Move:
        """A move as typed; upper and lower case and spaces are forgiven where it is clear."""
        plain = "".join(text.split()).lower()
        alike = [move for move in meanings if "".join(move.split()).lower() == plain]
        if len(alike) == 1:
            return self.game.move(alike[0])
        for spelling in (text, text.upper(), text.lower(), text[0].upper() + text[1:].lower()):
            try:
                return self.game.move(spelling)
            except BadText:
                continue
        raise BadText("move-text", text=text)

    def undo(self, seat: Seat) -> None:
        """Back to before this person's last move, the bots' answers taken back with it."""
        mine = [step.n for step in self.match.line if self.is_move_of(step.n, seat)]
        if not mine:
            raise Illegal("undo-nothing")
        before = max(step.n for step in self.match.line if step.n < mine[-1])
        self.match.undo(before)
        self.shown = {who: min(n, len(self.match.seen(who))) for who, n in self.shown.items()}
        self.keep()

    def is_move_of(self, n: int, seat: Seat) -> bool:
        return n > 0 and getattr(self.match.entries[n - 1], "seat", None) == seat

    def give_to_bot(self, seat: Seat) -> None:
        """With more than two sides the match goes on, and a bot sits down."""
        self.bots[seat] = "greedy"
        self.people.remove(seat)

    def played(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        events = self.match.play(seat, move)
        self.keep()
        return events

    def keep(self) -> None:
        if self.keeper:
            self.keeper.keep()

    def end(self) -> None:
        assert self.match.outcome is not None
        self.table(self.at_screen)
        show.ending(self.match.outcome, self.words, self.names)
        if self.keeper:
            kept = self.words.say("terminal-kept", file=str(self.keeper.file))
            console.print(f"[dim]  {escape(kept)}[/]", soft_wrap=True)

    def farewell(self) -> None:
        if self.keeper:
            again = f"ludotheque play --resume {self.keeper.file}"
            told = self.words.say("terminal-go-on", command=again)
            console.print(escape(told), soft_wrap=True)
