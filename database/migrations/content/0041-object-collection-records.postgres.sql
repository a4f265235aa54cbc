-- Objects' JSON lies in a table of its own, where an import writes it once: publishing only tells
-- which record is an object's. What unfinished imports have staged is read again.
CREATE TABLE object_records (
  number BIGINT PRIMARY KEY,
  record TEXT NOT NULL
);
INSERT INTO object_records (number, record) SELECT number, record FROM objects;
CREATE SEQUENCE object_record_numbers OWNED BY object_records.number;
SELECT setval('object_record_numbers', (SELECT coalesce(max(number), 0) + 1 FROM object_records));
ALTER TABLE objects ADD COLUMN record_number BIGINT;
UPDATE objects SET record_number = number;
ALTER TABLE objects ALTER COLUMN record_number SET NOT NULL, DROP COLUMN record;

DELETE FROM object_import_runs WHERE state = 'staging';
DELETE FROM object_import_problems;
DELETE FROM staged_objects;
ALTER TABLE staged_objects DROP COLUMN record, ADD COLUMN record_number BIGINT;

-- Without a key, which nobody reads by: rows are only added, and read from first to last.
DROP TABLE staged_object_memberships;
CREATE TABLE staged_object_memberships (
  run_id TEXT COLLATE "C" NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  collection TEXT COLLATE "C" NOT NULL,
  title TEXT
)
