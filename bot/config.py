"""Settings from the environment and `.env`; a wrong one is said in a sentence."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from locales import LANGUAGES

_TOKEN = re.compile(r"\d+:[\w-]{3,}", re.ASCII)
_IDS = re.compile(r"\s*(\d{1,18}\s*(,\s*\d{1,18}\s*)*)?", re.ASCII)
_SECRET = re.compile(r"[A-Za-z0-9_-]{1,256}")


def _is_http(url: str) -> str:
    if not re.fullmatch(r"https?://[^\s/]+(/\S*)?", url):
        raise ValueError("must be an address that begins with http:// or https://")
    return url.rstrip("/")


Address = Annotated[str, AfterValidator(_is_http)]


class WrongSettings(ValueError):
    """The settings cannot be used; the text says which and why, a line each."""


class Settings(BaseSettings):
    """What can be set from outside; README.md has the table of them."""

    model_config = SettingsConfigDict(
        env_file=".env", env_ignore_empty=True, extra="ignore", frozen=True
    )

    bot_token: SecretStr | None = None
    bot_api_url: Address | None = None
    database: Path = Path("durak.db")
    default_language: str = LANGUAGES[0]
    clock: int = Field(default=90, ge=0, le=86400)
    computer_pace: float = Field(default=1.5, ge=0, le=60)
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    webhook_url: Address | None = None
    webhook_secret: SecretStr | None = None
    webhook_port: int = Field(default=8080, ge=1, le=65535)
    playground_port: int = Field(default=8081, ge=0, le=65535)
    owner_ids: str = ""
    metrics_port: int = Field(default=0, ge=0, le=65535)

    @property
    def owners(self) -> frozenset[int]:
        """The ids of the people who may say /admin."""
        return frozenset(int(number) for number in re.findall(r"\d+", self.owner_ids))

    def secrets(self) -> tuple[str, ...]:
        """What must never stand in a log."""
        hidden = (self.bot_token, self.webhook_secret)
        return tuple(secret.get_secret_value() for secret in hidden if secret is not None)

    @field_validator("bot_token")
    @classmethod
    def _token_has_its_shape(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None and not _TOKEN.fullmatch(value.get_secret_value()):
            raise ValueError("must be what BotFather gave, digits:letters")
        return value

    @field_validator("webhook_secret")
    @classmethod
    def _secret_has_its_shape(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None and not _SECRET.fullmatch(value.get_secret_value()):
            raise ValueError("must be 1 to 256 of the characters A-Z a-z 0-9 _ -")
        return value

    @field_validator("owner_ids")
    @classmethod
    def _owners_are_numbers(cls, value: str) -> str:
        if not _IDS.fullmatch(value):
            raise ValueError("must be ids of people, with commas between")
        return value

    @field_validator("default_language")
    @classmethod
    def _language_is_known(cls, value: str) -> str:
        if value not in LANGUAGES:
            raise ValueError(f"must be one of {', '.join(LANGUAGES)}")
        return value

    @field_validator("log_level", mode="before")
    @classmethod
    def _any_case(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value


def read_settings() -> Settings:
    """The settings; raises `WrongSettings` with a sentence for each wrong one, values left out."""
    try:
        settings = Settings()
    except ValidationError as error:
        raise WrongSettings("\n".join(_sentences(error))) from None
    except UnicodeDecodeError:
        raise WrongSettings("The file .env is no UTF-8 text.") from None
    if settings.webhook_url is not None and settings.webhook_secret is None:
        raise WrongSettings("WEBHOOK_SECRET must be set where WEBHOOK_URL is.")
    return settings


def _sentences(error: ValidationError) -> list[str]:
    sentences = []
    for problem in error.errors(include_input=False, include_url=False):
        name = "_".join(str(part) for part in problem["loc"]).upper()
        reason = problem["msg"].removeprefix("Value error, ")
        sentences.append(f"{name}: {reason[:1].lower()}{reason[1:]}.")
    return sentences
