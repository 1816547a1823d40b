-- How a person wants the own cards to stand.
ALTER TABLE people ADD COLUMN card_order TEXT NOT NULL DEFAULT 'suit' CHECK (card_order IN ('suit', 'rank'));
