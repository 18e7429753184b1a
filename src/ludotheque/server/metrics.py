"""What /metrics tells, in the format of Prometheus."""

from collections import defaultdict

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        mine = self.registry
        self.sockets = Gauge("ludotheque_sockets", "Open WebSockets", registry=mine)
        self.tables = Gauge("ludotheque_tables_loaded", "Tables in memory", registry=mine)
        self.tables_opened = Counter("ludotheque_tables_opened", "Tables opened", registry=mine)
        self.entries = Counter("ludotheque_entries", "Entries in logs", ["kind"], registry=mine)
        self.refusals = Counter("ludotheque_refusals", "Commands refused", ["code"], registry=mine)
        self.bot_failures = Counter("ludotheque_bot_failures", "Bots that failed", registry=mine)
        self.bot_wait_seconds = Histogram(
            "ludotheque_bot_wait_seconds",
            "Until a bot begins to think",
            ["asked"],
            buckets=STEPS,
            registry=mine,
        )
        self.append_seconds = Histogram(
            "ludotheque_append_seconds", "Until an entry is durable", buckets=STEPS, registry=mine
        )

        self._written = defaultdict[object, int](int)  # entries since the page was last asked for

    @property
    def open_sockets(self) -> int:
        return int(self.registry.get_sample_value("ludotheque_sockets") or 0)

    def entry(self, kind: object) -> None:
        self._written[kind] += 1

    def page(self) -> bytes:
        while self._written:
            kind, count = self._written.popitem()
            self.entries.labels(kind=kind).inc(count)
        return generate_latest(self.registry)


METRICS = Metrics()
