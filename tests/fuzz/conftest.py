"""One bot for all the fuzz tests of a module."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.fuzz.target import Target, new_target


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def target(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Target]:
    async with new_target(tmp_path_factory.mktemp("fuzz")) as target:
        yield target
