-- The deadline of a turn that a computer has taken over: who comes back before it moves has no more.
ALTER TABLE games ADD COLUMN held REAL;
