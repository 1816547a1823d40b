"""What a bot says about itself: names, descriptions, commands, wished rights."""

from playground.model import Json


class Profile:
    """Texts by language and commands by scope and language, as the bot set them."""

    def __init__(self, name: str) -> None:
        self.default_name = name
        self.texts: dict[tuple[str, str], str] = {}
        self.commands: dict[tuple[str, str], list[Json]] = {}
        self.scopes: dict[str, Json] = {}
        self.rights: dict[bool, Json] = {}
        self.menu_buttons: dict[int, Json] = {}

    def text(self, kind: str, language: str) -> str:
        """A text in a language; nothing stands in for a missing one."""
        default = self.default_name if kind == "name" else ""
        return self.texts.get((kind, language), default)

    def set_text(self, kind: str, language: str, value: str) -> None:
        """Set a text; an empty one removes it."""
        self.texts.pop((kind, language), None)
        if value:
            self.texts[kind, language] = value

    def command_lists(self) -> list[Json]:
        """Every list of commands with its scope and language."""
        return [
            {"scope": self.scopes[scope], "language": language, "commands": commands}
            for (scope, language), commands in self.commands.items()
        ]
