-- Whether both sides of a conflict were written by the same person, in two windows: 0 or 1.
ALTER TABLE studio_conflicts ADD COLUMN is_alone INTEGER NOT NULL DEFAULT 0;
