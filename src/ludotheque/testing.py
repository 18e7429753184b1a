"""`check_game()`: what every game must hold, ours and anybody's. It fails, it never only warns."""

import random
from collections.abc import Mapping
from itertools import takewhile
from typing import Any, Union

import msgspec

from ludotheque import matchfile, papers
from ludotheque.contract import JUDGE, Event, Game, Illegal, Seat, State
from ludotheque.match import Match
from ludotheque.secrecy import declared, scrambled
from ludotheque.words import NoWords, Words

MOST_MOVES = 500
MOST_STEPS = 20_000


class Fault(AssertionError):
    """What a game does wrong, in one sentence, and where."""


def check_game(
    game: Game,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    matches: int = 5,
    seed: int = 0,
    closely: float = 0.1,
) -> None:
    """Look into the box, play random matches and hold every state to the contract; raises Fault.

    `closely` is the share of positions at which the costly checks run: every legal move played,
    illegal ones refused, worlds sampled, secrets scrambled.
    """
    declared(game.position_type)
    for fault in papers.faults(game):
        raise Fault(fault)
    for number in range(matches):
        rng = random.Random(f"{seed}/{number}")
        count = players or rng.randint(*game.card.players)
        _Check(game, count, options or {}, rng, closely).run()


def need(condition: object, fault: str, state: State | None = None) -> None:
    if not condition:
        raise Fault(fault if state is None else f"{fault}\n  at {state}")


def as_declared(args: dict[str, Any], declared: Any, what: str) -> None:
    """Arguments are what their TypedDict says, neither less nor more."""
    more = args.keys() - declared.__annotations__.keys()
    need(not more, f"{what} is not as declared: it also has {', '.join(sorted(more))}")
    try:
        msgspec.convert(args, declared)
    except msgspec.ValidationError as wrong:
        raise Fault(f"{what} is not as declared: {wrong}") from None


def _unrevealing(events: list[Event], viewer: Seat | None) -> list[Event]:
    """Those before the first that rightly tells the viewer something new."""
    return list(takewhile(lambda event: not event.reveals_to(viewer), events))


class _Words:
    """Every event, error, move and picture of a match has words in English, and is declared."""

    def __init__(self, game: Game) -> None:
        self.game, self.words = game, Words(game.folder)

    def of_events(self, events: tuple[Event, ...], names: Mapping[Seat, str]) -> None:
        for event in events:
            need(event.kind in self.game.events, f"undeclared event {event.kind}")
            as_declared(event.args, self.game.events[event.kind], f"event {event.kind}")
            try:
                for you in (None, *names):
                    self.words.event(event, names, you)
            except NoWords as missing:
                raise Fault(f"no words for event {event.kind}: {missing}") from missing

    def of_refusal(self, refusal: Illegal) -> None:
        house = ("not-your-turn", "over")
        need(refusal.code in (*self.game.errors, *house), f"undeclared error {refusal.code}")
        try:
            self.words.refusal(refusal)
        except NoWords as missing:
            raise Fault(f"no words for error {refusal.code}: {missing}") from missing

    def of_picture(self, state: State, viewer: Seat | None) -> None:
        try:
            self.game.picture(state.view(viewer), self.words.say)
        except NoWords as missing:
            raise Fault(f"no words for the picture: {missing}\n  at {state}") from missing


class _Check:
    """One random match, every state of it held to the contract."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, Any],
        rng: random.Random,
        closely: float,
    ) -> None:
        self.game, self.players, self.rng, self.closely = game, players, rng, closely
        self.words = _Words(game)
        self.names = {seat: f"Seat {seat}" for seat in range(players + 1)}
        self.match = Match(game, players, options, rng.randbytes(32))
        self.moves_json: Any = msgspec.json.Decoder(Union[game.move_types])  # noqa: UP007
        self.position_json: Any = msgspec.json.Decoder(game.position_type)
        self.past: list[tuple[State, str]] = []

    def run(self) -> None:
        self.words.of_events(self.match.line[0].events, self.names)
        for _ in range(MOST_STEPS):
            state = self.match.state
            self.past.append((state, str(state)))
            self.always(state)
            if not state.to_act:
                break
            if self.rng.random() < self.closely:
                self.close_look(state)
            self.step(state)
        else:
            raise Fault(f"the match does not end within {MOST_STEPS} moves")
        self.close_look(self.match.state)
        self.outcome()
        for state, text in self.past:
            need(str(state) == text, "a past state has changed", state)
        self.same_again()

    def step(self, state: State) -> None:
        seat = self.rng.choice(state.to_act)
        move = self.drawn_fact(state) if seat == JUDGE else self.rng.choice(state.legal(seat))
        effects = state.preview(seat, move)[1]
        events = self.match.play(seat, move)
        need(events[: len(effects)] == effects, f"the effects of {move} are not what it did", state)
        self.words.of_events(events, self.names)

    def drawn_fact(self, state: State) -> Any:
        odds = self.game.odds(state, dict.fromkeys(range(1, self.players + 1), self.rng.random()))
        if not odds:
            return self.rng.choice(state.legal(JUDGE))
        need(abs(sum(p for _, p in odds) - 1) < 1e-9, "the odds do not sum to 1", state)
        return self.rng.choices([fact for fact, _ in odds], [p for _, p in odds])[0]

    def always(self, state: State) -> None:
        """What is cheap enough to hold at every state."""
        text = str(state)
        need(text.isascii() and "\n" not in text, "a position's text is one line of ASCII", state)
        need(self.game.read(text) == state, "the position's text does not read back", state)
        body = msgspec.json.encode(state.position)
        need(self.position_json.decode(body) == state.position, "its JSON does not", state)
        need((state.outcome is None) == bool(state.to_act), "over without an outcome", state)
        if (attempt := state.attempt) is not None:
            need(attempt.kind in self.game.attempts, f"undeclared attempt {attempt.kind}", state)
            declared = self.game.attempts[attempt.kind]
            as_declared(attempt.args, declared, f"attempt {attempt.kind}")
        seats = range(self.players + 1)
        need(all(seat in seats for seat in state.to_act), "to_act names no seat", state)
        for seat in state.to_act:
            texts = [str(move) for move in state.legal(seat)]
            need(texts, f"seat {seat} is to act and has no move", state)
            need(len(texts) < MOST_MOVES, f"{len(texts)} moves at once", state)
            need(len(set(texts)) == len(texts), "two legal moves share a text", state)

    def close_look(self, state: State) -> None:
        text = str(state)
        for seat in state.to_act:
            self.legal_is_playable(state, seat)
        need(str(state) == text, "a past state has changed", state)
        for viewer in (*range(1, self.players + 1), None):
            self.words.of_picture(state, viewer)
            if state.to_act:
                asked = self.game.ask(state.view(viewer))
                need(state.ask(viewer) == asked, f"{viewer} is asked what its view is not", state)
            world = self.consistent_world(state, viewer)
            self.no_leak(state, world, viewer)
            fields = scrambled(state.position, viewer, self.rng)
            shuffled = self.game.at(self.game.position_type(**fields), world.dice)
            self.no_leak(state, shuffled, viewer)

    def legal_is_playable(self, state: State, seat: Seat) -> None:
        legal = {choice.number: choice for choice in state.moves(seat)}
        need(len(legal) == len(state.legal(seat)), "two legal moves share a number", state)
        for number, choice in legal.items():
            move = choice.move
            need(0 <= number < self.game.actions, f"{move} is numbered {number}", state)
            need(self.game.numbered(number) == move, f"{move}'s number does not read back", state)
            need(self.game.move(str(move)) == move, f"{move}'s text does not read back", state)
            need(self.moves_json.decode(msgspec.json.encode(move)) == move, f"{move}: JSON", state)
            need(self.words.words.move(move, self.names), f"no words for {move}", state)
            try:
                state.play(seat, move)
            except Illegal as refusal:
                raise Fault(f"{move} is listed as legal and refused: {refusal}") from refusal
        others = self.rng.sample(range(self.game.actions), min(40, self.game.actions))
        for number in set(others) - legal.keys():
            self.refused(state, seat, self.game.numbered(number))
        for other in set(range(self.players + 1)) - set(state.to_act):
            self.refused(state, other, self.rng.choice(state.legal(seat)))

    def refused(self, state: State, seat: Seat, move: Any) -> None:
        if seat == JUDGE and move in state.interruptions:
            return
        if seat == JUDGE and JUDGE in state.to_act and not state.refusal(JUDGE, move):
            return  # facts with a measure are more than those listed
        try:
            state.play(seat, move)
        except Illegal as refusal:
            self.words.of_refusal(refusal)
        else:
            raise Fault(
                f"{move} of seat {seat} is not listed as legal and can be played\n at {state}"
            )

    def consistent_world(self, state: State, viewer: Seat | None) -> State:
        view = state.view(viewer)
        world = self.game.world(view, self.match.seen(viewer), self.rng)
        need(world.view(viewer) == view, f"a sampled world looks otherwise to {viewer}", state)
        known = self.game.known(view, self.match.seen(viewer))
        need(known.to_act == state.to_act, f"what {viewer} knows has others to act", state)
        return world

    def no_leak(self, state: State, other: State, viewer: Seat | None) -> None:
        """Only secrets, and the dice to come, are other there; nothing the viewer gets may be."""
        self.alike(state, other, viewer, "the view")
        need(state.attempt == other.attempt, "the attempt tells a secret", state)
        for seat in state.to_act:
            if seat == viewer:
                mine = [(str(c.move), c.effects) for c in state.moves(seat)]
                same = [(str(c.move), c.effects) for c in other.moves(seat)]
                need(mine == same, f"the moves of seat {seat} tell a secret", state)
            shared = set(state.legal(seat)) & set(other.legal(seat))
            for move in self.rng.sample(sorted(shared, key=str), min(3, len(shared))):
                self.no_leak_by(state, other, viewer, seat, move)

    def no_leak_by(
        self, state: State, other: State, viewer: Seat | None, seat: Seat, move: Any
    ) -> None:
        (after, events), (other_after, other_events) = (
            state.play(seat, move),
            other.play(seat, move),
        )
        mine = [event for event in events if event.is_for(viewer)]
        same = [event for event in other_events if event.is_for(viewer)]
        if not any(event.reveals_to(viewer) for event in (*mine, *same)):
            need(mine == same, f"{move} tells {viewer} a secret", state)
            self.alike(after, other_after, viewer, f"the view after {move}")
        else:
            before, other_before = _unrevealing(mine, viewer), _unrevealing(same, viewer)
            need(before == other_before, f"{move} tells {viewer} a secret", state)

    def alike(self, state: State, other: State, viewer: Seat | None, what: str) -> None:
        mine, same = (
            msgspec.json.encode(state.view(viewer)),
            msgspec.json.encode(other.view(viewer)),
        )
        need(mine == same, f"{what} tells {viewer} a secret", state)

    def outcome(self) -> None:
        outcome = self.match.state.outcome
        assert outcome is not None
        seats = set(range(1, self.players + 1))
        need(set(outcome.scores) == set(outcome.places) == seats, "an outcome lacks a seat")
        first = {seat for seat, place in outcome.places.items() if place == 1}
        need(set(outcome.winners) == first and first, "the winners are not those in first place")

    def same_again(self) -> None:
        """The same seed and log, the same bytes."""
        data = matchfile.write(self.match)
        try:
            again = matchfile.check(data, self.game).match
        except matchfile.BadMatch as bad:
            raise Fault(f"the log does not replay: {bad}") from bad
        need(matchfile.write(again) == data, "a match file does not read back to the same bytes")
        need(str(again.state) == str(self.match.state), "the log leads to another state")
        for viewer in (*range(1, self.players + 1), None):
            need(again.seen(viewer) == self.match.seen(viewer), "the log tells another story")
