-- What delivery must remember besides the messages themselves.

-- Old copies of messages that were posted anew (or twice): to be deleted, or to lose their buttons.
CREATE TABLE leftovers (
    chat_id    INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    receiver   INTEGER NOT NULL DEFAULT 0,   -- of an ephemeral message, whose message_id is its own id; 0: a plain one
    act        TEXT    NOT NULL CHECK (act IN ('delete', 'strip')),
    next_try   REAL    NOT NULL DEFAULT 0,
    tries      INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (chat_id, message_id, receiver)
) WITHOUT ROWID;

-- When the calls into a group were made: the limit of a minute holds over a restart too.
CREATE TABLE calls (
    chat_id INTEGER NOT NULL,
    at      REAL    NOT NULL
);
CREATE INDEX calls_at ON calls (at);

-- The highest message id of this row that was given up: a press on it never makes that copy the living one.
ALTER TABLE messages ADD COLUMN retired INTEGER NOT NULL DEFAULT 0;
-- 1 once the message may have been sent twice.
ALTER TABLE messages ADD COLUMN doubt INTEGER NOT NULL DEFAULT 0;

CREATE INDEX messages_of_chat ON messages (chat_id) WHERE shown < wanted AND state IN ('live', 'sending');
