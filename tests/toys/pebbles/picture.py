"""Pebbles drawn for a terminal."""

from ludotheque.contract import Say, View


def picture(view: View, say: Say) -> str:
    scores = ", ".join(map(str, view["scores"].values()))
    return say("picture-scores", round=view["round"], scores=scores)
