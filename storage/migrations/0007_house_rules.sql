-- The rules that new tables of a chat begin with; NULL: those of its last game.
ALTER TABLE chats ADD COLUMN rules TEXT;
