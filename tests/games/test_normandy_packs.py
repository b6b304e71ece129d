"""Normandy with cards and nations that are not ours: what a pack may write, and ours do not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from beachhead.games.normandy import NormandyGame
from beachhead.kernel.contract import Heading
from beachhead.kernel.scene import Board
from beachhead.locale import LANGUAGES, Texts
from tests.cards.packs import faults, put
from tests.games.normandy_fight import put as put_units
from tests.games.normandy_fight import told, troop
from tests.games.normandy_play import unit
from tests.script import Script, find, names

BATTLE_CRY = "Rc R1 Wc Ws Bc Bt"
ROWS = ("skull", "star", "soldier", "two-soldiers", "tool")


def card(id: str, effects: str, kind: str = "item", more: str = "cost = 4") -> str:
    """An entry of a card."""
    name = 'name = { en = "X", fr = "X" }\nsource = "ours"\n'
    return f'[[{kind}]]\nid = "{id}"\n{name}{more}\neffects = {effects}\n'


def nation(courage: str) -> str:
    """A nation whose Battle Cry brings this."""
    entry = (
        'id = "belgium"\nname = { en = "Belgium", fr = "Belgique" }\nsource = "ours"\norder = 7\n'
    )
    rows = "".join(f'{row} = [{{ do = "gain", soldiers = 1 }}]\n' for row in ROWS)
    return (
        f'[[nation]]\n{entry}[[rwb]]\nid = "belgium"\nsource = "ours"\n{rows}courage = {courage}\n'
    )


def packed(folder: Path, text: str) -> NormandyGame:
    put(folder, "normandy/mine.toml", text)
    return NormandyGame(folder)


def at(game: NormandyGame, phase: str, *troops: dict[str, Any], **options: Any) -> Script:
    return put_units(Script(game, len(troops), **options), phase, *troops)


# Keys


def test_effects_of_cards_with_such_ids_are_not_mistaken_for_each_other(tmp_path: Path) -> None:
    of = "{ do = 'choose', of = [[{ do = 'gain', soldiers = 1 }], [{ do = 'gain', stars = 2 }]] }"
    others = [
        card(id, f"[{{ do = 'gain', soldiers = {amount} }}]")
        for amount, id in enumerate(("a-1", "a-1-1", "a-1-2", "rwb-usa-star", "omaha-beach-1"), 3)
    ]
    content = packed(tmp_path, card("a", f"[{of}]") + "".join(others)).content
    count = sum(len(card.effects) for card in content.by_id.values())
    assert len({key for id in content.by_id for key in content.parts[id]}) == count
    for id, entry in content.by_id.items():
        assert tuple(content.effects[key] for key in content.parts[id]) == entry.effects
        assert {content.source_of[key] for key in content.parts[id]} <= {id}


def test_the_way_of_a_choice_is_written_and_read(tmp_path: Path) -> None:
    of = "{ do = 'choose', of = [[{ do = 'gain', stars = 1 }], [{ do = 'gain', stars = 2 }]] }"
    game = packed(tmp_path, card("a", f"[{of}]") + card("a-1", "[{ do = 'gain', stars = 9 }]"))
    play = at(game, "rally", troop("1", hand="a a-1"))
    play.do("seat1 use a")
    assert play.options() == ["choose a.1.1", "choose a.1.2"]
    play.do("seat1 choose a.1.2")
    assert unit(play).stars == 2


# What stands inside a choice


CHOICE = (
    "[{ do = 'choose', of = [[{ do = 'change-dice' }], [{ do = 'reroll-dice', dice = 1 }]] },"
    " { do = 'ignore-skulls', skulls = 1 }]"
)
GOLDEN = (
    "[{ do = 'choose', of = [[{ do = 'gold-dice', dice = 1 }], [{ do = 'gold-dice', dice = 2 }]] }]"
)


@pytest.mark.rule("G-1", "G-5")
def test_the_bans_of_gold_dice_look_into_choices(tmp_path: Path) -> None:
    game = packed(tmp_path, card("crystal-ball", CHOICE) + card("gold-bag", GOLDEN))

    def banned(**options: Any) -> frozenset[str]:
        script = Script(game, 1, **options)
        return game.box.banned(script.state)

    assert "gold-bag" in banned()
    assert "gold-bag" not in banned(gold_dice=True)
    assert "crystal-ball" not in banned()
    assert "crystal-ball" in banned(wild_dice=True)
    assert game.content.by_id["gold-bag"].escapes() == ("gold-dice", "gold-dice")


@pytest.mark.rule("V-5")
def test_a_choice_that_can_spare_the_unit_may_be_made(tmp_path: Path) -> None:
    ways = "[{ do = 'lose', soldiers = 9 }], [{ do = 'gain', courage = 1 }]"
    game = packed(tmp_path, card("a", f"[{{ do = 'choose', of = [{ways}] }}]"))
    assert "use a" in at(game, "move", troop("1", soldiers=2, hand="a")).options()


def test_what_would_come_too_late_for_the_dice_is_told_in_choices_too(tmp_path: Path) -> None:
    kept = 'cost = 4\ntitle = "scout"\nrank = "ranking"\nwhen = "turn"'
    put(tmp_path, "normandy/a.toml", card("a", CHOICE, "specialist", kept))
    found = faults("normandy", tmp_path)
    assert [fault.field for fault in found] == ["specialist.1.effects.1", "specialist.1.effects.2"]
    assert {fault.code for fault in found} == {"pointless-effect"}


@pytest.mark.parametrize("effect", ["{ do = 'only-dice', dice = 5 }", "{ do = 'exchange-die' }"])
def test_dice_that_lie_already_are_not_changed_by_what_comes_after(
    tmp_path: Path, effect: str
) -> None:
    kept = 'cost = 4\ntitle = "scout"\nrank = "ranking"\nwhen = "{}"'
    put(tmp_path, "normandy/a.toml", card("a", f"[{effect}]", "specialist", kept.format("turn")))
    (fault,) = faults("normandy", tmp_path)
    assert (fault.code, fault.field) == ("pointless-effect", "specialist.1.effects.1")
    packed(tmp_path / "b", card("a", f"[{effect}]", "specialist", kept.format("always")))


# D-1 with Happening Cries that are no choice


@pytest.mark.rule("D-1", "T-5")
@pytest.mark.parametrize(
    ("courage", "way", "soldiers"),
    [
        ("[{ do = 'gain', soldiers = 4 }]", "choose rwb.belgium.courage", 4),
        (
            "[{ do = 'gain', soldiers = 4 }, { do = 'gain', soldiers = 2 }]",
            "choose rwb.belgium.courage",
            6,
        ),
        ("[]", "done", 0),
    ],
)
def test_every_battle_cry_may_draw_a_badge_instead(
    tmp_path: Path, courage: str, way: str, soldiers: int
) -> None:
    game = packed(tmp_path, nation(courage))

    def cry(**options: Any) -> Script:
        one = troop("1", dice=BATTLE_CRY, soldiers=9)
        return at(game, "upkeep", one, nation_1="belgium", **options)

    plain = cry()
    assert "choose" not in (plain.asks(), *names(plain.facts))
    counted = find(plain.facts, "dice-counted").soldiers
    assert unit(plain).soldiers == 9 + counted + soldiers
    badge, usual = cry(badges=True), cry(badges=True)
    assert badge.options() == [way, "draw-badge"]
    badge.do("seat1 draw-badge")
    badge.do(f"seat1 draws {(badge.deck() or ())[0]}")
    assert (unit(badge).soldiers, len(unit(badge).hand)) == (9 + counted, 1)
    usual.do(f"seat1 {way}")
    assert (unit(usual).soldiers, unit(usual).hand) == (9 + counted + soldiers, ())
    for language in LANGUAGES:
        texts = Texts(language, game, ("Ann",))
        assert all(texts.fact(fact) for fact in usual.facts if not isinstance(fact, Heading))


# MGF dice


TURNER = "[{ do = 'change-dice', fire = true }]"


@pytest.mark.rule("V-4", "N-2")
def test_a_card_that_turns_mgf_dice_does_all_that_it_says(tmp_path: Path) -> None:
    twice = TURNER.replace("]", ", { do = 'change-dice', fire = true }]")
    either = f"[{{ do = 'choose', of = [{TURNER}, {twice}] }}]"
    game = packed(tmp_path, card("twice", twice) + card("either", either))
    play = at(game, "combat", troop("8", hand="twice"))
    facts = play.do("seat1 rolls D5")
    assert play.options() == ["done", "use twice"]
    facts = play.do("seat1 use twice")
    assert [fact.becomes % 6 for fact in told(play, "die-turned")] == [0]
    assert find(facts, "fought").fire == 1
    chosen = at(game, "combat", troop("8", hand="either"))
    chosen.do("seat1 rolls D5", "seat1 use either", "seat1 choose either.1.1")
    assert find(chosen.facts, "fought").fire == 1


@pytest.mark.rule("V-4", "N-2")
@pytest.mark.card("binoculars")
def test_mgf_dice_that_show_one_are_not_to_be_turned(tmp_path: Path) -> None:
    play = at(NormandyGame(), "combat", troop("8", hand="binoculars"))
    facts = play.do("seat1 rolls D1")
    assert find(facts, "fought").fire == 1
    assert unit(play).hand == ("binoculars",)


def test_a_card_turns_mgf_dice_of_its_own_unit_only(tmp_path: Path) -> None:
    put(tmp_path, "normandy/a.toml", card("a", TURNER, more='cost = 4\nwho = "any"'))
    (fault,) = faults("normandy", tmp_path)
    assert (fault.code, fault.field) == ("own-mgf-die", "item.1.who")


# Special Damage


@pytest.mark.rule("V-1")
def test_all_of_the_special_damage_is_drawn_and_said(tmp_path: Path) -> None:
    damage = "special_damage = [{ do = 'lose-item' }, { do = 'lose', stars = 2 }]"
    game = packed(
        tmp_path,
        f"""\
[[map]]
id = "a"
number = 50
name = {{ en = "A", fr = "A" }}
text = {{ en = "A", fr = "A" }}
source = "ours"
start = {{ soldiers = 5 }}
courage = [1]
par = 7
forward = ["1-2"]
sectors = [
    {{ number = "1", row = 1, at = 0, wide = 4, def = 2, mgf = 1, {damage} }},
    {{ number = "2", row = 2, at = 0, wide = 4, def = 2, bunker = "final" }},
]
""",
    )
    (board,) = (panel for panel in game.map_scene("a").panels if isinstance(panel, Board))
    words = (sign.words for sign in board.cells[0].signs)
    shown = [message.id for message in (*words, *board.cells[0].details)]
    assert (shown.count("cell-six"), shown.count("detail-six")) == (2, 2)


# War Heroes

HERO = """
[[hero]]
id = "corporal-x"
name = { en = "Corporal X", fr = "Caporal X" }
source = "ours"
title = "corporal"
rank = "regular"
cost = 3
when = "taken"
effects = [{ do = "gain", soldiers = 4 }]
[hero.history]
en = "Somebody."
fr = "Quelqu’un."
sources = ["A book"]
"""


@pytest.mark.rule("H-1", "H-2")
def test_a_hero_of_a_pack_is_rallied_like_ours(tmp_path: Path) -> None:
    put(tmp_path, "normandy/war_heroes/mine.toml", HERO)
    play = at(NormandyGame(tmp_path), "rally", troop("1", stars=3), war_heroes=True)
    assert "rally corporal-x" in play.options()
    play.do("seat1 rally corporal-x")
    assert unit(play).specialists == ("corporal-x",)
    assert (unit(play).stars, told(play, "lost")[0].amount, told(play, "gained")[0].amount) == (
        *(0, 1, 4),
    )


@pytest.mark.rule("H-5")
@pytest.mark.parametrize(
    ("line", "other", "code"),
    [
        ('sources = ["A book"]', "sources = []", "wrong-value"),
        ('fr = "Quelqu’un."', "", "missing-field"),
        ("cost = 3", 'cost = 3\nnation = "usa"', "unknown-field"),
        ('title = "corporal"', 'title = "baker"', "unknown-title"),
    ],
)
def test_what_is_wrong_with_a_hero_is_said(
    line: str, other: str, code: str, tmp_path: Path
) -> None:
    put(tmp_path, "normandy/war_heroes/mine.toml", HERO.replace(line, other))
    assert code in {fault.code for fault in faults("normandy", tmp_path)}
