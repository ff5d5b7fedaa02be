"""One task commits what many tables want written in one transaction; after a failure it finds out what was stored."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from motherlode.server.errors import Overtaken, Refusal
from motherlode.server.store.proofs import Proof, proof_of
from motherlode.server.store.writes import Write

BATCH: Final = 400
# While several tables are busy, a batch waits so long (seconds) for more: each costs the same, however small it is.
GATHERING: Final = 0.002
LONGEST_PAUSE: Final = 2.0
# Writes a batch; those that came too late.
WriteBatch: TypeAlias = Callable[[list[Write]], Awaitable[list[Write]]]
# Whether a write is in the database; None if that is not decided yet. The last time nothing may be stored after that.
AskProof: TypeAlias = Callable[[Proof, bool], Awaitable[bool | None]]


class BatchWriter:
    """Takes what is waiting and commits it together. `on_error` hears of every error of the database."""

    def __init__(self, write: WriteBatch, ask: AskProof, on_error: Callable[[Exception], None]) -> None:
        self._write_batch: Final = write
        self._ask: Final = ask
        self._on_error: Final = on_error
        self._waiting: Final[asyncio.Queue[Write | None]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._is_closing = False

    @property
    def is_running(self) -> bool:
        return self._task is not None and not self._task.done()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    def stop_waiting(self) -> None:
        """From now on no write waits for a database that does not answer."""
        self._is_closing = True

    async def close(self) -> None:
        """Finishes what is waiting."""
        self.stop_waiting()
        if self._task is not None:
            self._waiting.put_nowait(None)
            await self._task

    def commit(self, write: Write) -> "asyncio.Future[None]":
        """Done when it is on disk."""
        self._waiting.put_nowait(write)
        return write.done

    async def _run(self) -> None:
        is_open = True
        while is_open:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < BATCH:
                batch.append(self._waiting.get_nowait())
            is_open = None not in batch
            await self._write([write for write in batch if write is not None])
            if len(batch) > 1:
                await asyncio.sleep(GATHERING)

    async def _write(self, batch: list[Write]) -> None:
        """All in one transaction; if that fails, each in its own, so that none suffers for another."""
        try:
            late = await self._write_batch(batch)
        except Exception as error:  # noqa: BLE001
            self._on_error(error)
            for write in batch:
                await self._settle(write, error, is_alone=len(batch) == 1)
        else:
            for write in late:
                refuse(write, Overtaken())
            for write in batch:
                resolve(write)

    async def _settle(self, write: Write, error: Exception, is_alone: bool) -> None:
        """After a failure: the connection may have broken when all was stored, so the database is asked first."""
        is_done = await self._is_stored(write, is_alone)
        if is_done:
            resolve(write)
        elif is_done is None:
            refuse(write, Refusal("server", "the server stops and cannot say whether this was stored", 503), error)
        elif is_alone:
            refuse(write, Refusal("not_stored", "the move could not be stored; nothing changed", 503), error)
        else:
            await self._write([write])

    async def _is_stored(self, write: Write, is_last: bool) -> bool | None:
        """What the database says, once it can be asked; None if the server stops before."""
        try:
            proof = proof_of(write)
        except Exception as error:  # noqa: BLE001
            # What cannot even be encoded never reached the database.
            self._on_error(error)
            return False
        return False if proof is None else await self._ask_patiently(proof, is_last)

    async def _ask_patiently(self, proof: Proof, is_last: bool) -> bool | None:
        pause = 0.05
        while True:
            try:
                found = await self._ask(proof, is_last)
                if found is not None:
                    return found
            except Exception as error:  # noqa: BLE001
                self._on_error(error)
            if self._is_closing:
                return None
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


def resolve(write: Write) -> None:
    if not write.done.done():
        write.done.set_result(None)


def refuse(write: Write, refusal: Refusal, error: Exception | None = None) -> None:
    refusal.__cause__ = error
    if not write.done.done():
        write.done.set_exception(refusal)
