-- What the owner has set while the bot runs: name 'quiet' says that no new games are begun.
CREATE TABLE notes (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
