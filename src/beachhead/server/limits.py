"""How much anybody may ask for, at once and in a while."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from beachhead.kernel.errors import Problem

MESSAGE_BYTES = 4096
"""In a message from a browser."""
BODY_BYTES = 16384
"""In the body of a request."""
RECORD_BYTES = 500_000
"""In a record that is to be checked."""
BRACKETS = 500
"""In what a browser sends, so that nothing in it goes deeper; a list of all tables has 122."""
SETTINGS = 80
"""In a wish for a table; no game has as many."""
KEYS = 64
"""That are tried at a table."""
HEAD_BYTES = 65_536
"""In a request, besides its body."""
HEAD_SECONDS = 10.0
"""Within which a request has to say what it wants."""
REQUEST_SECONDS = 120.0
"""Within which it has to come, be answered and be read."""
PARTING_SECONDS = 10.0
"""Within which what is left of a WebSocket that is being closed has to be read."""
CONNECTIONS_EACH = 256
"""From one address, besides browsers at tables; behind it there may be a whole school."""
REQUESTS_A_SECOND, REQUESTS_AT_ONCE = 50.0, 2000.0
"""From one address, whatever is asked for: a school opens the page, some forty files each."""
AT_ONCE = 4
"""Requests that begin to be answered before those who are at tables are heard again."""
CALLS_A_SECOND, CALLS_AT_ONCE = 4.0, 200.0
"""To tables from one address: after a restart all of them call at once."""
MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 20.0, 60.0
"""From one browser at a table."""
WHOLE, OLDER = 10, 5
"""Messages that one counts as by which everything is told anew or another table is looked for, and
one that asks for older lines of the log: a page asks some six times until it has a long one."""
FRAMES_A_SECOND, FRAMES_AT_ONCE = 60.0, 250.0
"""Over one WebSocket, be they messages or not: whoever sends more is cut off without a word."""
MESSAGES_EACH_A_SECOND, MESSAGES_EACH_AT_ONCE = 200.0, 1000.0
"""From all browsers at tables that are at one address."""
LOOKS_A_SECOND, LOOKS_AT_ONCE = 10.0, 200.0
"""Moments of games looked back at, and lists of open tables, from one address."""
LISTS_A_SECOND, LISTS_AT_ONCE = 2.0, 60.0
"""Lists of one's own tables, from one address: each of them may have to be opened."""
REPLAYS_A_SECOND, REPLAYS_AT_ONCE = 1.0, 20.0
"""Whole games gone through again, from one address."""
REPLAY_SECONDS = 60.0
"""For one of them, and somewhat more, before it is given up."""
REPLAYS_WAITING, REPLAYS_WAITING_EACH = 50, 8
"""Whole games that wait to be gone through: for everybody, and for one site. At the end of a game
all who sit at a table ask for its numbers."""
LOG_LINES, LOG_LINES_MORE = 80, 240
"""Of a long log: told to who comes to a table, and each time that older ones are asked for."""
UNSENT_MESSAGES = 256
"""That may wait for a browser that does not take them."""
HELLO_SECONDS = 30.0
"""Within which a browser has to say what it wants."""
LINES_EACH = 64
"""Browsers at tables from one address, behind which there may be a whole school."""
AT_A_TABLE = 64
"""Browsers at one table: so many that play, and so many that watch."""
TABLES_A_SECOND, TABLES_AT_ONCE = 0.1, 60.0
"""New tables from one address: whoever wants to fill the house (`Keeping.most`) needs days."""
CHECKS_A_SECOND, CHECKS_AT_ONCE = 5.0, 60.0
"""Settings looked at before there is a table, from one address."""
OPEN_TABLES, OPEN_EACH = 200, 5
"""Tables that wait for anybody and are listed: on the whole server, and from one address."""
OPEN_AWAY = 5
"""So many times as many, with those that are not listed because their host is away."""
OPEN_FOR = 12 * 3600.0
"""Seconds after which an open table is not listed any more."""
HOST_AWAY = 300.0
"""Seconds for which it is listed while whoever set it up is away."""
SEAT_KEPT = 120.0
"""Seconds for which the seat of somebody who found it in the list is kept while they are away."""
SEATS_A_SECOND, SEATS_AT_ONCE = 0.05, 10.0
"""Seats of open tables taken from one address."""
SECOND_THOUGHTS = 1000
"""Times that something may be taken back, or put back, at one table: each is an entry for good."""
TABLES_LISTED = 60
"""Tables of one's own that are told of at a time; the page asks for no more."""
ADDRESSES = 10_000
"""That are remembered."""
ONES_OWN, SITE = 64, 80
"""Bits of an IPv6 address that are anybody's to choose in one network, and in all those together
that one customer may have: of these there are 65,536."""
NETWORKS = 16
"""What so many networks may have, all of one site have together."""


class Bucket:
    """Lets so many things through in a second, and so many at once, and no more."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left = burst
        self._at = time.monotonic()

    def take(self, count: int = 1) -> bool:
        """Whether one more may pass, or so many."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + self._rate * (now - self._at))
        self._at = now
        if self._left < count:
            return False
        self._left -= count
        return True

    def put_back(self, count: int) -> None:
        """So many have not passed after all."""
        self._left += count


class Buckets:
    """One for each of those who are heard of, as long as they are."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def __getitem__(self, who: str) -> Bucket:
        if who not in self._known:
            self._known[who] = Bucket(self._rate, self._burst)
        self._known.move_to_end(who)
        while len(self._known) > ADDRESSES:
            self._known.popitem(last=False)
        return self._known[who]


class Limits:
    """A bucket for each address, and one for all that a site may have of them."""

    def __init__(self, rate: float, burst: float) -> None:
        self._networks = Buckets(rate, burst)
        self._sites = Buckets(NETWORKS * rate, NETWORKS * burst)
        self.tell: Callable[[str], None] = lambda _: None
        """Who else counts what a network has had."""

    def take(self, address: str, count: int = 1) -> bool:
        """Whether this address may have one more, or so many."""
        who = network(address)
        if passes := self.had(who, count):
            self.tell(who)
        return passes

    def had(self, who: str, count: int = 1) -> bool:
        """Count one more for a network, or so many; whether that is not too many."""
        if (whole := site(who)) is None:
            return self._networks[who].take(count)
        # First, so that nobody is forgotten because somebody asks from everywhere in a full site.
        if not self._sites[whole].take(count):
            return False
        if not (passes := self._networks[who].take(count)):
            self._sites[whole].put_back(count)
        return passes


class Lines:
    """The lines that are open from each address; of those of a site each process counts its own."""

    def __init__(self, most: int) -> None:
        self._most = most
        self.open: Counter[str] = Counter()
        self._sites: Counter[str] = Counter()
        self.elsewhere: defaultdict[str, dict[str, int]] = defaultdict(dict)
        """Those at each other process, of whoever has some there."""
        self.tell: Callable[[str, int], None] = lambda *_: None
        """Who else counts them."""

    def enter(self, address: str) -> bool:
        """Whether there is room for one more, which is open from now on."""
        who = network(address)
        others = sum(lines.get(who, 0) for lines in self.elsewhere.values())
        if self.open[who] + others >= self._most:
            return False
        if (whole := site(who)) is not None:
            if self._sites[whole] >= NETWORKS * self._most:
                return False
            self._sites[whole] += 1
        self.open[who] += 1
        self.tell(who, self.open[who])
        return True

    def leave(self, address: str) -> None:
        """One less."""
        who = network(address)
        self.open[who] -= 1
        self.tell(who, self.open[who])
        if not self.open[who]:
            del self.open[who]
        if (whole := site(who)) is not None:
            self._sites[whole] -= 1
            if not self._sites[whole]:
                del self._sites[whole]

    @contextmanager
    def hold(self, address: str) -> Iterator[None]:
        """One more, until the end of the block."""
        if not self.enter(address):
            raise Problem("too-many-lines", most=self._most)
        try:
            yield
        finally:
            self.leave(address)


@lru_cache(maxsize=1 << 12)
def network(address: str) -> str:
    """Who shares one limit: an address, but with IPv6 all that one household has."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(_without(known, ONES_OWN))


@lru_cache(maxsize=1 << 12)
def site(who: str) -> str | None:
    """Whose this network is, if one customer may have many of them."""
    try:
        known = ip_address(who)
    except ValueError:
        return None
    return str(_without(known, SITE)) if isinstance(known, IPv6Address) else None


def _without(address: IPv6Address, bits: int) -> IPv6Address:
    return IPv6Address(int(address) >> bits << bits)
