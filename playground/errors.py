"""What Telegram refuses, in its own words."""

from typing import Any


class ApiError(Exception):
    """A refusal of the Bot API: its code, its sentence and its machine-readable parameters."""

    def __init__(self, code: int, description: str, parameters: dict[str, Any] | None = None):
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters

    def json(self) -> dict[str, Any]:
        """The body of the answer."""
        body: dict[str, Any] = {
            "ok": False,
            "error_code": self.code,
            "description": self.description,
        }
        if self.parameters:
            body["parameters"] = self.parameters
        return body


class PeopleError(Exception):
    """Something a person cannot do, as one sentence."""

    def __init__(self, sentence: str, status: int = 400):
        super().__init__(sentence)
        self.sentence = sentence
        self.status = status


def bad_request(sentence: str, parameters: dict[str, Any] | None = None) -> ApiError:
    """A 400 with Telegram's prefix."""
    return ApiError(400, f"Bad Request: {sentence}", parameters)


def forbidden(sentence: str) -> ApiError:
    """A 403 with Telegram's prefix."""
    return ApiError(403, f"Forbidden: {sentence}")


def conflict(sentence: str) -> ApiError:
    """A 409 with Telegram's prefix."""
    return ApiError(409, f"Conflict: {sentence}")


def too_many_requests(seconds: int) -> ApiError:
    """A 429 that says how long to rest."""
    return ApiError(429, f"Too Many Requests: retry after {seconds}", {"retry_after": seconds})


UNAUTHORIZED = (401, "Unauthorized")
NOT_FOUND = (404, "Not Found")
NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly "
    "the same as a current content and reply markup of the message"
)
QUERY_TOO_OLD = "query is too old and response timeout expired or query ID is invalid"
