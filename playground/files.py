"""Uploaded pictures by file_id, and how large they are."""

import hashlib
import secrets
import struct
from itertools import count

from playground.errors import bad_request
from playground.model import Photo

MAX_BYTES = 10 * 1024 * 1024
ROOM = 256 * 1024 * 1024
MAX_SIDES = 10_000
MAX_RATIO = 20


class FileStore:
    """Every picture the bot ever uploaded; of the oldest, only the ids once room is short."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._used = 0
        self.photos: dict[str, Photo] = {}
        self.data: dict[str, bytes] = {}
        self._numbers = count(1)

    def add(self, data: bytes) -> Photo:
        """The uploaded picture under a new file_id.

        Errors: ApiError as Telegram words it for what is no picture, or too large a one.
        """
        if not data:
            raise bad_request("file must be non-empty")
        if len(data) > MAX_BYTES:
            raise bad_request("file is too big")
        size = image_size(data)
        if size is None:
            raise bad_request("IMAGE_PROCESS_FAILED")
        width, height = size
        longest, shortest = max(size), max(1, min(size))
        if width + height > MAX_SIDES or longest / shortest > MAX_RATIO:
            raise bad_request("PHOTO_INVALID_DIMENSIONS")
        path = f"photos/file_{next(self._numbers)}.{_suffix(data)}"
        unique = hashlib.sha256(path.encode() + data).hexdigest()[:16]
        photo = Photo(
            "AgACAgIAAxk" + secrets.token_urlsafe(36), unique, width, height, len(data), path
        )
        self.photos[photo.file_id] = photo
        self._keep(path, data)
        return photo

    def _keep(self, path: str, data: bytes) -> None:
        self.data[path] = data
        self._used += len(data)
        while self._used > self._room:
            self._used -= len(self.data.pop(next(iter(self.data))))

    def find(self, file_id: str) -> Photo:
        """A picture uploaded before.

        Errors: ApiError for an id this playground never gave, and for addresses, which it
        does not fetch.
        """
        if file_id.startswith(("http://", "https://")):
            raise bad_request("failed to get HTTP URL content")
        if file_id not in self.photos:
            raise bad_request("wrong remote file identifier specified: Wrong string length")
        return self.photos[file_id]


def image_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG, JPEG, GIF or WebP; None for anything else."""
    if data.startswith(b"\x89PNG\r\n\x1a\n") and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data[:6] in (b"GIF87a", b"GIF89a") and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    if data.startswith(b"\xff\xd8"):
        return _jpeg_size(data)
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP" and len(data) >= 30:
        return _webp_size(data)
    return None


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 < len(data) and data[at] == 0xFF:
        marker, length = data[at + 1], int.from_bytes(data[at + 2 : at + 4], "big")
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        at += 2 + length
    return None


def _webp_size(data: bytes) -> tuple[int, int] | None:
    kind = data[12:16]
    if kind == b"VP8X":
        return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    if kind == b"VP8L":
        bits = int.from_bytes(data[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    if kind == b"VP8 ":
        width, height = struct.unpack("<HH", data[26:30])
        return width & 0x3FFF, height & 0x3FFF
    return None


def _suffix(data: bytes) -> str:
    if data.startswith(b"\x89PNG"):
        return "png"
    return "webp" if data[:4] == b"RIFF" else "gif" if data[:3] == b"GIF" else "jpg"
