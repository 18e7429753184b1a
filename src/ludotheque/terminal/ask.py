"""Where people type: with completion on a real terminal, line by line otherwise."""

import sys
from collections.abc import Iterable, Mapping
from typing import Any

Suggestions = Mapping[str, str]  # what may be typed, and what it means


class Hangup(Exception):
    """There is nobody typing any more."""


def line(prompt: str, suggestions: Suggestions) -> str:
    """One line, stripped. Tab completes it to what may be typed here."""
    if not sys.stdin.isatty():
        return _plain(prompt)
    from prompt_toolkit import PromptSession

    try:
        session: PromptSession[str] = PromptSession(completer=_completer(suggestions))
        return session.prompt(prompt, complete_while_typing=True).strip()
    except EOFError:
        raise Hangup from None


def _plain(prompt: str) -> str:
    print(prompt, end="", flush=True)
    text = sys.stdin.readline()
    print()
    if not text:
        raise Hangup
    return text.strip()


def _completer(suggestions: Suggestions) -> Any:
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document

    class Whole(Completer):
        """Completes the line as a whole, in any case: moves have spaces in them."""

        def get_completions(self, document: Document, event: CompleteEvent) -> Iterable[Completion]:
            typed = document.text_before_cursor.lstrip()
            for text, meaning in suggestions.items():
                if text.lower().startswith(typed.lower()):
                    yield Completion(text, -len(typed), display_meta=meaning)

    return Whole()


def choice(prompt: str, choices: Suggestions, otherwise: str) -> str:
    """Asked until the answer is one of the choices; `otherwise` says which there are."""
    while True:
        answer = line(prompt, choices)
        if answer in choices:
            return answer
        print(otherwise)
