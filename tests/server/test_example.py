"""The example of `examples/` plays a whole match."""

import asyncio
import sys
from pathlib import Path

from motherlode.server.settings import Settings
from tests.server.conftest import running

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


async def test_the_example_bot_plays_a_match(quick: Settings) -> None:
    async with running(quick) as site:
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(EXAMPLE), site.address, "thebes", stdout=asyncio.subprocess.PIPE
        )
        output, _ = await process.communicate()
        assert process.returncode == 0
        assert output.startswith(b"ranks [")
