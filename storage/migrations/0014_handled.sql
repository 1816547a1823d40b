-- Updates that have had their effect, by Telegram's number of them: a repeated one does nothing.
CREATE TABLE handled (
    update_id INTEGER PRIMARY KEY,
    at        REAL    NOT NULL
);
CREATE INDEX handled_at ON handled (at);
