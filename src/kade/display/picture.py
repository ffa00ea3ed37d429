"""A game's picture as rows, one a panel: what it is, what of a view it reads, how it is drawn on a desk, on a phone and
at a glance.

A panel is drawn again only when what it reads has changed, and what never changes is drawn once per edition.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from kade.display import parts
from kade.display.panel import Panel, View, fingerprint
from kade.display.parts import Drawn
from kade.display.svg import Markup
from kade.display.targets import Target, belongs_to, happened_at
from kade.kernel.actions import Choice

W = TypeVar("W")
Size = tuple[int, int]
NOTHING: Final = Markup("")
PANELS: Final = 4096  # that are kept of one edition: those of some 250 tables
EDITIONS: Final = 8  # that are kept at the same time
SEAT: Final = "-{seat}"


@dataclass(frozen=True)
class Form(Generic[W]):
    """How a panel is drawn at one size. `world` is what the game has worked out for an edition (its `Map`, its cards);
    `seat` is whose panel it is: the viewer's in a hand, -1 where it is everybody's."""

    size: Size | Callable[[W, View, int], Size]
    moving: Callable[[W, View, int], Drawn]
    """One piece of SVG; or several, each of which is sent and put in by itself when it has changed (parts.py)."""
    static: Callable[[W, View, int], Markup] | None = None
    """What never changes for a seat under one title, however the view does; drawn once per edition."""


def sized(
    size: Size, moving: Callable[[View, int, Size], Drawn], static: Callable[[Size], Markup] | None = None
) -> Form[Any]:
    """A form whose drawing needs nothing of the edition, and asks how large it is."""
    return Form(
        size,
        lambda world, view, seat: moving(view, seat, size),
        None if static is None else lambda world, view, seat: static(size),
    )


@dataclass(frozen=True)
class Row(Generic[W]):
    """One panel of the table, or with an id like `player-{seat}` one for each seat. A panel of the role hand is for the
    eyes of its seat, and drawn only for whoever has one."""

    id: str
    role: str  # board, display, hand, player, score, detail, gauge: writing-a-game.md says where each goes
    reads: tuple[str, ...]
    desk: Form[W]
    phone: Form[W] | None = None
    glance: Form[W] | None = None
    """What one needs of it while another panel leads: drawn for a small place, below the board on a desk."""
    when: Callable[[View, int], bool] = lambda view, seat: True
    title: str | Callable[[View, int], str] = ""
    """A message id; without one it is `label-` and the id."""
    leads: tuple[str, ...] = ()
    """The steps whose question this panel answers: while one is asked, it is shown large, in the board's place."""

    @property
    def forms(self) -> Mapping[str, Form[W]]:
        """Other ways to draw it, by name."""
        found = {"phone": self.phone, "glance": self.glance}
        return {name: form for name, form in found.items() if form is not None}

    @property
    def of_each_seat(self) -> bool:
        return self.id.endswith(SEAT)

    def seats(self, view: View) -> Sequence[int]:
        """Whose panels of this row a viewer sees."""
        viewer = view["seat"]
        if self.of_each_seat:
            return range(len(view["seats"]))
        return [-1] if self.role != "hand" else [] if viewer is None else [viewer]

    def titled(self, view: View, seat: int) -> str:
        if callable(self.title):
            return self.title(view, seat)
        return self.title or f"label-{self.id.removesuffix(SEAT)}"


@dataclass
class _Kept(Generic[W]):
    """What was drawn of one edition."""

    box: Any  # held, so that its id is not used again
    world: W
    panels: OrderedDict[tuple[str, int, str], Panel] = field(default_factory=OrderedDict)
    static: dict[tuple[int, int, str], Markup] = field(default_factory=dict)


class Picture(Generic[W]):
    """All panels of a game. `world` works out what an edition's printed matter means for its drawings.

    `targets` and `happened` say which drawn element an action belongs to and at which one an event happened, where a
    table can say it (targets.py).
    """

    def __init__(
        self,
        game: str,
        world: Callable[[Any], W],
        rows: Sequence[Row[W]],
        targets: Mapping[str, Target] | None = None,
        happened: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.world = world
        self.rows = tuple(rows)
        self.targets = dict(targets or {})
        self.happened = dict(happened or {})
        self._kept: OrderedDict[int, _Kept[W]] = OrderedDict()

    def panels(self, box: Any, view: View) -> list[Panel]:
        """The panels of a view in the order of their rows, the board first."""
        kept, known = self._edition(box), dict[str, str]()
        return [
            self._once(kept, row, view, seat, known)
            for row in self.rows
            for seat in row.seats(view)
            if row.when(view, seat)
        ]

    def target(self, box: Any, choice: Choice, view: View) -> str | None:
        return belongs_to(self.targets, choice, view)

    def lead(self, box: Any, view: View) -> str | None:
        """The panel that the viewer's question is about; None where no row says so, or nothing is asked."""
        seat = view["seat"]
        if seat is None or seat not in view["actors"]:
            return None
        rows = [row for row in self.rows if view.get("step") in row.leads and row.when(view, seat)]
        return rows[0].id.format(seat=seat) if rows else None

    def where(self, box: Any, event: Mapping[str, Any]) -> str | None:
        return happened_at(self.happened, event)

    def forget(self) -> None:
        """Draw everything that moves again."""
        parts.forget()
        for kept in self._kept.values():
            kept.panels.clear()

    def _edition(self, box: Any) -> _Kept[W]:
        kept = self._kept.get(id(box))
        if kept is None:
            kept = self._kept[id(box)] = _Kept(box, self.world(box))
            if len(self._kept) > EDITIONS:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(id(box))
        return kept

    def _once(self, kept: _Kept[W], row: Row[W], view: View, seat: int, known: dict[str, str]) -> Panel:
        """Drawn again only when what it reads has changed, whoever looks."""
        key = (row.id, seat, fingerprint(view, row.reads, seat, known))
        panel = kept.panels.get(key)
        if panel is None:
            forms = {name: self._draw(kept, row, form, view, seat, {}) for name, form in row.forms.items()}
            panel = kept.panels[key] = self._draw(kept, row, row.desk, view, seat, forms)
            if len(kept.panels) > PANELS:
                kept.panels.popitem(last=False)
        else:
            kept.panels.move_to_end(key)
        return panel

    def _draw(
        self, kept: _Kept[W], row: Row[W], form: Form[W], view: View, seat: int, forms: Mapping[str, Panel]
    ) -> Panel:
        size = form.size(kept.world, view, seat) if callable(form.size) else form.size
        return Panel(
            id=row.id.format(seat=seat),
            game=self.game,
            role=row.role,
            title=row.titled(view, seat),
            width=size[0],
            height=size[1],
            static=self._static(kept, row, form, view, seat),
            parts=parts.pieces(form.moving(kept.world, view, seat)),
            seat=None if seat < 0 else seat,
            forms=forms,
        )

    def _static(self, kept: _Kept[W], row: Row[W], form: Form[W], view: View, seat: int) -> Markup:
        if form.static is None:
            return NOTHING
        key = (id(form), seat, row.titled(view, seat))
        found = kept.static.get(key)
        if found is None:
            found = kept.static[key] = form.static(kept.world, view, seat)
        return found
