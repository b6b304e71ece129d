"""What the page asks for about the daily battle."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from beachhead.kernel import days
from beachhead.server import limits
from beachhead.server import protocol as p
from beachhead.server.daily import Daily
from beachhead.server.doors.asking import (
    address_of,
    answer,
    body,
    check_pace,
    language_of,
    raw_body,
    spoken,
    while_asked,
)
from beachhead.server.limits import Limits


class DailyApi:
    """The requests that need the days."""

    def __init__(self, daily: Daily) -> None:
        self._daily = daily
        self._tables = Limits(limits.TABLES_A_SECOND, limits.TABLES_AT_ONCE)
        self._checks = Limits(limits.REPLAYS_A_SECOND, limits.REPLAYS_AT_ONCE)
        self._looks = Limits(limits.LOOKS_A_SECOND, limits.LOOKS_AT_ONCE)

    @property
    def counted_by_all(self) -> dict[str, Limits]:
        """What costs much: no more of it because there are several processes."""
        return {
            "day-tables": self._tables,
            "day-checks": self._checks,
            "day-looks": self._looks,
        }

    def routes(self) -> list[Route]:
        """Every address."""
        return [
            Route("/api/daily", spoken(self._day)),
            Route("/api/daily", spoken(self._play), methods=["POST"]),
            Route("/api/daily/check", spoken(self._check), methods=["POST"]),
            Route("/api/daily/{day}", spoken(self._day)),
        ]

    async def _day(self, request: Request) -> Response:
        """Today's battles, or those of another day."""
        check_pace(request, self._looks)
        wanted = request.path_params.get("day", "")
        day = days.read_day(wanted) if wanted else days.today()
        player = request.headers.get("authorization", "").removeprefix("Bearer").strip()
        return answer(await self._daily.day(day, language_of(request), player))

    async def _play(self, request: Request) -> Response:
        """Sit down at one of them."""
        check_pace(request, self._tables)
        return answer(await self._daily.play(await body(request, p.DayWish)), 201)

    async def _check(self, request: Request) -> Response:
        """Is this record of one genuine?"""
        check_pace(request, self._checks)
        record = await raw_body(request, limits.RECORD_BYTES)
        checking = self._daily.check(record, language_of(request), address_of(request))
        return answer(await while_asked(request, checking))
