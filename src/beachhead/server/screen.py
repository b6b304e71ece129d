"""The table in words, as one connection sees it: a `Scene` becomes a `Screen`."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TypeAlias

from msgspec.structs import replace

from beachhead.cards.evenings import evening_of
from beachhead.kernel import scene as k
from beachhead.kernel.contract import (
    Action,
    Chance,
    Draw,
)
from beachhead.kernel.kinds import COLOURS, SYMBOLS, is_numbered, write_die
from beachhead.kernel.notation import write_action
from beachhead.kernel.table import Table
from beachhead.locale import Texts
from beachhead.playing.advice import Advised
from beachhead.playing.prompts import (
    NOTHING,
    AllKnown,
    Entry,
    dice_pick,
    have_dice,
    menu,
    warning_of,
)
from beachhead.playing.telling import (
    end_seen_by,
    marked,
    named_place,
    next_game_name,
    typed_help,
)
from beachhead.server import protocol as p
from beachhead.server.boards import board_news, board_panel


def panels(texts: Texts, scene: k.Scene) -> tuple[p.Panel, ...]:
    """What lies on the table."""
    return tuple(panel(texts, one) for one in scene.panels)


def notes(texts: Texts, scene: k.Scene) -> tuple[p.NotesPanel, ...]:
    """What can be looked up."""
    shown = (panel(texts, notes) for notes in scene.lookup)
    return tuple(notes for notes in shown if isinstance(notes, p.NotesPanel))


def panel(texts: Texts, panel: k.Panel) -> p.Panel:
    """One panel in words: people who see the same are shown the same."""
    if isinstance(panel, k.Board):
        return board_panel(texts, panel)
    return _small_panel(texts, panel)


def news(old: tuple[p.Panel, ...], panels: tuple[p.Panel, ...]) -> tuple[p.PanelNow, ...]:
    """What is new among panels to somebody who has seen the old ones."""
    return tuple(_news(old, panel) for panel in panels)


def _news(old: tuple[p.Panel, ...], panel: p.Panel) -> p.PanelNow:
    if panel in old:
        return old.index(panel)
    if isinstance(panel, p.BoardPanel | p.ScorePanel):
        for was, before in enumerate(old):
            if isinstance(before, p.BoardPanel) and isinstance(panel, p.BoardPanel):
                return board_news(was, before, panel)
            if isinstance(before, p.ScorePanel) and isinstance(panel, p.ScorePanel):
                return _score_news(was, before, panel)
    return panel


def _score_news(was: int, old: p.ScorePanel, new: p.ScorePanel) -> p.ScorePanel | p.ScoresNow:
    """What is new on a score sheet that lies there already, if it is the same one."""
    if [row.seat for row in old.rows] != [row.seat for row in new.rows]:
        return new
    rows = tuple(row for row in new.rows if row not in old.rows)
    return p.ScoresNow(was, None if new.title == old.title else new.title, rows)


def market(texts: Texts, seat: int, market: k.Market) -> p.MarketShown:
    """What a seat can buy."""
    shelves = tuple(
        p.ShelfShown(
            texts.message(shelf.title),
            tuple(_offer(texts, one) for one in shelf.offers),
            shelf.open,
        )
        for shelf in market.shelves
    )
    return p.MarketShown(seat, market.has, texts.message(market.said), market.buying, shelves)


@lru_cache(maxsize=1 << 13)
def _offer(texts: Texts, one: k.OnOffer) -> p.OfferShown:
    return p.OfferShown(
        one.card,
        one.price,
        texts.listed(one.said),
        {write_action(way): texts.doing(way) for way in one.actions},
        tuple(map(texts.message, one.lines)),
    )


def guide(texts: Texts, advised: Advised) -> p.GuideShown | None:
    """Which step of a guided game its advice is, and what it points at."""
    if not advised.step:
        return None
    name = texts.say(f"part-{advised.part}") if advised.part else ""
    return p.GuideShown(advised.step, advised.steps, advised.part or "", name)


def places(texts: Texts, scene: k.Scene) -> dict[str, tuple[str, ...]]:
    """What sectors of a map say to the one who looks."""
    return {place.cell: tuple(map(texts.message, place.lines)) for place in scene.places}


_Small: TypeAlias = k.DiceRow | k.CardRow | k.Track | k.ScoreSheet | k.Notes


@lru_cache(maxsize=4096)
def _small_panel(texts: Texts, panel: _Small) -> p.Panel:
    title = texts.message(panel.title)
    match panel:
        case k.DiceRow():
            plain: tuple[k.Mark, ...] = ("",)
            marks = panel.marks or plain * len(panel.dice)
            locked = (place in panel.locked for place in range(len(panel.dice)))
            dice = tuple(map(partial(die_shown, texts), panel.dice, marks, locked))
            sets = (p.DiceSetShown(made.places, texts.message(made.title)) for made in panel.sets)
            return p.DicePanel(title, dice, panel.seat, tuple(sets))
        case k.CardRow():
            here = (card for card in panel.cards if card.status not in ("away", "gone"))
            cards = tuple(_card(texts, card, panel.seat) for card in here)
            return p.CardPanel(title, cards, panel.seat)
        case k.Track():
            return p.TrackPanel(title, tuple(map(texts.message, panel.steps)), panel.at)
        case k.ScoreSheet():
            return p.ScorePanel(title, tuple(_score(texts, row) for row in panel.scores))
        case k.Notes():
            return p.NotesPanel(title, tuple(map(texts.message, panel.lines)))


@lru_cache(maxsize=1 << 11)
def _score(texts: Texts, row: k.Score) -> p.ScoreRow:
    """A row: of a score sheet one or two are new, and the others as they were."""
    return p.ScoreRow(
        seat=row.seat,
        name=texts.seat(row.seat),
        text=texts.message(row.text),
        busy=row.busy,
        has=tuple(amount_shown(texts, one) for one in row.has),
        at=texts.message(row.at) if row.at else "",
        emblem=row.emblem,
    )


def amount_shown(texts: Texts, one: k.Amount) -> p.AmountShown:
    """So much of something, to be drawn and to be read out."""
    return p.AmountShown(one.what, one.amount, texts.message(one.said), one.of)


def die_faces(die: int) -> tuple[str, str]:
    """What is drawn of a die: its colour, and a symbol or a number."""
    colour, face = divmod(die, 6)
    return COLOURS[colour], str(face + 1) if is_numbered(colour) else SYMBOLS[face]


@lru_cache(maxsize=1 << 12)
def die_shown(texts: Texts, die: int, mark: k.Mark = "", locked: bool = False) -> p.DieShown:
    """A die, to be drawn and to be read out."""
    colour, face = die_faces(die)
    words = str(texts.value("die", die))
    return p.DieShown(
        die=write_die(die),
        colour=colour,
        face=face,
        words=words,
        mark=mark,
        mark_words=marked(texts, words, mark, locked) if mark or locked else "",
        locked=locked,
    )


def forecast(texts: Texts, scene: k.Scene) -> p.ForecastShown | None:
    """What stopping now would bring."""
    found = scene.forecast
    if found is None:
        return None
    return p.ForecastShown(
        texts.message(found.title),
        tuple(p.GainShown(gain.symbol, texts.message(gain.text)) for gain in found.gains),
        tuple(map(texts.message, found.lines)),
        tuple(map(texts.message, found.open)),
        found.fails,
    )


def leave(texts: Texts, scene: k.Scene) -> p.LeaveShown | None:
    """How to want nothing more this turn, where that saves a question."""
    found = scene.leave
    if found is None or not found.more:
        return None
    return p.LeaveShown(write_action(found.action), texts.message(found.label))


def _card(texts: Texts, shown: k.CardShown, row: int | None) -> p.CardOnTable:
    """A card, with whose it is: its own seat, or else that of the row that it lies in."""
    return p.CardOnTable(
        id=shown.card,
        status=shown.status,
        seat=row if shown.seat is None else shown.seat,
        owner="" if shown.seat is None else texts.seat(shown.seat),
    )


def prompt(texts: Texts, options: tuple[Action, ...], known: AllKnown) -> p.Prompt:
    """A decision as a tree of things to choose."""
    dice, none = _dice_prompt(texts, options) if have_dice(options) else (None, None)
    if dice is not None:
        warning = warning_of(none, known)
        return replace(dice, none_warning=warning) if warning else dice
    if known.keys().isdisjoint(options):
        return _plain_menu(texts, options)
    return _menu(texts, options, known)


@lru_cache(maxsize=1 << 13)
def _dice_prompt(
    texts: Texts, options: tuple[Action, ...]
) -> tuple[p.DicePrompt | None, Action | None]:
    """Picking dice, if that is it; and what it is to pick none."""
    pick = dice_pick(options)
    if pick is None:
        return None, None
    prompt = p.DicePrompt(
        do=pick.do,
        dice=tuple(die_shown(texts, die) for die in sorted(pick.movable)),
        picks=tuple(map(write_action, pick.by_dice.values())),
        most=pick.most,
        all=pick.takes_all,
        none=write_action(pick.none) if pick.none else "",
        none_label=texts.action(pick.none) if pick.none else "",
    )
    return prompt, pick.none


@lru_cache(maxsize=1 << 11)
def _plain_menu(texts: Texts, options: tuple[Action, ...]) -> p.MenuPrompt:
    """One of which nothing is known besides: such as what can be given, which often is the same."""
    return _menu(texts, options, NOTHING)


def _menu(texts: Texts, options: tuple[Action, ...], known: AllKnown) -> p.MenuPrompt:
    entries = menu(texts, options, known).entries
    return p.MenuPrompt(tuple(_entry(texts, entry, known) for entry in entries))


def _entry(texts: Texts, entry: Entry, known: AllKnown) -> p.MenuEntry:
    first, alone = entry.options[0], len(entry.options) == 1
    return p.MenuEntry(
        label=entry.short,
        about=entry.about,
        action=write_action(first) if alone else "",
        next=None if alone else prompt(texts, entry.options, known),
        place=(named_place(first) or "") if alone else "",
        card=getattr(first, "card", "") or "",
        dice=tuple(die_shown(texts, die) for die in entry.dice),
        warning=entry.warning,
    )


def entering(texts: Texts, chance: Chance, number: int) -> p.Entering:
    """Real dice to roll, or a real card to draw."""
    text, help = texts.roll(chance), typed_help(texts, chance)
    if isinstance(chance, Draw):
        cards = sorted((texts.name("card", card), card) for card in chance.outcomes())
        named = tuple((card, name) for name, card in cards)
        return p.DrawOne(chance.seat, number, text, help, named)
    dice = tuple(
        (COLOURS[colour], tuple(die_shown(texts, colour * 6 + face) for face in range(6)))
        for colour in chance.pool
    )
    return p.Throw(chance.seat, number, text, help, dice)


def ending(texts: Texts, table: Table, seats: frozenset[int], seed: str) -> p.Ending | None:
    """How the game ended for those at one screen, if it has."""
    over = table.over
    if over is None:
        return None
    viewer = end_seen_by(over, seats)
    return p.Ending(
        result=over.result_for(viewer),
        text=texts.message(over.reason_for(viewer)),
        rule=over.rule,
        winners=over.winners,
        scores=over.scores if over.result == "ranked" else (),
        played=_played(table),
        seed=seed,
        next=_next_game(texts, table),
        reopened=table.reopened > 0,
    )


def _played(table: Table) -> p.Played:
    game, options = table.game, table.options
    where = game.where(options)
    return p.Played(
        game=game.id,
        started=table.header.started,
        setting=where,
        place=str(getattr(options, where)) if where else "",
        evening=evening_of(game, options),
        day=table.header.day,
    )


def _next_game(texts: Texts, table: Table) -> p.NextGame | None:
    options = dict(table.game.next_game(table.state))
    return p.NextGame(next_game_name(texts, table), options) if options else None
