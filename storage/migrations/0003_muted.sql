-- 1 while the game's table cannot be shown in its chat: nobody's clock runs there.
ALTER TABLE games ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;
