"""What `/metrics` tells those who look after a server."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

CONTENT_TYPE = CONTENT_TYPE_LATEST


class Metrics:
    """Counts of one server; there is nothing in them about people or tables."""

    def __init__(self) -> None:
        here = self._registry = CollectorRegistry()
        self.tables = Gauge("beachhead_tables", "Tables kept", registry=here)
        self.tables_open = Gauge("beachhead_tables_open", "Tables in memory", registry=here)
        self.connections = Gauge("beachhead_connections", "Browsers at tables", registry=here)
        self.connected = Counter("beachhead_connected", "Browsers that came", registry=here)
        self.refused = Counter(
            "beachhead_refused", "What was not done, and why", ["code"], registry=here
        )
        self.answered = Histogram(
            "beachhead_answer_seconds", "Until a wish was done and on disk", ["wish"], registry=here
        )
        self.thought = Histogram("beachhead_bot_seconds", "Until a bot had decided", registry=here)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self._registry)
