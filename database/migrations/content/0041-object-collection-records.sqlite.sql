-- Objects' JSON lies in a table of its own, where an import writes it once: publishing only tells
-- which record is an object's. What unfinished imports have staged is read again.
CREATE TABLE object_records (
  number INTEGER PRIMARY KEY,
  record TEXT NOT NULL
);
INSERT INTO object_records (number, record) SELECT number, record FROM objects;
ALTER TABLE objects ADD COLUMN record_number INTEGER NOT NULL DEFAULT 0;
UPDATE objects SET record_number = number;
ALTER TABLE objects DROP COLUMN record;

DELETE FROM object_import_runs WHERE state = 'staging';
DELETE FROM object_import_problems;
DELETE FROM staged_objects;
ALTER TABLE staged_objects DROP COLUMN record;
ALTER TABLE staged_objects ADD COLUMN record_number INTEGER;

-- Without a key, which nobody reads by: rows are only added, and read from first to last.
DROP TABLE staged_object_memberships;
CREATE TABLE staged_object_memberships (
  run_id TEXT NOT NULL,
  id TEXT NOT NULL,
  collection TEXT NOT NULL,
  title TEXT
)
