"""NOX, Isis & Osiris and Fakir, and any other box with compiled rules, as OpenSpiel games.

    import pyspiel
    from ludotheque.lab import openspiel            # registers them
    game = pyspiel.load_game("ludotheque_isis(players=3,variant=stock)")

Players are 0-based, as OpenSpiel has them. Every chance event is a chance node: the lot for the
first seat, each card dealt, each tile turned up. Returns are zero-sum, by places (rewards.py).
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from ludotheque import secrecy, shelf
from ludotheque.contract import Event, Seat, declared_options
from ludotheque.dice import Dice
from ludotheque.kernel import CHANCE, KernelGame, KernelState, rule
from ludotheque.kernel.border import Table, blank
from ludotheque.lab.observing import Observer
from ludotheque.lab.rewards import rewards

PREFIX = "ludotheque_"
LONGEST = 10_000  # moves; a match of NOX could go on for ever, and here it is then a tie
REMEMBERED = 256  # positions whose story is kept: an observer asks for one after the other
NO_DICE = Dice(bytes(32))  # chance is OpenSpiel's
NATURE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


def player(turn: int) -> int:
    """Whom OpenSpiel calls what our rules call by `turn`."""
    if turn >= 0:
        return turn
    return NATURE if turn == CHANCE else TERMINAL


class BoxGame(pyspiel.Game):  # type: ignore[misc]
    """One table of a box: players and options are the game's parameters."""

    box: KernelGame
    kind: Any

    def __init__(self, params: Mapping[str, Any]) -> None:
        box, usual = self.box, self.kind.parameter_specification
        changed = {name: value for name, value in params.items() if value != usual[name]}
        players = int(changed.pop("players", box.card.players[0]))
        options = box.options(players, changed)
        self.lot = options.first == "lot"
        self.fresh = blank(box.dtype)
        box.set_options(self.fresh[0], options)
        first = 0 if options.first == "lot" else options.first - 1
        box.border.new(self.fresh, players, first)
        self.sides = KernelState(box, self.fresh, NO_DICE).sides
        tickets_, chance_ = box.rules.tickets, box.rules.chance

        @rule
        def outcomes(table: Table, shares: NDArray[np.int64]) -> int:
            """How many of the tickets stand for each chance action; says how many there are."""
            tickets = tickets_(table[0])
            for ticket in range(tickets):
                shares[chance_(table[0], ticket)] += 1
            return tickets  # type: ignore[no-any-return]

        self.forward, self.outcomes = box.border.apply, outcomes
        self.actions = np.zeros(box.most, np.int16)  # filled anew by whoever asks
        self._stories: dict[tuple[int, ...], tuple[Table | None, tuple[Event, ...]]] = {}
        self.most_outcomes = max(players, box.border.tickets(self.fresh))
        info = pyspiel.GameInfo(
            num_distinct_actions=box.actions,
            max_chance_outcomes=self.most_outcomes,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, dict(params))

    def new_initial_state(self, from_text: str | None = None) -> "BoxState":
        return BoxState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def after(self, table: Table | None, action: int) -> tuple[Table, int]:
        """The table after an action, and who is to act then."""
        after = blank(self.box.dtype)
        if table is not None:
            return after, player(self.forward(table, after, action))
        after[0] = self.fresh[0]
        self.box.border.new(after, self.num_players(), action)
        return after, player(self.box.border.turn(after))

    def story(self, history: Sequence[int]) -> tuple[Event, ...]:
        """All that has happened. What was told of an earlier position is remembered for a while."""
        line = tuple(history)
        known = next((n for n in range(len(line), 0, -1) if line[:n] in self._stories), 0)
        table, told = self._stories.get(line[:known], (None if self.lot else self.fresh, ()))
        for n in range(known, len(line)):
            before, table = table, self.after(table, line[n])[0]
            told = (*told, *self._told(before, line[n], table))
            self._stories[line[: n + 1]] = table, told
        while len(self._stories) > REMEMBERED:
            del self._stories[next(iter(self._stories))]
        return told

    def _told(self, before: Table | None, action: int, after: Table) -> list[Event]:
        if before is None:
            return [Event("lot", {"seat": action + 1}, shows=True)]
        was, now = KernelState(self.box, before, NO_DICE), KernelState(self.box, after, NO_DICE)
        return self.box.tells(was, action, now)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "BoxObserver":
        return BoxObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class BoxState(pyspiel.State):  # type: ignore[misc]
    """A table, which is never written to once it is here (None: the lot is to be drawn first), and
    who is to act. (OpenSpiel copies a state by deep-copying all that it holds, and asks whose turn
    it is several times a move.)"""

    def __init__(self, game: BoxGame) -> None:
        super().__init__(game)
        self._table = None if game.lot else game.fresh
        self._player = NATURE if game.lot else player(game.box.border.turn(game.fresh))

    @property
    def game(self) -> BoxGame:
        return self.get_game()  # type: ignore[no-any-return]

    def current_player(self) -> int:
        return self._player

    def is_terminal(self) -> bool:
        return self._player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        assert self._table is not None
        game = self.game
        n = game.box.border.legal(self._table, game.actions)
        actions: list[int] = game.actions[:n].tolist()
        actions.sort()
        return actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        game = self.game
        if self._table is None:
            players = game.num_players()
            return [(seat, 1 / players) for seat in range(players)]
        shares = np.zeros(game.most_outcomes, np.int64)
        tickets = game.outcomes(self._table, shares)
        return [(action, n / tickets) for action, n in enumerate(shares.tolist()) if n]

    def _apply_action(self, action: int) -> None:
        self._table, self._player = self.game.after(self._table, action)
        if self.move_number() + 1 >= LONGEST:
            self._player = TERMINAL

    def _action_to_string(self, player: int, action: int) -> str:
        if player != NATURE:
            return str(self.game.box.numbered(action))
        return f"Lot {action + 1}" if self._table is None else f"Chance {action}"

    def returns(self) -> list[float]:
        outcome = None if self.contract is None else self.contract.outcome
        if outcome is None:
            return [0.0] * self.game.num_players()
        worth = rewards(outcome, self.game.sides)
        return list(worth.values())

    @property
    def contract(self) -> KernelState | None:
        """The state under the Ludothèque's own contract, for reading; None before the lot."""
        return None if self._table is None else KernelState(self.game.box, self._table, NO_DICE)

    def seen(self, seat: Seat) -> list[Event]:
        """All that a seat was told since the beginning."""
        return [event for event in self.game.story(self.history()) if event.is_for(seat)]

    def __str__(self) -> str:
        return "lot" if self.contract is None else str(self.contract)


class BoxObserver:
    """What a player sees, as a tensor and as JSON: the seat's view, and with perfect recall all
    that it was told besides. (The tensor then holds what still matters of that, such as the values
    of tiles that were seen; the string holds every event.)"""

    def __init__(self, game: BoxGame, kind: Any) -> None:
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise ValueError("a seat's view is public and private at once: no other observer here")
        self.recall = bool(kind.perfect_recall)
        self._observer = Observer(game.box)
        self.tensor = np.zeros(self._observer.size, np.float32)
        self.dict = self._observer.parts(self.tensor)

    def set_from(self, state: BoxState, player: int) -> None:
        self.tensor.fill(0)
        if state.contract is not None:
            seen = state.seen(player + 1) if self.recall else ()
            self.tensor[:] = self._observer.of(state.contract.view(player + 1), seen)

    def string_from(self, state: BoxState, player: int) -> str:
        if state.contract is None:
            return f"seat {player + 1}"
        view = state.contract.view(player + 1)
        told = [view, *state.seen(player + 1)] if self.recall else view
        return msgspec.json.encode(told).decode()


def _register(name: str) -> None:
    box = shelf.game(name)
    if not isinstance(box, KernelGame):
        return
    hides = set(secrecy.declared(box.position_type).values()) != {secrecy.EVERYONE}
    kind = pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=box.card.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION
        if hides
        else pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=box.card.players[1],
        min_num_players=box.card.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(box),
    )
    # A class, and not a function, for OpenSpiel lets go of it when Python has ended already, and
    # a class does not mind.
    made = type(f"{name.capitalize()}Game", (BoxGame,), {"box": box, "kind": kind})
    pyspiel.register_game(kind, made)


def _parameters(box: KernelGame) -> dict[str, Any]:
    """Players and options with their defaults. 0 stands for the lot, or for what is usual."""
    declared = {option.name: option.default for option in declared_options(box.options_type)}
    usual = {name: 0 if value is None else value for name, value in declared.items()}
    return {**usual, "players": box.card.players[0], "first": 0}


for _name in shelf.names():
    _register(_name)
