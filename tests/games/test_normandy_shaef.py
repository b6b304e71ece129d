"""SHAEF, Poland, and tables of five and six (S-1)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from beachhead.games.normandy.game import BaseGame
from beachhead.games.normandy.map.ground import sheet_faults
from beachhead.kernel import fair
from beachhead.kernel.errors import Illegal
from beachhead.kernel.notation import Undo
from beachhead.kernel.options import read_options
from beachhead.kernel.record import read_record, write_record
from beachhead.kernel.scene import Ref
from beachhead.kernel.table import table_faults
from tests.games.normandy_fight import at, moves, on_proving_ground, troop
from tests.games.normandy_play import normandy, place, starting, the_game, unit
from tests.games.normandy_whole import wholes
from tests.kernel.play import loaded, new_table, play_on
from tests.script import find

MAPS = tuple(the_game().content.maps)
ALL = ("usa", "uk", "canada", "france", "shaef", "poland")
SIX = range(1, 7)


def six(sector: str = "1", **fields: Any) -> list[dict[str, Any]]:
    """Six Units in one sector."""
    return [troop(sector, **fields) for _ in SIX]


# Nations


@pytest.mark.rule("S-1")
@pytest.mark.parametrize("nation", ["shaef", "poland"])
def test_any_seat_may_lead_them_at_a_table_of_any_size(nation: str) -> None:
    for level in ("everything", "cards", "dice"):
        assert unit(normandy(nation_1=nation, level=level)).nation == nation
    play = normandy(3, nation_2=nation)
    assert [found.nation for found in wholes(play.state)] == ["usa", nation, "canada"]
    own = {card.id for card in the_game().content.own_set[nation]}
    rich = at("rally", troop(stars=20), nation_1=nation)
    offered = set(starting(rich.options(), "rally"))
    assert len(own) == 11 and own <= offered


@pytest.mark.rule("S-1")
def test_six_players_get_the_six_nations_in_order_unless_they_choose() -> None:
    assert [found.nation for found in wholes(normandy(6).state)] == list(ALL)
    play = normandy(5, nation_5="usa", nation_1="poland")
    assert [found.nation for found in wholes(play.state)] == ["poland", *ALL[1:4], "usa"]


@pytest.mark.rule("S-1", "U-1")
def test_no_nation_serves_twice_at_a_table_of_six_either() -> None:
    game = the_game()
    options = read_options(game, {"nation_2": "shaef"})
    assert table_faults(game, options, 4) == [], "nobody sits at the fifth seat"
    (fault,) = table_faults(game, options, 5)
    assert fault.args_by_name["nation"] == Ref("nation", "shaef")
    assert fault.args_by_name["seats"] == (Ref("setting", "nation_2"), Ref("setting", "nation_5"))


@pytest.mark.rule("S-1", "T-5")
def test_each_rwb_is_one_nations_best_and_anothers_worst() -> None:
    rwbs = the_game().content.rwbs
    common = rwbs["common"].by_symbol()
    own = {nation: rwbs[nation].by_symbol() for nation in ALL}
    for symbol, usual in enumerate(common):
        assert sum(table[symbol] != usual for table in own.values()) == 2


@pytest.mark.rule("S-1")
def test_the_base_game_does_not_know_of_it() -> None:
    assert list(BaseGame.seats) == [1, 2, 3, 4]
    assert "nation_5" not in BaseGame.options_type.__struct_fields__
    assert list(the_game().seats_for(the_game().options_type())) == list(SIX)


# Set up as for four


@pytest.mark.rule("S-1")
@pytest.mark.parametrize("map", MAPS)
def test_five_and_six_set_up_as_four_do(map: str) -> None:
    four, five, all_six = (normandy(seats, map=map).state for seats in (4, 5, 6))
    assert replace(four, players=()) == replace(five, players=()) == replace(all_six, players=())
    assert five.players[:4] == all_six.players[:4] == four.players
    last = all_six.players[5]
    assert replace(last, nation="france") == four.players[3]


@pytest.mark.rule("S-1", "T-7")
def test_there_are_four_special_items_at_most() -> None:
    listed = the_game().content.maps["gold-beach"].special_items
    assert len(listed) == 5
    for seats, most in ((3, 3), (4, 4), (5, 4), (6, 4)):
        assert normandy(seats, map="gold-beach").state.special == listed[:most]


@pytest.mark.rule("S-1", "V-1")
@pytest.mark.parametrize(("room", "found"), [(5, ["start-too-small"]), (6, [])])
def test_a_start_row_has_room_for_six(room: int, found: list[str]) -> None:
    tiger = the_game().content.maps["exercise-tiger"]
    start = replace(tiger.sectors[0], units=room)
    faults = sheet_faults(replace(tiger, sectors=(start, *tiger.sectors[1:])))
    assert [fault.code for _, fault in faults] == found


# Six Units in one place


@pytest.mark.rule("S-1", "T-9")
def test_six_units_in_a_sector_give_to_one_another() -> None:
    play = at("trade", *six(stars=1))
    for seat in SIX:
        given = {line.split()[0] for line in starting(play.options(seat), "give")}
        assert given == {f"seat{other}" for other in SIX if other != seat}
    play.do("seat6 give seat5 stars 1", "seat5 give seat1 stars 2")
    assert [unit(play, seat).stars for seat in SIX] == [3, 1, 1, 1, 0, 0]


@pytest.mark.rule("S-1", "T-8")
def test_what_lowers_a_def_serves_six() -> None:
    first, *others = six("2")
    play = at("move", first | {"hand": "bazooka"}, *others)
    play.do("seat1 stay", "seat1 use bazooka", *(f"seat{seat} stay" for seat in SIX[1:]))
    assert [unit(play, seat).soldiers for seat in SIX] == [30] * 6


@pytest.mark.rule("S-1", "V-1")
def test_where_there_is_room_for_one_there_is_room_for_one_of_six() -> None:
    play = on_proving_ground("move", *six("1", courage=1))
    assert all("3" in moves(play, seat) for seat in SIX)
    play.do("seat5 move 3")
    assert place(play, 5) == "3"
    with pytest.raises(Illegal):
        play.do("seat6 move 3")


@pytest.mark.rule("S-1", "V-6")
def test_six_units_win_together_in_the_bunker() -> None:
    play = at("move", *six("9", courage=4, soldiers=40), level="dice")
    play.do(*(f"seat{seat} move bunker" for seat in SIX))
    play.do(*(f"seat{seat} rolls D6" for seat in SIX))
    assert play.over is not None and play.over.winners == tuple(range(6))


@pytest.mark.rule("S-1", "D-4")
def test_a_badge_of_assistance_goes_to_the_sixth_seat_too() -> None:
    play = normandy(6, badges=True, assisted_6=True)
    fact = find(play.do("seat6 draws parachutist"), "card-drawn")
    assert (fact.seat, unit(play, 6).hand) == (5, ("parachutist",))
    everybody = normandy(6, badges=True, badge_of_assistance=True)
    assert all(everybody.deck(seat) for seat in SIX)


# Records


@pytest.mark.rule("S-1")
def test_a_record_of_six_is_read_again_and_undone_by_agreement_of_all() -> None:
    table = new_table("normandy", 6, level="dice")
    play_on(table, fair.fast_stream("six"), entries=40)
    with pytest.raises(Illegal, match="undo-needs-agreement"):
        table.append(Undo(5, 3, (0, 1, 2, 3, 5)))
    table.append(Undo(5, 3, table.people))
    play_on(table, fair.fast_stream("on"), entries=20)
    text = write_record(table.header, table.noted)
    assert '"seat6 ' in text
    reading = read_record(text.encode(), loaded)
    assert (reading.fault, reading.warnings) == (None, [])
    assert reading.table.entries == table.entries
    assert reading.table.state == table.state
