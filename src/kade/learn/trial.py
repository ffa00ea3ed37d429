"""From a topic of the rulebook to the table: the step of a guided game in which one does exactly that."""

from __future__ import annotations

from dataclasses import dataclass

from kade.learn.lesson import lesson
from kade.learn.rulebook import BadRulebook, Topic
from kade.learn.script import lessons


@dataclass(frozen=True)
class Trial:
    """A guided game, the stop at which it is taken up, and what that step is called."""

    lesson: str
    stop: int
    title: str


def trial(game: str, topic: Topic, lang: str) -> Trial | None:
    """What a topic offers to try, if it does: rulebook.toml says `try = "first-game/claim"`."""
    if not topic.tries:
        return None
    name, _, step = topic.tries.partition("/")
    if name not in lessons(game):
        raise BadRulebook(f"The topic {topic.id!r} offers to try {topic.tries!r}; {name!r} is no guided game.")
    found = lesson(game, name)
    for number, stop in enumerate(found.stops):
        if stop.id == step and stop.choice is not None:
            return Trial(name, number, found.say(stop.title, lang))
    raise BadRulebook(f"The topic {topic.id!r} offers to try {topic.tries!r}, but the learner decides nothing there.")
