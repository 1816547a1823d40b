-- Reaching people: a call in the group, an invitation to a new lobby, the reminder, the pinned table.

-- The same table with two more kinds: SQLite cannot change a CHECK.
CREATE TABLE messages_9 (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id      INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    kind         TEXT    NOT NULL
                 CHECK (kind IN ('lobby', 'table', 'hand', 'ephemeral', 'call', 'invitation')),
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
    retired      INTEGER NOT NULL DEFAULT 0,   -- the highest message id that this row gave up
    doubt        INTEGER NOT NULL DEFAULT 0,   -- 1 once the message may have been sent twice
    UNIQUE (game_id, kind, person_id)
);
INSERT INTO messages_9 (id, game_id, kind, person_id, chat_id, thread_id, message_id, ephemeral_id,
    wanted, shown, look, picked, state, next_try, tries, retired, doubt)
  SELECT id, game_id, kind, person_id, chat_id, thread_id, message_id, ephemeral_id,
    wanted, shown, look, picked, state, next_try, tries, retired, doubt FROM messages;
DROP TABLE messages;
ALTER TABLE messages_9 RENAME TO messages;
CREATE INDEX messages_due ON messages (next_try) WHERE shown < wanted AND state IN ('live', 'sending');
CREATE INDEX messages_by_id ON messages (chat_id, message_id);
CREATE INDEX messages_of_chat ON messages (chat_id) WHERE shown < wanted AND state IN ('live', 'sending');

-- The same for old copies, which may now be pinned too: one order a kind of act.
CREATE TABLE leftovers_9 (
    chat_id    INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    receiver   INTEGER NOT NULL DEFAULT 0,   -- of an ephemeral message, whose message_id is its own id; 0: a plain one
    act        TEXT    NOT NULL CHECK (act IN ('delete', 'strip', 'pin', 'unpin')),
    next_try   REAL    NOT NULL DEFAULT 0,
    tries      INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (chat_id, message_id, receiver, act)
) WITHOUT ROWID;
INSERT INTO leftovers_9 SELECT chat_id, message_id, receiver, act, next_try, tries FROM leftovers;
DROP TABLE leftovers;
ALTER TABLE leftovers_9 RENAME TO leftovers;

-- 1: whose turn it is learns it from edits alone, which notify nobody.
ALTER TABLE people ADD COLUMN silent INTEGER NOT NULL DEFAULT 0;
-- When who is waited for is reminded, once a turn; NULL: not, or not again.
ALTER TABLE games ADD COLUMN remind REAL;
CREATE INDEX games_remind ON games (remind) WHERE remind IS NOT NULL;
-- Whether tables of the chat are pinned; NULL: they are not.
ALTER TABLE chats ADD COLUMN pins TEXT CHECK (pins IN ('on', 'off'));

-- Who wants to be told when a lobby opens in a chat.
CREATE TABLE invitations (
    chat_id   INTEGER NOT NULL,
    person_id INTEGER NOT NULL,
    PRIMARY KEY (chat_id, person_id)
) WITHOUT ROWID;
