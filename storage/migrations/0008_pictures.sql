-- How a chat sees its tables. NULL: the bot's default.
ALTER TABLE chats ADD COLUMN pictures TEXT CHECK (pictures IN ('on', 'off'));
ALTER TABLE chats ADD COLUMN theme TEXT CHECK (theme IN ('light', 'dark'));
ALTER TABLE chats ADD COLUMN colours TEXT CHECK (colours IN ('two', 'four'));
-- 1 since Telegram has said that the bot may send no photos there, until its rights change.
ALTER TABLE chats ADD COLUMN photos_refused INTEGER NOT NULL DEFAULT 0;
