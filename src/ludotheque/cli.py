"""`ludotheque play | serve | backup | restore | migrate | admin | arena | replay | check | rules |
shelf | new-box`.

Each imports only what it needs.
"""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from ludotheque import __version__
from ludotheque.contract import Refusal

PROGRAM = "ludotheque"


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One sentence, exit code 2."""
        self.exit(2, f"{message[0].upper()}{message[1:]}. See {self.prog} --help.\n")


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"“{text}” should be name=value, such as variant=standard")
    return name, value


def _seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"“{text}” should be a number of seconds, such as 0.5")
    return value


def _arguments() -> argparse.ArgumentParser:
    parser = _Parser(prog=PROGRAM, description="The Ludothèque: a house of games.")
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="command", parser_class=_Parser)
    speaks = _Parser(add_help=False)
    speaks.add_argument("--lang", metavar="LANGUAGE", help="en, fr, de or nl (as $LANG says)")

    kept = _Parser(add_help=False)
    kept.add_argument("--data", type=Path, metavar="FOLDER", help="where everything is kept")

    shared = _Parser(add_help=False)
    shared.add_argument(
        "--database",
        metavar="URL",
        default=os.environ.get("LUDOTHEQUE_DATABASE", ""),
        help="of PostgreSQL, for a house of several nodes",
    )

    at = _Parser(add_help=False)
    at.add_argument(
        "--node",
        metavar="HOST:PORT",
        default=os.environ.get("LUDOTHEQUE_NODE", ""),
        help="with --database: where the nodes of the house find this one",
    )

    play = commands.add_parser("play", help="play a game here, in the terminal", parents=[speaks])
    play.add_argument("game", nargs="?", help="which box; without it you choose from the shelf")
    play.add_argument("--players", type=int, metavar="N", help="seats at the table")
    play.add_argument("--people", type=int, metavar="N", default=1, help="how many are people")
    play.add_argument(
        "--bot", metavar="NAME", help="novice, casual, club (as usual), expert or master"
    )
    play.add_argument(
        "--option", type=_option, action="append", default=[], metavar="NAME=VALUE", help="a rule"
    )
    play.add_argument("--seed", metavar="TEXT", help="the same seed, the same deal")
    play.add_argument("--skill", type=float, metavar="0-1", default=0.6, help="of your hand")
    play.add_argument("--referee", action="store_true", help="you have the real box: type facts in")
    play.add_argument("--save", type=Path, metavar="FILE", help="keep the match in this file")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a kept match")

    serve = commands.add_parser(
        "serve",
        help="open the house: tables for people and bots",
        parents=[speaks, kept, shared, at],
    )
    serve.add_argument("--port", type=int, metavar="N", help="default 8000; taken: the next one")
    serve.add_argument(
        "--redis",
        metavar="URL",
        default=os.environ.get("LUDOTHEQUE_REDIS", ""),
        help="with --database: through which nodes share limits, and who is there",
    )
    serve.add_argument("--lan", action="store_true", help="for the phones in the room, too")
    serve.add_argument("--open", action="store_true", help="show the page in the browser")

    backup = commands.add_parser(
        "backup", help="the house as one file, while it is open", parents=[speaks, kept]
    )
    backup.add_argument("file", type=Path, help="to write, such as house.tar")
    restore = commands.add_parser(
        "restore", help="a backup, put into an empty folder", parents=[speaks, kept]
    )
    restore.add_argument("file", type=Path, help="that backup has written")

    migrate = commands.add_parser(
        "migrate", help="a house in a file, carried over to PostgreSQL", parents=[speaks]
    )
    migrate.add_argument("file", type=Path, help="the database of the house, beside its secret.key")
    migrate.add_argument("url", help="of an empty database, postgresql://user@host/name")

    commands.add_parser(
        "think", help="let the bots of a house think on this machine", parents=[speaks, shared, at]
    )
    _admin_arguments(commands, [speaks, kept, shared])

    arena = commands.add_parser("arena", help="let bots play bots, and rate them", parents=[speaks])
    arena.add_argument("game")
    arena.add_argument(
        "bot", nargs="+", help="one a seat: random, greedy@0.8 (skill), mypackage.bots:Clever"
    )
    arena.add_argument("--games", type=int, metavar="N", default=100, help="matches (100)")
    arena.add_argument(
        "--option", type=_option, action="append", default=[], metavar="NAME=VALUE", help="a rule"
    )
    arena.add_argument(
        "--budget", type=_seconds, metavar="S", default=1.0, help="seconds a move (1)"
    )
    arena.add_argument(
        "--jobs", type=int, metavar="N", default=0, help="processes (as many as cores)"
    )
    arena.add_argument(
        "--ray", metavar="ADDRESS", default="", help="on the machines of that cluster, or local"
    )
    arena.add_argument("--seed", metavar="TEXT", help="the same seed, the same deals")
    arena.add_argument("--json", type=Path, metavar="FILE", help="write everything down, too")

    replay = commands.add_parser(
        "replay", help="tell a match again, move by move", parents=[speaks]
    )
    replay.add_argument("file", type=Path)
    replay.add_argument("--seat", type=int, metavar="N", help="as this seat saw it")

    check = commands.add_parser(
        "check", help="verify the deal and every move of a match file", parents=[speaks]
    )
    check.add_argument("file", type=Path)

    rules = commands.add_parser("rules", help="read the rulebook of a box", parents=[speaks])
    rules.add_argument("game")

    commands.add_parser("shelf", help="what boxes there are", parents=[speaks])

    new_box = commands.add_parser(
        "new-box", help="in a clone of the house: a whole box to begin with", parents=[speaks]
    )
    new_box.add_argument("name", help="one word in small letters, such as pebbles")
    return parser


def _admin_arguments(commands: Any, shared: list[argparse.ArgumentParser]) -> None:
    admin = commands.add_parser("admin", help="look after the tables, while it is open or not")
    orders = admin.add_subparsers(
        dest="order", metavar="order", parser_class=_Parser, required=True
    )
    scripts = _Parser(add_help=False)
    scripts.add_argument("--json", action="store_true", help="for scripts")
    sure = _Parser(add_help=False)
    sure.add_argument("--yes", action="store_true", help="without asking whether you are sure")
    shared = [*shared, scripts]

    tables = orders.add_parser("list", help="the tables, the newest first", parents=shared)
    tables.add_argument("--status", help="open, playing, paused, disputed, stale or over")
    tables.add_argument("--limit", type=int, metavar="N", default=50, help="at most (50)")
    orders.add_parser("drain", help="give this node's tables to others", parents=shared)
    orders.add_parser("figures", help="how much there is", parents=shared)
    for name, told, also in (
        ("show", "one table", []),
        ("export", "its log, with names and words, a line an entry", []),
        ("close", "end its match without a result; it is kept", []),
        ("delete", "for good, with all that was played there", [sure]),
        ("erase", "a person: names and words, at all tables", [sure]),
    ):
        order = orders.add_parser(name, help=told, parents=[*shared, *also])
        order.add_argument("code", help="of the table, as in its link")
        if name == "erase":
            order.add_argument("seat", type=int, help="where the person sits, or sat last")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = _arguments()
    given = parser.parse_args(arguments)
    if given.command is None:
        parser.print_help()
        return 0
    from ludotheque.words import Words, language, preferred

    wished, given.lang = getattr(given, "lang", None), preferred(os.environ)
    try:
        given.lang = language(wished) if wished is not None else given.lang
        return _run(given)
    except Refusal as refusal:
        print(Words(language=given.lang).refusal(refusal), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of our output has gone: `… | head`
        sys.stderr.close()
        return 1


def _serve(given: argparse.Namespace) -> int:
    """Options first, then $LUDOTHEQUE_DATA, $LUDOTHEQUE_PORT, $LUDOTHEQUE_LAN."""
    from ludotheque.terminal.keep import data_folder
    from ludotheque.words import Words

    environment = os.environ.get
    try:
        port = given.port if given.port is not None else int(environment("LUDOTHEQUE_PORT", "8000"))
    except ValueError:
        raise Refusal("port", port=environment("LUDOTHEQUE_PORT")) from None
    if not 0 <= port < 65536:
        raise Refusal("port", port=port)
    lan = given.lan or environment("LUDOTHEQUE_LAN", "") not in ("", "0", "no", "false")
    # Nobody imports the server: it is found when it is asked for.
    server = importlib.import_module("ludotheque.server.serve")
    data, words = given.data or data_folder(), Words(language=given.lang)
    code: int = server.serve(
        data,
        port,
        lan=lan,
        show=given.open,
        words=words,
        database=given.database,
        node=given.node,
        redis=given.redis,
    )
    return code


def _host(given: argparse.Namespace) -> int:
    """What is done beside the server, in its folder."""
    from ludotheque.terminal.keep import data_folder
    from ludotheque.words import Words

    room = "backup" if given.command == "restore" else given.command
    hosting = importlib.import_module(f"ludotheque.server.hosting.{room}")
    carry_out = getattr(hosting, given.command)
    code: int = carry_out(given.data or data_folder(), given, Words(language=given.lang))
    return code


def _migrate(given: argparse.Namespace) -> int:
    from ludotheque.words import Words

    try:
        hosting = importlib.import_module("ludotheque.server.hosting.migrate")
    except ModuleNotFoundError as missing:
        raise Refusal("nodes-missing", package=missing.name) from None
    code: int = hosting.migrate(given.file, given.url, Words(language=given.lang))
    return code


def _think(given: argparse.Namespace) -> int:
    from ludotheque.words import Words

    if not given.database:
        raise Refusal("think-where")
    shared = importlib.import_module("ludotheque.server.shared")
    code: int = shared.think(given.database, given.node, Words(language=given.lang))
    return code


def _arena(given: argparse.Namespace) -> int:
    try:
        # Nobody imports the lab: what it needs is an extra, and may not be there.
        lab = importlib.import_module("ludotheque.lab.arena")
    except ModuleNotFoundError as missing:
        raise Refusal("lab-missing", package=missing.name) from None
    code: int = lab.arena(given)
    return code


def _new_box(given: argparse.Namespace) -> int:
    from ludotheque.skeleton import new_box
    from ludotheque.terminal.show import unspoken
    from ludotheque.words import Words

    words, root = Words(language=given.lang), Path.cwd()
    files = new_box(given.name, root)
    print(words.say("new-box-written", title=given.name.title()))
    print(*(f"  {file.relative_to(root)}" for file in files), sep="\n")
    unspoken(given.name, words)
    print(words.say("new-box-next", command=f"{PROGRAM} play {given.name}"))
    return 0


def _run(given: argparse.Namespace) -> int:
    match given.command:
        case "play":
            from ludotheque.terminal.play import play

            return play(given)
        case "serve":
            return _serve(given)
        case "backup" | "restore" | "admin":
            return _host(given)
        case "migrate":
            return _migrate(given)
        case "think":
            return _think(given)
        case "arena":
            return _arena(given)
        case "replay":
            from ludotheque.terminal.retell import replay

            return replay(given.file, given.seat, given.lang)
        case "check":
            from ludotheque.terminal.retell import check
            from ludotheque.words import Words

            return check(given.file, Words(language=given.lang))
        case "rules":
            from ludotheque.terminal.show import rulebook

            return rulebook(given.game, given.lang)
        case "new-box":
            return _new_box(given)
        case _:
            from ludotheque.terminal.show import shelf
            from ludotheque.words import Words

            return shelf(Words(language=given.lang))


if __name__ == "__main__":
    sys.exit(main())
