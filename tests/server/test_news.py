"""News between workers: whoever may have missed some knows it."""

from __future__ import annotations

import pytest

from kade.server.news import Alive, Changed, Envelope, Item, News

pytestmark = pytest.mark.server


def test_gaps_are_noticed_also_those_of_a_worker_whose_line_was_broken() -> None:
    heard: list[Item] = []
    missed: list[int] = []
    sent = News("redis://127.0.0.1:1", "one", lambda *_: None, lambda: None)
    here = News("redis://127.0.0.1:1", "other", lambda _, item: heard.append(item), lambda: missed.append(1))
    here._hear(Envelope("one", 1, Changed("t")))
    here._hear(Envelope("one", 2, Changed("t")))
    here._hear(Envelope("other", 9, Changed("t")))
    assert (len(heard), len(missed)) == (2, 0), "what we said ourselves is no news"
    sent._n = 2
    sent.publish(Changed("t"))  # it has no line, so nobody hears this
    here._hear(Envelope("one", sent._n + 1, Alive()))
    assert len(missed) == 1
    here._hear(Envelope("a third", 5, Alive()))
    assert len(missed) == 2, "what it said before we heard of it"


def test_what_comes_together_goes_out_in_one_message_and_is_counted() -> None:
    heard: list[Item] = []
    missed: list[int] = []
    sent = News("redis://127.0.0.1:1", "one", lambda *_: None, lambda: None)
    here = News("redis://127.0.0.1:1", "other", lambda _, item: heard.append(item), lambda: missed.append(1))
    sent.connected = True
    for table in "abc":
        sent.publish(Changed(table))
    here._hear(sent._gathered())
    sent.publish(Changed("d"))
    here._hear(sent._gathered())
    assert (heard, missed) == ([Changed(table) for table in "abcd"], [])
    sent.connected = False
    sent.publish(Changed("e"))
    sent.connected = True
    sent.publish(Changed("f"))
    here._hear(sent._gathered())
    assert (heard[4:], missed) == ([Changed("f")], [1])
