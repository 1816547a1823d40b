"""Links that open the bot's private chat."""

from bot.screens.scene import Scene


def seat_link(scene: Scene) -> str:
    """Where a player of this game opens the private chat in which the hand will stand."""
    return f"https://t.me/{scene.bot_username}?start=g{scene.game_id}"
