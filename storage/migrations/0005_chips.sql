-- Play chips (docs/rules.md 6.6). They are worth nothing: there is no money in this bot.

-- What somebody has in a chat besides what running games hold.
CREATE TABLE purses (
    chat_id INTEGER NOT NULL,
    owner   INTEGER NOT NULL,            -- a person's id; a computer player's number, negative
    chips   INTEGER NOT NULL CHECK (chips >= 0),
    filled  INTEGER NOT NULL,            -- the day it was last filled up, counted from 1970 (UTC)
    PRIMARY KEY (chat_id, owner)
) WITHOUT ROWID;
CREATE INDEX purses_of_owner ON purses (owner);

-- What each seat has put into the bank of a game, and what came of it.
CREATE TABLE stakes (
    game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat    INTEGER NOT NULL,
    owner   INTEGER NOT NULL,
    staked  INTEGER NOT NULL CHECK (staked > 0),
    paid    INTEGER CHECK (paid >= 0),   -- NULL: the chips are held
    purse   INTEGER,                     -- what the purse held once it was paid
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;
CREATE INDEX stakes_held ON stakes (owner) WHERE paid IS NULL;

-- What a seat puts into the bank where there is one; 0: nobody has chosen.
ALTER TABLE games ADD COLUMN stake INTEGER NOT NULL DEFAULT 0;

-- Statistics of a chat look for all its games.
CREATE INDEX games_of_chat ON games (chat_id, thread_id);
