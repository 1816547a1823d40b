"""SQLite through aiosqlite: every game in progress, every person, every visible message."""
