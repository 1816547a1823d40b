-- When the person was last told of a new table in the chat.
ALTER TABLE invitations ADD COLUMN told REAL NOT NULL DEFAULT 0;
