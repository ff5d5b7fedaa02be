"""The metrics of all workers under one supervisor: each leaves its own in a file; who is asked tells of all."""

import os
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from prometheus_client import Metric, generate_latest
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector, CollectorRegistry

from motherlode.server.ops.metrics import Metrics

WRITTEN_EVERY: Final = 5.0
# A worker that has not written for so long (seconds) is gone.
BELIEVED: Final = 20.0
FOLDER: Final = "metrics"


class WorkerMetrics:
    """Those of worker `number`, and what the others wrote last. Only workers of the same supervisor belong together."""

    def __init__(self, metrics: Metrics, data: Path, number: int) -> None:
        self._metrics: Final = metrics
        self._number: Final = number
        self._folder: Final = data / FOLDER
        self._file: Final = self._folder / f"{os.getppid()}-{number}.prom"

    def write(self) -> None:
        """Others never see half a file."""
        self._folder.mkdir(mode=0o700, exist_ok=True)
        part = self._file.with_suffix(".part")
        part.write_bytes(self._metrics.text())
        part.replace(self._file)

    def clean(self) -> None:
        """Removes what workers left that are gone."""
        for file in self._folder.glob("*.prom"):
            if not is_fresh(file):
                file.unlink(missing_ok=True)

    def text(self) -> bytes:
        """Of all workers, each sample with the label `worker`."""
        texts = {str(self._number): self._metrics.text().decode()}
        for file in self._folder.glob(f"{os.getppid()}-*.prom"):
            if file != self._file and is_fresh(file):
                texts[file.stem.partition("-")[2]] = file.read_text()
        return merged(texts)


def is_fresh(file: Path) -> bool:
    try:
        return time.time() - file.stat().st_mtime < BELIEVED
    except FileNotFoundError:
        return False


class Families(Collector):
    """Metrics that were collected elsewhere."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self._found: Final[dict[str, Metric]] = {}
        for worker in sorted(texts):
            self._add(worker, texts[worker])

    def _add(self, worker: str, text: str) -> None:
        for family in text_string_to_metric_families(text):
            kept = self._found.setdefault(family.name, Metric(family.name, family.documentation, family.type))
            for sample in family.samples:
                kept.add_sample(sample.name, {**sample.labels, "worker": worker}, sample.value)

    def collect(self) -> Iterator[Metric]:
        yield from self._found.values()


def merged(texts: Mapping[str, str]) -> bytes:
    registry = CollectorRegistry(auto_describe=False)
    registry.register(Families(texts))
    return generate_latest(registry)
