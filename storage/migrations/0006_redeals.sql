-- Deals given up for a new one (docs/rules.md 2.5). The moves of a game go on being numbered through all of its deals.
CREATE TABLE redeals (
    game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number  INTEGER NOT NULL,
    seat    INTEGER NOT NULL,            -- who demanded the new deal
    start   TEXT    NOT NULL,            -- the position that had been dealt
    until   INTEGER NOT NULL,            -- moves of the game made by then, the demand among them
    PRIMARY KEY (game_id, number)
) WITHOUT ROWID;
