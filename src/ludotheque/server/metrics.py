"""What /metrics tells, in the format of Prometheus."""

from collections import defaultdict

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LATE = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)
STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        mine = self.registry
        self.sockets = Gauge("ludotheque_sockets", "Open WebSockets", registry=mine)
        self.online = Gauge(
            "ludotheque_online", "People at tables, in the whole house", registry=mine
        )
        self.loop_lag_seconds = Histogram(
            "ludotheque_loop_lag_seconds", "By which a turn is late", buckets=LATE, registry=mine
        )
        self.relayed = Gauge("ludotheque_relayed", "Visitors led to other nodes", registry=mine)
        self.relayed_requests = Counter(
            "ludotheque_relayed_requests", "Requests that other nodes answered", registry=mine
        )
        self.held = Gauge(
            "ludotheque_held", "Visitors held until their table has an owner", registry=mine
        )
        self.links = Gauge("ludotheque_links", "Links to other nodes that we called", registry=mine)
        self.lease = Gauge(
            "ludotheque_lease_seconds", "For which what this node knows is true", registry=mine
        )
        self.beat_seconds = Histogram(
            "ludotheque_beat_seconds", "A beat took to be answered", buckets=STEPS, registry=mine
        )
        self.deaths = Counter(
            "ludotheque_deaths", "Times this node was declared dead", registry=mine
        )
        self.fenced = Counter(
            "ludotheque_fenced", "Pages not written: the table is another's", registry=mine
        )
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
            "ludotheque_append_seconds", "To write a group of entries", buckets=STEPS, registry=mine
        )
        self.queue_seconds = Histogram(
            "ludotheque_queue_seconds", "Until a group is begun", buckets=STEPS, registry=mine
        )
        self.deeds = Gauge("ludotheque_deeds", "Deeds of the hand going on", registry=mine)
        self.deeds_waiting = Gauge(
            "ludotheque_deeds_waiting", "Deeds that wait for a place", registry=mine
        )
        self.deed_failures = Counter(
            "ludotheque_deed_failures", "Deeds begun again by our fault", registry=mine
        )
        self.deed_late_seconds = Histogram(
            "ludotheque_deed_late_seconds", "By which a step is late", buckets=LATE, registry=mine
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
