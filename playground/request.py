"""A call of the Bot API as it comes in: query string, form, multipart or JSON."""

import json
import re
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, MultipartReader, web

from playground.errors import bad_request

_TRUE = frozenset({"true", "1", "yes", "y", "t"})


def to_integer(value: object) -> int | None:
    """A number, written as one or as text; None for anything else."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,19}", value):
        return int(value)
    return None


@dataclass
class Call:
    """A method's name, its parameters and the files that came with it."""

    method: str
    params: dict[str, Any] = field(default_factory=dict)
    files: dict[str, bytes] = field(default_factory=dict)

    def text(self, name: str) -> str:
        """A string; empty if absent."""
        value = self.params.get(name)
        if value is None:
            return ""
        return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)

    def integer(self, name: str) -> int | None:
        """A number; None if absent or no number."""
        return to_integer(self.params.get(name))

    def flag(self, name: str) -> bool:
        """A truth value; False if absent."""
        return self.text(name).lower() in _TRUE

    def json(self, name: str) -> Any:
        """An object or array, written as JSON or sent as such; None if absent.

        Errors: ApiError if it is no JSON.
        """
        value = self.params.get(name)
        if not isinstance(value, str):
            return value
        if not value:
            return None
        try:
            return json.loads(value)
        except ValueError as error:
            raise bad_request(f"can't parse {name.replace('_', ' ')} JSON object") from error

    def mapping(self, name: str) -> dict[str, Any]:
        """A JSON object; empty if absent.

        Errors: ApiError if it is something else.
        """
        value = self.json(name)
        if value is None:
            return {}
        if not isinstance(value, dict):
            raise bad_request(f"can't parse {name.replace('_', ' ')}: expected an Object")
        return value

    def chat_id(self) -> int | str | None:
        """The chat as a number or as @username; None if absent."""
        number = self.integer("chat_id")
        return number if number is not None else (self.text("chat_id") or None)


async def read_call(request: web.Request) -> Call:
    """The call a request makes.

    Errors: ApiError for a body that cannot be read.
    """
    call = Call(request.match_info["method"], dict(request.query))
    if not request.can_read_body:
        return call
    kind = request.content_type
    if kind == "application/json":
        call.params |= read_json(await request.text())
    elif kind == "multipart/form-data":
        await read_parts(call, await request.multipart())
    elif kind == "application/x-www-form-urlencoded":
        call.params |= {name: str(value) for name, value in (await request.post()).items()}
    return call


def read_json(body: str) -> dict[str, Any]:
    """The parameters of a JSON body.

    Errors: ApiError if it is no JSON object.
    """
    try:
        value = json.loads(body) if body else {}
    except ValueError as error:
        raise bad_request("can't parse request JSON object") from error
    if not isinstance(value, dict):
        raise bad_request("request must be a JSON Object")
    return value


async def read_parts(call: Call, reader: MultipartReader) -> None:
    """Add the fields and files of a multipart body to a call."""
    async for part in reader:
        if not isinstance(part, BodyPartReader) or part.name is None:
            continue
        if part.filename is not None:
            call.files[part.name] = bytes(await part.read())
        else:
            call.params[part.name] = await part.text()
