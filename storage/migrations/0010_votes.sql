-- Votes of the people at a table (bot/tables/voting.py).
CREATE TABLE votes (
    game_id   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    person_id INTEGER NOT NULL,
    seat      INTEGER NOT NULL,          -- whom the table should not wait for; -1: it should be closed
    at        REAL    NOT NULL,
    PRIMARY KEY (game_id, person_id, seat)
) WITHOUT ROWID;
-- Since when the table waits for whom it waits for.
ALTER TABLE games ADD COLUMN since REAL;
UPDATE games SET since = changed WHERE phase = 'playing';
