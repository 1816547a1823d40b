"""The table as a picture: cards, stock, discard, and who sits where with how many cards."""

from bot.pictures.look import THEMES, Look, Sitter
from bot.pictures.shot import Shot, shot_of
from bot.pictures.table import TablePicture, draw_table

__all__ = ["THEMES", "Look", "Shot", "Sitter", "TablePicture", "draw_table", "shot_of"]
