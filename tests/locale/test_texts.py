"""Every id has a sentence in every language, and every sentence can be said."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, product
from random import Random
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest
from fluent.syntax import ast as ftl
from msgspec import Meta, Struct
from msgspec.structs import replace

from beachhead.drawing.places import Between
from beachhead.games import GAMES, load_game
from beachhead.games.battle import game as battle
from beachhead.games.battle import medals
from beachhead.games.express import game as express
from beachhead.games.express import vocabulary
from beachhead.games.express.facts import SquadLost
from beachhead.games.express.state import Soldier
from beachhead.games.express.vocabulary import LoseSpecialists, NextSector, When
from beachhead.games.moves import SitOut
from beachhead.games.normandy import NormandyGame
from beachhead.games.normandy.cards.shapes import UnitCard
from beachhead.games.normandy.guide import LANDING
from beachhead.games.normandy.modules.atlantikwall import guide as atlantikwall
from beachhead.games.normandy.modules.crossing import guide as crossing
from beachhead.kernel.contract import AnyGame, Choice, Decision, Event, Fact, Heading, Over
from beachhead.kernel.emblems import Timing
from beachhead.kernel.errors import Problem, Problems
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.guide import Part
from beachhead.kernel.kinds import COLOURS, SECTORS, SYMBOLS, Field, fields, is_numbered
from beachhead.kernel.notation import tag
from beachhead.kernel.scene import (
    Board,
    CardRow,
    DiceRow,
    Message,
    Notes,
    Panel,
    Ref,
    Scene,
    Score,
    ScoreSheet,
    Sign,
    Track,
)
from beachhead.locale import LANGUAGES, Texts
from beachhead.locale.cards import effect_text, effects_text
from tests.locale import catalogue, normandy
from tests.option_sets import random_set, start

THEIRS = {"cli.ftl", "daily.ftl", "terminal.ftl", "web.ftl"}
OURS = [file for file in catalogue.fluent_files(LANGUAGES[0]) if file not in THEIRS]
"""The files of the games, the cards, the problems and the boards: all but those of the screens."""

SAME_IN_BOTH = {
    "symbol-courage": "the same word in both languages",
    "sector-bunker": "the same word in both languages",
    "phase-combat": "the same word in both languages",
    "forecast-gone": "the same word in both languages",
    "kind-nation": "the same word in both languages",
    "kind-mission": "the same word in both languages",
    "kinds-mission": "the same word in both languages",
    "kind-condition": "the same word in both languages",
    "kinds-condition": "the same word in both languages",
    "variety-unique": "the same word in both languages",
    "merit-battle": "the same word in both languages",
    **{
        f"choice-express-beach-{beach}": "the proper name of a beach"
        for beach in ("utah", "gold", "juno", "sword", "omaha", "pointe-du-hoc")
    },
}
"""Messages with words that are the same in two languages, and why they may be."""

SCORED = ("banked", "stake", "medals", "total")
TEMPLATES = {
    "amount-{what}": [f"amount-{what}" for what in (*SCORED, *normandy.AMOUNTS)],
    "board-line-{kind}": [f"board-line-{kind}" for kind in get_args(Between)],
    "board-line-{edge.kind}": [f"board-line-{kind}" for kind in get_args(Between)],
    "dice-{COLOURS[colour]}": [f"dice-{colour}" for colour in ("red", "white", "blue")],
    "field-{SECTORS[now.field]}": [f"field-{sector}" for sector in SECTORS],
    "merit-{game.id}": [f"merit-{game}" for game in GAMES],
    "over-battle-{s.options.solo}": ["over-battle-ten-turns", "over-battle-race"],
    "over-express-{s.options.campaign}-won": ["over-express-beach-won", "over-express-neptune-won"],
    "over-express-lost-{s.ended}": [
        f"over-express-lost-{why}"
        for field in fields(SquadLost)
        if field.name == "why"
        for why in field.words
    ],
    "soldier-{step}": [f"soldier-{step}" for step in get_args(get_type_hints(Soldier)["step"])],
    **normandy.TEMPLATES,
}
"""Every message of a scene or a result whose id is put together, with the ids that can come out."""

ABILITIES = get_args(vocabulary.AnyAbility)
SECTOR_EFFECTS = get_args(vocabulary.AnySectorEffect)
MEDAL_EFFECTS = get_args(medals.Effect)


def games() -> Iterator[tuple[str, AnyGame]]:
    for id in GAMES:
        yield id, load_game(id)


TAUGHT_AT = ("", "sea-", "german-", "storm-")
"""Where questions mean something else to those who learn."""
GUIDES = {
    "battle": battle.GUIDE,
    "express": express.GUIDE,
    "normandy": (*LANDING, *crossing.GUIDE, *atlantikwall.DEFENDING, *atlantikwall.STORMING),
}
"""The steps of guided games."""
COUNTED = ("soldiers", "cards", "assaults")
"""What is counted in Normandy."""


@cache
def highlights(game: AnyGame) -> set[str]:
    """The kinds of all that is shown for a moment when it happens."""
    shown = (examples(game, fact) for fact in game.facts)
    found = {one.highlight() for one in chain(*shown)}
    return {one.kind for one in found if one is not None and one.kind and not one.heard}


def needed_ids() -> Iterator[str]:
    """Every message that the games, the kernel and the cards ask for."""
    for id, game in games():
        own = Texts(LANGUAGES[0], game).own
        yield from (f"game-{id}", f"game-{id}-line")
        lines = (fact for fact in game.facts if not issubclass(fact, Heading))
        yield from (own("fact", tag(fact)) for fact in lines)
        yield from (own("heading", tag(fact)) for fact in game.facts if fact.heads)
        briefs = (own("brief", tag(fact)) for fact in game.facts)
        yield from filter(Texts(LANGUAGES[0], game).has, briefs)
        yield from (own("highlight", kind) for kind in highlights(game))
        yield from (own("action", tag(action)) for action in game.actions)
        yield from (own("ask", ask) for ask in catalogue.asks(id))
        yield from (own("roll", ask) for ask in catalogue.roll_asks(id))
        yield from (own("sector", sector) for sector in SECTORS)
        yield from (f"kind-{kind}" for kind, _ in game.content.entries())
        for kind, card in game.content.cards():
            yield f"kinds-{kind}"
            yield from (f"variety-{card.variety()}",) if card.variety() else ()
        yield from (own("timing", timing) for timing in get_args(Timing))
        for spec in game.specs():
            for label in (spec.name, spec.label):
                yield from (f"option-{id}-{label}", f"option-{id}-{label}-help")
            yield f"group-{id}-{spec.group}"
            if not spec.content:
                yield from (f"choice-{id}-{spec.name}-{choice}" for choice in spec.choices)
        told = (f"hint-{id}-{at}{ask}" for ask in catalogue.asks(id) for at in TAUGHT_AT)
        yield from filter(Texts(LANGUAGES[0], game).has, told)
        yield from (f"hint-{id}-{step.id}" for step in GUIDES[id])
    for effect in (*ABILITIES, *SECTOR_EFFECTS, *MEDAL_EFFECTS):
        yield f"effect-{tag(effect)}"
    yield from (f"medal-turn-{turn}" for turn in get_args(get_type_hints(medals.Medal)["turn"]))
    yield from (f"specialist-{ability.use}" for ability in ABILITIES)
    yield from ("effect-when", "when-holds", "when-lacks", "when-holds-any", "when-lacks-any")
    yield from (
        f"when-{asked}-{it}" for asked in ("rwb", "rallied", "used") for it in ("yes", "no")
    )
    groups = {spec.group for spec in load_game("normandy").specs()}
    for module in NormandyGame.modules:
        if module.id in groups:
            yield f"group-normandy-{module.id}-help"
    yield from normandy.needed_ids()
    yield from (f"count-normandy-{what}" for what in COUNTED)
    yield from (f"error-{problem.code}" for problem in catalogue.problems())
    for template in catalogue.message_templates() | catalogue.said_in("drawing"):
        yield from TEMPLATES[template] if "{" in template else [template]
    yield from (f"symbol-{symbol}" for symbol in SYMBOLS)
    yield from (f"sector-{sector}" for sector in SECTORS)
    yield from (f"colour-{colour}" for colour in COLOURS)
    yield "nothing"
    yield from (f"die-{colour}" for at, colour in enumerate(COLOURS) if not is_numbered(at))
    yield from (
        "seat-name",
        "seat-nobody",
        "card-title",
        "card-face-down",
        "sign-straight",
        "game-at",
    )
    yield from (f"part-{part}" for part in get_args(Part))
    yield from ("source-book", "source-public", "source-ours")


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_hold_each_message_once_and_no_junk(language: str) -> None:
    seen: Counter[str] = Counter()
    for file, body in catalogue.entries(language).items():
        for entry in body:
            assert not isinstance(entry, ftl.Junk), (file, entry.content)
            if isinstance(entry, ftl.Message):
                assert entry.value is not None, (file, entry.id.name)
                seen[entry.id.name] += 1
    assert [id for id, times in seen.items() if times > 1] == []


def test_every_language_has_the_same_files_and_messages() -> None:
    first = LANGUAGES[0]
    for language in LANGUAGES[1:]:
        assert set(catalogue.entries(language)) == set(catalogue.entries(first))
        assert set(catalogue.messages(language)) == set(catalogue.messages(first))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_said_has_a_message(language: str) -> None:
    assert sorted(set(needed_ids()) - set(catalogue.messages(language))) == []


def test_the_search_for_ids_finds_what_is_known() -> None:
    """If the source is laid out differently one day, an empty search must not pass for a full."""
    assert {"values.ftl", "normandy/cards.ftl", "gold_dice", "badges"} <= set(OURS)
    assert {"reroll", "medals"} <= catalogue.asks("battle")
    assert {"reroll", "rally", "lose", "toll", "recruit"} <= catalogue.asks("express")
    assert {"start", "field", "allied"} == catalogue.roll_asks("battle")
    assert {"axis", "allied", "beach-die", "recruits"} == catalogue.roll_asks("express")
    assert {"lock", "choose", "for-whom", "take-card"} <= catalogue.asks("normandy")
    assert {"fire", "vehicle", "award", "badge"} <= catalogue.roll_asks("normandy")
    assert {"not-a-colour", "closed", "earned-twice"} <= {p.code for p in catalogue.problems()}
    assert {"scene-scores", "scene-scores-turns", "over-battle-won"} <= (
        catalogue.message_templates()
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", OURS)
def test_no_message_is_left_over(language: str, file: str) -> None:
    """A sentence that nothing says any more is a sentence that nobody keeps right."""
    held = {e.id.name for e in catalogue.entries(language)[file] if isinstance(e, ftl.Message)}
    referred = {"a-symbol", "dice-in-words", "of-them-medals", "stopped-at", *normandy.REFERRED}
    assert sorted(held - set(needed_ids()) - referred) == []


def test_no_text_is_the_same_in_two_languages() -> None:
    """Messages that hold values alone, without a word, may look the same."""
    english, french = (catalogue.messages(language) for language in ("en", "fr"))
    same = {
        id
        for id, text in english.items()
        if text == french[id] and re.search(r"[^\W\d_]", catalogue.words(text))
    }
    assert same == set(SAME_IN_BOTH)


@pytest.mark.parametrize("file", OURS)
def test_french_marks_have_their_space(file: str) -> None:
    for entry in catalogue.entries("fr")[file]:
        if isinstance(entry, ftl.Message):
            text = catalogue.messages("fr")[entry.id.name]
            assert not catalogue.CRAMPED.search(text), text


def test_each_language_keeps_to_its_terms() -> None:
    assert not [text for text in catalogue.messages("fr").values() if "RWB" in text]
    assert not [text for text in catalogue.messages("en").values() if "BBR" in text]
    american = [id for id, text in catalogue.messages("en").items() if re.search(r"\bgray\b", text)]
    assert american == ["error-not-a-colour"], "it names what can be written in a record"


def test_a_roll_has_one_name_in_french() -> None:
    roll = re.compile(r"\b(?:un|le|les|du|au|notre|votre|chaque|premier|seul) lancers?\b", re.I)
    assert not [text for text in catalogue.messages("fr").values() if roll.search(text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_name_no_rule(language: str) -> None:
    for id, text in catalogue.messages(language).items():
        if id.startswith("fact-"):
            assert not re.search(r"\b[PBE]-\d", text), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_and_letters_cannot_be_mixed_up(language: str) -> None:
    texts = Texts(language)
    dice = range(6 * len(COLOURS))
    assert len({texts.die(die) for die in dice}) == len(dice)
    assert len({texts.die_sign(die) for die in dice}) == len(dice)


@pytest.mark.parametrize(
    ("die", "english", "french"),
    [
        (0, "red skull", "crâne rouge"),
        (7, "white star", "étoile blanche"),
        (13, "blue star", "étoile bleue"),
        (19, "grey star", "étoile grise"),
        (21, "grey two-soldiers", "deux-soldats gris"),
        (15, "blue two-soldiers", "deux-soldats bleu"),
        (25, "black star", "étoile noire"),
        (33, "Gantlet", "Épreuve"),
        (37, "gold star", "étoile dorée"),
        (45, "4", "4"),
    ],
)
def test_dice_agree_in_gender_and_number(die: int, english: str, french: str) -> None:
    assert Texts("en").die(die) == english
    assert Texts("fr").die(die) == french


@pytest.mark.parametrize(
    ("colours", "english", "french"),
    [
        ((0,), "Leave out one red die", "Laisser de côté un dé rouge"),
        (
            (0, 1, 1, 2),
            "Leave out one red die, two white dice and one blue die",
            "Laisser de côté un dé rouge, deux dés blancs et un dé bleu",
        ),
    ],
)
def test_dice_left_out_are_counted(colours: tuple[int, ...], english: str, french: str) -> None:
    assert Texts("en").action(SitOut(colours)) == english
    assert Texts("fr").action(SitOut(colours)) == french


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_can_be_said(language: str) -> None:
    texts = Texts(language)
    for problem in catalogue.problems():
        for number in (0, 1, 2, 12345):
            args = dict.fromkeys(problem.args, number)
            assert texts.problem(Problem(problem.code, **args)).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_problems_are_a_line_each(language: str) -> None:
    found: list[Problem] = [
        Problem("unknown-option", name="x", known="y", near="none"),
        Problem("empty"),
    ]
    said = Texts(language).problem(Problems("bad-options", found))
    assert len(said.splitlines()) == 1 + len(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_problem_calls_a_setting_as_it_is_typed_unless_a_game_names_it(language: str) -> None:
    fault = Problem(
        "no-module-in-training",
        name=Ref("setting", "gold_dice"),
        needed=Ref("set-to", ("level", "everything")),
        rule="V-9",
    )
    typed = Texts(language).problem(fault)
    assert "gold-dice" in typed and "level = everything" in typed
    named = Texts(language, load_game("normandy"))
    said = named.problem(fault)
    assert named.say("option-normandy-gold_dice") in said
    assert named.say("choice-normandy-level-everything") in said


def card_and_sector_texts(language: str) -> Iterator[tuple[str, Any, str]]:
    """Every card and sector: its id, what makes its text, and its text."""
    for _, game in games():
        texts = Texts(language, game)
        for _, card in game.content.cards():
            yield card.id, _said_of(card), texts.card_text(card.id)
        for sector in getattr(game.content, "sectors", ()):
            text = texts.sector_text(sector.beach, sector.level, str(sector.number))
            yield sector.id, sector.effects, text


def _said_of(card: Any) -> Any:
    """What the text of a card tells: not how it is called, nor what brings it."""
    if isinstance(card, UnitCard):
        return normandy.said_of(card)
    brought = "earned" if hasattr(card, "earned") else "rallied"
    return replace(card, id="x", name=None, source="book", **{brought: "skull"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_sectors_that_differ_read_differently(language: str) -> None:
    by_text: dict[str, set[Any]] = defaultdict(set)
    for id, effects, text in card_and_sector_texts(language):
        assert re.fullmatch(r"[^\W\d_a-z].*\.", text), (id, text)
        assert not re.search(r"  |\{|\}| [.,]|\.\.", text), (id, text)
        by_text[text].add(repr(effects))
    assert {text: several for text, several in by_text.items() if len(several) > 1} == {}


def test_card_and_sector_texts_differ_between_languages() -> None:
    english, french = (list(card_and_sector_texts(language)) for language in ("en", "fr"))
    assert [one[0] for one, other in zip(english, french, strict=True) if one[2] == other[2]] == []


def samples(hint: Any) -> tuple[Any, ...]:
    """Values that a field of an effect may have."""
    origin, args = get_origin(hint), get_args(hint)
    if hint is bool:
        return (False, True)
    if hint is type(None):
        return (None,)
    if origin is Literal:
        return args
    if origin is Annotated and args[0] is int:
        meta = next(mark for mark in hint.__metadata__ if isinstance(mark, Meta))
        return tuple(range(meta.ge, meta.le + 1))  # type: ignore[arg-type, operator]
    if origin is Annotated:
        return ("hero", "medic") if args[0] is str else samples(args[0])
    if origin is tuple and get_origin(args[0]) in (Union, UnionType):
        return tuple((member(**fields_of(member)[0]),) for member in get_args(args[0]))
    if origin is tuple:
        items = samples(args[0])
        return ((), (items[0],), (items[0], items[0]), (items[-1],), (items[0], items[-1]))
    return tuple(value for arg in args for value in samples(arg))


def fields_of(effect: type[Struct]) -> list[dict[str, Any]]:
    """Every combination of sample values of an effect's own fields."""
    hints = get_type_hints(effect, include_extras=True)
    names = [name for name in effect.__struct_fields__ if name != "when"]
    return [
        dict(zip(names, values, strict=True))
        for values in product(*(samples(hints[name]) for name in names))
    ]


def is_sound(effect: Struct) -> bool:
    """Whether every field matters: `each` needs a symbol, and a symbol needs rolled Axis dice."""
    if isinstance(effect, LoseSpecialists):
        if effect.symbol is None:
            return not effect.each
        return effect.at != "arrival"
    return True


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("effect", [*ABILITIES, *SECTOR_EFFECTS, *MEDAL_EFFECTS], ids=tag)
def test_an_effect_says_all_its_parameters(language: str, effect: type[Struct]) -> None:
    texts = Texts(language, load_game("express"))
    built = [effect(**given) for given in fields_of(effect)]
    said = [effect_text(texts, one) for one in built if is_sound(one)]
    assert len(set(said)) == len(said)
    for text in said:
        assert text[0].isupper() and text.endswith("."), text
        assert not re.search(r"  | [.,]|\.\.", text), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("effect", SECTOR_EFFECTS, ids=tag)
def test_an_effect_says_its_condition_and_loses_its_capital(
    language: str, effect: type[Struct]
) -> None:
    texts = Texts(language, load_game("express"))
    plain = effect(**fields_of(effect)[0])
    whens = [
        *(When(holds=card) for card in ("any", "hero", "engineer")),
        *(When(lacks=card) for card in ("any", "hero", "engineer")),
        *(When(rwb=flag) for flag in (True, False)),
        *(When(rallied=flag) for flag in (True, False)),
        *(When(used=flag) for flag in (True, False)),
        When(holds="hero", lacks="medic", rwb=False),
    ]
    sentence = effect_text(texts, plain)
    said = [effect_text(texts, replace(plain, when=when)) for when in whens]
    assert len({*said, sentence}) == len(said) + 1
    for text in said:
        assert text.endswith(sentence[1:])
        assert text[0].isupper() and text[-len(sentence)].islower()
    assert effect_text(texts, replace(plain, when=When())) == sentence


@pytest.mark.parametrize(
    ("language", "arrival", "later"),
    [("en", "on arrival", "when step 6 ends"), ("fr", "en arrivant", "à la fin de l’étape 6")],
)
def test_a_condition_says_when_it_is_judged(language: str, arrival: str, later: str) -> None:
    """The squad's hand is looked at on arrival, but for the next sector at the end of step 6."""
    texts = Texts(language, load_game("express"))
    on_arrival = effect_text(texts, vocabulary.AxisDice(dice=6, when=When(lacks="hero")))
    inner = (vocabulary.MoreAxisDice(dice=1),)
    after_rally = effect_text(texts, NextSector(effects=inner, when=When(lacks="hero")))
    on_the_spot = effect_text(
        texts, LoseSpecialists(at="axis", none_left="nothing", when=When(lacks="hero"))
    )
    assert arrival in on_arrival and later not in on_arrival
    assert later in after_rally and arrival not in after_rally
    assert arrival not in on_the_spot and later not in on_the_spot


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_effects_are_one_sentence_each(language: str) -> None:
    texts = Texts(language, load_game("express"))
    effects = (vocabulary.AxisDice(dice=3), vocabulary.Rerolls(times=1))
    first, second = (effect_text(texts, effect) for effect in effects)
    assert effects_text(texts, effects) == f"{first} {second}"


def values_of(game: AnyGame, field: Field) -> tuple[Any, ...]:
    """Values that a field of a fact or action may have."""
    by_kind: dict[str, tuple[Any, ...]] = {
        "seat": (0, 2),
        "number": (0, 1, 2, 30),
        "flag": (False, True),
        "die": (1, 21),
        "dice": ((), (0,), (7, 15)),
        "symbols": ((), (0,), (1, 3)),
        "colours": ((0,), (1, 2)),
        "sector": (0, 5),
        "card": tuple(card.id for _, card in game.content.cards()),
        "beach": tuple(beach.id for beach in getattr(game.content, "beaches", ())),
        "word": field.words or ("E-6",),
    }
    if field.kind not in by_kind:
        by_kind |= normandy.values(game)
    return by_kind[field.kind]


def examples(game: AnyGame, fact: type[Fact]) -> Iterator[Fact]:
    """A fact with all values that its fields may have."""
    for values in product(*(values_of(game, field) for field in fields(fact))):
        yield fact(**dict(zip(fact.__struct_fields__, values, strict=True)))


@pytest.mark.parametrize("signs", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_fact_and_action_can_be_said(id: str, language: str, signs: bool) -> None:
    game = load_game(id)
    texts = Texts(language, game, ("Ann",), signs)
    for fact in game.facts:
        for one in examples(game, fact):
            if fact.heads:
                assert re.fullmatch(r"[^\s{][^{]*[^.!]", texts.heading(one))
            if not isinstance(one, Heading):
                texts.brief(one)
                said = texts.fact(one)
                assert re.fullmatch(r"[^\s{][^{]*[.!]", said), said
    for action in game.actions:
        for values in product(*(values_of(game, field) for field in fields(action))):
            said = texts.action(action(*values))
            assert re.fullmatch(r"[^\s{][^{]*[^.!]", said), said


def _printed(signs: Iterable[Sign | None]) -> list[Message]:
    """In words, and by the names beside symbols."""
    found = [sign for sign in signs if sign is not None]
    names = (symbol.name for sign in found for symbol in sign.symbols)
    return [*(sign.words for sign in found), *filter(None, names)]


def scene_messages(panel: Panel) -> list[Message]:
    match panel:
        case Track():
            return [panel.title, *panel.steps]
        case ScoreSheet():
            said = [(row.text, *(one.said for one in row.has)) for row in panel.scores]
            places = (row.at for row in panel.scores)
            return [panel.title, *chain(*said), *filter(None, places)]
        case Notes():
            return [panel.title, *panel.lines]
        case Board():
            cells = [(cell.title, *_printed(cell.signs), *cell.details) for cell in panel.cells]
            strengths = [strength.words for strength in panel.strengths]
            return [panel.title, *_printed(panel.row_marks), *strengths, *chain(*cells)]
        case DiceRow():
            return [panel.title, *(made.title for made in panel.sets)]
        case CardRow():
            return [panel.title]


class Listener:
    """Says everything of a game in every language, in words and in signs; the same thing once."""

    def __init__(self, game: AnyGame) -> None:
        self.heard: set[Any] = set()
        self.voices = [
            Texts(language, game, ("Ann", "Étienne"), signs)
            for language in LANGUAGES
            for signs in (False, True)
        ]

    def hear(self, how: str, thing: Any) -> None:
        if (how, thing) in self.heard:
            return
        self.heard.add((how, thing))
        for voice in self.voices:
            text = getattr(voice, how)(thing)
            assert text and text == text.strip(), (voice.language, thing)
            assert "{" not in text, (voice.language, text)

    def hear_row(self, row: Score) -> None:
        """What is drawn of a seat is in its sentence too."""
        if row in self.heard:
            return
        self.heard.add(row)
        for voice in self.voices:
            text = voice.message(row.text)
            for one in row.has:
                assert voice.message(one.said) in text or str(one.amount) in text, (one, text)

    def ask(self, decision: Decision) -> None:
        if ("ask", decision.ask, decision.seat) not in self.heard:
            self.heard.add(("ask", decision.ask, decision.seat))
            for voice in self.voices:
                assert voice.ask(decision)
        for option in decision.options:
            self.hear("action", option)


def hear_scene(listener: Listener, scene: Scene) -> None:
    """All that a table shows, what belongs to a question, and what can be looked up."""
    about = [line for item in scene.about for line in item.lines]
    about += [line for place in scene.places for line in place.lines]
    panels = [scene_messages(panel) for panel in (*scene.panels, *scene.lookup)]
    if (told := scene.forecast) is not None:
        gains = (gain.text for gain in told.gains)
        about += [told.title, *gains, *told.lines, *told.open]
    for message in (*chain(*panels), *scene.asked, *about):
        listener.hear("message", message)
    for sheet in (panel for panel in scene.panels if isinstance(panel, ScoreSheet)):
        for row in sheet.scores:
            listener.hear_row(row)


@cache
def listener_at(id: str) -> Listener:
    return Listener(load_game(id))


MOST_EVENTS = 2_000
"""A random game may be long; what it says after so much play was said before."""


@pytest.mark.parametrize("number", range(30))
@pytest.mark.parametrize("id", GAMES)
def test_all_that_random_games_say(id: str, number: int) -> None:
    game, listener = load_game(id), listener_at(id)
    random = Random(f"texts/{id}/{number}")
    state = start(game, random_set(game, random))
    below = fast_stream(str(random.random()))
    for _ in range(MOST_EVENTS):
        hear_scene(listener, game.look(state, None))
        pending = game.pending(state)
        if isinstance(pending, Over):
            for seat in (None, *range(len(pending.scores))):
                listener.hear("message", pending.reason_for(seat))
            break
        now = pending[below(len(pending))]
        if isinstance(now, Decision):
            listener.ask(now)
            hear_scene(listener, game.look(state, now.seat))
            event: Event = Choice(now.seat, now.options[below(len(now.options))])
        else:
            for voice in listener.voices:
                assert voice.roll(now)
            event = now.happen(below)
        state, facts = game.apply(state, event)
        for fact in facts:
            if fact.heads:
                listener.hear("heading", fact)
            if not isinstance(fact, Heading):
                listener.hear("fact", fact)
    assert listener.heard
