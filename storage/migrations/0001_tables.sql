-- Every table of the first version. Times are seconds since 1970 (UTC). thread_id 0 stands for "no topic".

CREATE TABLE chats (
    id       INTEGER PRIMARY KEY,
    title    TEXT    NOT NULL DEFAULT '',
    language TEXT,                       -- chosen for this chat; NULL: the bot's default
    clock    INTEGER,                    -- seconds a turn; 0: no clock; NULL: the bot's default
    moved_to INTEGER                     -- the supergroup this group became
);

CREATE TABLE people (
    id        INTEGER PRIMARY KEY,
    name      TEXT    NOT NULL,
    language  TEXT,                      -- chosen with /language; NULL: what the client says
    client    TEXT,                      -- the client's language code as last seen
    reachable INTEGER                    -- may the bot write to this person: 1, 0, NULL: not known yet
);

CREATE TABLE games (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    chat_id   INTEGER NOT NULL,
    thread_id INTEGER NOT NULL DEFAULT 0,
    phase     TEXT    NOT NULL CHECK (phase IN ('lobby', 'playing', 'over', 'closed')),
    version   INTEGER NOT NULL,          -- counts commits; guards every update
    stamp     INTEGER NOT NULL,          -- counts what changes the sense of a button; stands on buttons
    starter   INTEGER NOT NULL,
    rules     TEXT    NOT NULL,
    clock     INTEGER NOT NULL,          -- seconds a turn, 0: none
    previous  INTEGER REFERENCES games (id),
    start     TEXT,                      -- the dealt position
    snapshot  TEXT,                      -- the position now
    checksum  INTEGER,                   -- of start and snapshot (zlib.crc32)
    deadline  REAL,                      -- when the clock plays for who is awaited
    wake      REAL,                      -- when a computer player is to move
    changed   REAL    NOT NULL
);
CREATE UNIQUE INDEX games_place ON games (chat_id, thread_id) WHERE phase IN ('lobby', 'playing');
CREATE INDEX games_deadline ON games (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX games_wake ON games (wake) WHERE wake IS NOT NULL;

CREATE TABLE seats (
    game_id   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat      INTEGER NOT NULL,
    person_id INTEGER,                   -- NULL: a computer player
    name      TEXT    NOT NULL,
    gone      INTEGER NOT NULL DEFAULT 0,
    missed    INTEGER NOT NULL DEFAULT 0, -- clocks missed in a row
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;
CREATE UNIQUE INDEX seats_person ON seats (game_id, person_id) WHERE person_id IS NOT NULL;
CREATE INDEX seats_of_person ON seats (person_id) WHERE person_id IS NOT NULL;

CREATE TABLE moves (
    game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number  INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    move    TEXT    NOT NULL,
    played  TEXT    NOT NULL CHECK (played IN ('person', 'clock', 'computer')),
    at      REAL    NOT NULL,
    PRIMARY KEY (game_id, number)
) WITHOUT ROWID;

CREATE TABLE messages (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id      INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    kind         TEXT    NOT NULL CHECK (kind IN ('lobby', 'table', 'hand', 'ephemeral')),
    person_id    INTEGER NOT NULL DEFAULT 0,   -- whose hand; 0: everybody's
    chat_id      INTEGER NOT NULL,
    thread_id    INTEGER NOT NULL DEFAULT 0,
    message_id   INTEGER,                      -- NULL: not sent yet
    ephemeral_id INTEGER,
    wanted       INTEGER NOT NULL,             -- the newest state that should be seen
    shown        INTEGER NOT NULL DEFAULT -1,  -- the state that is seen
    look         TEXT,                         -- hash of what is seen
    picked       TEXT,                         -- the card whose choice of moves is open in this message
    state        TEXT    NOT NULL DEFAULT 'live'
                 CHECK (state IN ('live', 'sending', 'unreachable', 'forgotten')),
    next_try     REAL    NOT NULL DEFAULT 0,
    tries        INTEGER NOT NULL DEFAULT 0,   -- failures in a row
    UNIQUE (game_id, kind, person_id)
);
CREATE INDEX messages_due ON messages (next_try) WHERE shown < wanted AND state IN ('live', 'sending');
CREATE INDEX messages_by_id ON messages (chat_id, message_id);

CREATE TABLE results (
    game_id   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat      INTEGER NOT NULL,
    person_id INTEGER,
    reason    TEXT    NOT NULL,
    place     INTEGER NOT NULL,          -- from 1; seats that share places have the same
    fool      INTEGER NOT NULL,
    badge     INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;
CREATE INDEX results_person ON results (person_id) WHERE person_id IS NOT NULL;
