-- How many rejected records could not even say their id, so that nobody knows whose they are.
ALTER TABLE object_import_runs ADD COLUMN unidentified INTEGER NOT NULL DEFAULT 0;
