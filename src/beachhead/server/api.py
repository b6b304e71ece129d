"""What the page asks for over plain HTTP: games, tables, replays, rules, cards, maps."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from beachhead.kernel.errors import Problem
from beachhead.locale import Texts
from beachhead.locale.glossary import glossary
from beachhead.playing.checking import check
from beachhead.playing.eyes import Eyes
from beachhead.playing.telling import called, end_seen_by, verdict_text
from beachhead.server import limits, screen
from beachhead.server import protocol as p
from beachhead.server.doors.asking import (
    address_of,
    answer,
    body,
    check_pace,
    language_of,
    number_in,
    refusal,
    spoken,
    while_asked,
)
from beachhead.server.faces import cards_on, faces
from beachhead.server.limits import Limits
from beachhead.server.log import log_lines
from beachhead.server.offer import offer
from beachhead.server.open_tables import OpenTables, shown
from beachhead.server.reference import cards, map_board, map_picture, maps, rules_in_words
from beachhead.server.replaying import off_the_loop
from beachhead.server.replays import Played, Replays
from beachhead.server.room import Room
from beachhead.server.rooms import Rooms, left_out
from beachhead.server.shelf import Shelf
from beachhead.server.showing import Showing

PICTURE = {
    "Cache-Control": "max-age=3600",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
}
"""It has its style in itself, and nothing else to fetch."""


class Api:
    """The requests that need the tables."""

    def __init__(
        self, rooms: Rooms, open_tables: OpenTables, shelf: Shelf, replays: Replays
    ) -> None:
        self._rooms = rooms
        self._games = tuple(rooms.games.values())
        self._shelf = shelf
        self._replays = replays
        self._open_tables = open_tables
        self._new_tables = Limits(limits.TABLES_A_SECOND, limits.TABLES_AT_ONCE)
        self._checks = Limits(limits.CHECKS_A_SECOND, limits.CHECKS_AT_ONCE)
        self._seats = Limits(limits.SEATS_A_SECOND, limits.SEATS_AT_ONCE)
        self._looks = Limits(limits.LOOKS_A_SECOND, limits.LOOKS_AT_ONCE)
        self._lists = Limits(limits.LISTS_A_SECOND, limits.LISTS_AT_ONCE)
        self._whole = Limits(limits.REPLAYS_A_SECOND, limits.REPLAYS_AT_ONCE)

    @property
    def counted_by_all(self) -> dict[str, Limits]:
        """What costs much: no more of it because there are several processes."""
        return {
            "tables": self._new_tables,
            "seats": self._seats,
            "checks": self._checks,
            "looks": self._looks,
            "lists": self._lists,
            "whole": self._whole,
        }

    def routes(self) -> list[Route]:
        """Every address."""
        return [
            Route("/api/offer", spoken(self._offer)),
            Route("/api/rules", spoken(self._rules)),
            Route("/api/glossary", spoken(self._glossary)),
            Route("/api/cards", spoken(self._cards)),
            Route("/api/maps", spoken(self._maps)),
            Route("/api/maps/{game}/{map}.svg", spoken(self._map_picture)),
            Route("/api/maps/{game}/{map}", spoken(self._map)),
            Route("/api/check", spoken(self._check), methods=["POST"]),
            Route("/api/tables", spoken(self._create), methods=["POST"]),
            Route("/api/open", spoken(self._listed)),
            Route("/api/open/{table}", spoken(self._take_a_seat), methods=["POST"]),
            Route("/api/mine", spoken(self._mine), methods=["POST"]),
            Route("/api/tables/{table}/moment", spoken(self._moment)),
            Route("/api/tables/{table}/course", spoken(self._course)),
            Route("/api/tables/{table}/record", spoken(self._record)),
            Route("/api/tables/{table}/verdict", spoken(self._verdict)),
            Route("/api/tables/{table}/numbers", spoken(self._numbers)),
            Route("/api/tables/{table}/go-on", spoken(self._go_on), methods=["POST"]),
        ]

    async def _offer(self, request: Request) -> Response:
        """The games, and all that a new table may be."""
        may_open = self._open_tables.allowed
        return await self._told(request, "offer", lambda lang: offer(lang, self._games, may_open))

    async def _rules(self, request: Request) -> Response:
        """The rulebook: all of it, so that the page can search in it as one types."""
        return await self._told(request, "rules", lambda lang: rules_in_words(lang, self._games))

    async def _glossary(self, request: Request) -> Response:
        """What words mean: all of them, so that the page can find them in what it shows."""
        return await self._told(request, "glossary", glossary)

    async def _cards(self, request: Request) -> Response:
        """Every card with its text: all of them, for the same reason."""
        return await self._told(
            request, "cards", lambda lang: [one for g in self._games for one in cards(lang, g)]
        )

    async def _maps(self, request: Request) -> Response:
        """Every map in words."""
        return await self._told(
            request, "maps", lambda lang: [one for g in self._games for one in maps(lang, g)]
        )

    async def _map(self, request: Request) -> Response:
        """One map, to be drawn as at a table."""
        game, id = self._rooms.game(request.path_params["game"]), request.path_params["map"]
        return await self._told(
            request, f"map {game.id} {id}", lambda lang: map_board(lang, game, id)
        )

    async def _map_picture(self, request: Request) -> Response:
        """The same, small, for lists and forms."""
        game, id = self._rooms.game(request.path_params["game"]), request.path_params["map"]
        return await self._shelf.give(
            request,
            ("picture", game.id, id),
            lambda: map_picture(game, id).encode(),
            "image/svg+xml",
            PICTURE,
        )

    async def _told(self, request: Request, what: str, make: Callable[[str], object]) -> Response:
        """What there is to read, in the language that is asked for."""
        language = language_of(request)
        return await self._shelf.give(request, (what, language), lambda: make(language))

    async def _check(self, request: Request) -> Response:
        """What is wrong with settings that are not a table yet."""
        check_pace(request, self._checks)
        wish = await body(request, p.SettingsWish)
        game = self._rooms.game(wish.game)
        texts, checked = Texts(language_of(request), game), check(game, wish.options, wish.seats)
        faults = tuple(p.Fault(texts.problem(one), about) for one, about in checked.faults)
        roles = tuple((seat, texts.message(role)) for seat, role in checked.roles.items())
        seats = checked.seats
        return answer(p.SettingsChecked(faults, checked.where, checked.fitting, seats, roles))

    async def _create(self, request: Request) -> Response:
        check_pace(request, self._new_tables)
        wish = await body(request, p.TableWish)
        game, language = self._rooms.game(wish.game), language_of(request)
        try:
            if wish.open:
                made = await self._open_tables.create(wish, language, address_of(request))
            else:
                made = await self._rooms.create(wish, language)
        except Problem as problem:
            return refusal(Texts(language, game), problem)
        return answer(made, 201)

    async def _listed(self, request: Request) -> Response:
        """The tables that anybody may sit down at."""
        check_pace(request, self._looks)
        language = language_of(request)
        return answer([shown(room, language) for room in await self._open_tables.listed()])

    async def _take_a_seat(self, request: Request) -> Response:
        """Somebody sits down at one of them."""
        check_pace(request, self._seats)
        wish = await body(request, p.SeatTaking)
        return answer(await self._open_tables.sit_down(request.path_params["table"], wish.name))

    async def _mine(self, request: Request) -> Response:
        """The tables that a browser has keys of, as far as they exist."""
        check_pace(request, self._lists)
        wanted = await body(request, list[p.KeyRing])
        found = []
        for ring in wanted[: limits.TABLES_LISTED]:
            with left_out(ring.table):
                room = await self._rooms.find(ring.table, sure=False)
                seats = room.seats_of(ring.keys)
                async with room.still():
                    found.append(_listed(room, seats, language_of(request)))
        return answer(found)

    @asynccontextmanager
    async def _open(self, request: Request) -> AsyncIterator[tuple[Room, frozenset[int]]]:
        """The table of a request, as it is on disk, for those who may look at it."""
        room = await self._rooms.find(request.path_params["table"])
        keys = tuple(request.headers.get("authorization", "").removeprefix("Bearer ").split())
        async with room.still():
            yield room, _looks(room, keys)

    async def _moment(self, request: Request) -> Response:
        """The table as it was after a step."""
        check_pace(request, self._looks)
        async with self._open(request) as (room, seats):
            texts = room.voice(language_of(request))
            last = len(room.table.line)
            at = min(number_in(request, "at", last), last)
            await room.reach(0 if at < last else last - 1)
            here = Showing(room).players(texts.language)
            # While the table is still, nobody changes what is looked at; others play on.
            return await off_the_loop(1, lambda: answer(_moment_of(room, texts, seats, at, here)))

    async def _course(self, request: Request) -> Response:
        """All that happened, step by step, for those who look back."""
        check_pace(request, self._whole)
        async with self._open(request) as (room, seats):
            played = Played.at(room)
        viewer = Eyes(seats).viewer
        who, language = address_of(request), language_of(request)
        course = self._replays.course(who, played, language, viewer)
        return _json(await while_asked(request, course))

    async def _record(self, request: Request) -> Response:
        """The record of a game that is over, to keep."""
        check_pace(request, self._looks)
        async with self._open(request) as (room, _):
            record = await off_the_loop(room.version, lambda: room.record)
        return Response(
            record,
            media_type="application/jsonl",
            headers={"Content-Disposition": f'attachment; filename="{room.game.id}.jsonl"'},
        )

    async def _verdict(self, request: Request) -> Response:
        """Were the dice the ones promised?"""
        check_pace(request, self._whole)
        async with self._open(request) as (room, _):
            room.check_over()
            played = Played.at(room)
        judging = self._replays.verdict(address_of(request), played, room.seed)
        verdict = await while_asked(request, judging)
        texts = Texts(language_of(request))
        return answer(p.Trouble(verdict.result, verdict_text(texts, verdict, verdict.result)))

    async def _numbers(self, request: Request) -> Response:
        """What everybody rolled and did, which may be secret until the end."""
        check_pace(request, self._whole)
        async with self._open(request) as (room, _):
            room.check_over()
            played = Played.at(room)
        numbers = self._replays.numbers(address_of(request), played, language_of(request))
        return _json(await while_asked(request, numbers))

    async def _go_on(self, request: Request) -> Response:
        """Play on from a moment of a game that is over, at a new table."""
        check_pace(request, self._whole)
        check_pace(request, self._new_tables)
        async with self._open(request) as (room, _):
            room.check_over()
            if room.halted is not None:
                raise room.halted
            last = max(0, len(room.table.line) - 1)  # there is nothing to play after the end
            at = min(number_in(request, "at", last), last)
            played, people = Played.at(room), room.people
        going = self._replays.go_on(address_of(request), played, at)
        header, seed, entries = await while_asked(request, going)
        return answer(await self._rooms.keep(header, seed, people, entries), 201)


def _json(encoded: bytes) -> Response:
    return Response(encoded, media_type="application/json")


def _looks(room: Room, keys: tuple[str, ...]) -> frozenset[int]:
    """The seats through which one looks: after the end, whoever has the address may watch."""
    try:
        return room.seats_of(keys)
    except Problem:
        if not room.public:
            raise
        return frozenset()


def _moment_of(
    room: Room, texts: Texts, seats: frozenset[int], at: int, here: tuple[p.Player, ...]
) -> p.Moment:
    table, viewer = room.table, Eyes(seats).viewer
    last = len(table.line)
    state = table.line[at - 1].state if at else table.first_state
    panels = screen.panels(texts, room.game.look(state, viewer))
    return p.Moment(
        game=called(texts, table, texts.say(f"game-{room.game.id}")),
        players=here,
        seats=tuple(sorted(seats)),
        finished=table.over is not None,
        public=room.public,
        at=at,
        last=last,
        panels=panels,
        faces=faces(texts, cards_on(panels)),
        log=log_lines(texts, table.line[:at], max(0, at - 1), viewer),
        over=screen.ending(texts, table, seats, room.seed_shown) if at == last else None,
    )


def _listed(room: Room, seats: frozenset[int], language: str) -> p.TableShown:
    texts, table = room.voice(language), room.table
    return p.TableShown(
        table=room.id,
        game=room.game.id,
        name=called(texts, table, texts.game_at(table.options)),
        players=tuple(
            f"{player.name} · {player.role}" if player.role else player.name
            for player in Showing(room).players(language)
        ),
        started=table.header.started,
        moves=len(table.line),
        over=_how_it_ended(texts, room, seats),
        turn=any(item.seat in seats for item in room.pending),
        waiting=room.lobby is not None,
    )


def _how_it_ended(texts: Texts, room: Room, seats: frozenset[int]) -> str:
    """Why the game is over, or why that cannot be told; nothing if it is not."""
    if (over := room.table.over) is not None:
        return texts.message(over.reason_for(end_seen_by(over, seats)))
    return texts.problem(room.halted) if room.finished and room.halted else ""
