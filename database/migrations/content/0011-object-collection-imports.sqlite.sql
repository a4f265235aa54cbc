-- Imports write here, batch by batch; nothing is seen by visitors until the last transaction moves
-- it to "objects". A run that was killed continues after "staged_position".
CREATE TABLE object_import_runs (
  id TEXT PRIMARY KEY,
  source TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  state TEXT NOT NULL,
  staged_position INTEGER NOT NULL,
  accepted INTEGER NOT NULL,
  unchanged INTEGER NOT NULL,
  rejected INTEGER NOT NULL,
  started_at TEXT NOT NULL,
  finished_at TEXT
);
CREATE INDEX object_import_runs_by_source ON object_import_runs (source, state);

-- "record" is null where the object is to stay as it is.
CREATE TABLE staged_objects (
  run_id TEXT NOT NULL,
  id TEXT NOT NULL,
  source_id TEXT,
  record TEXT,
  hash TEXT,
  sort_title TEXT,
  sort_accession_number TEXT,
  earliest_year INTEGER,
  latest_year INTEGER,
  sort_year INTEGER,
  has_image INTEGER,
  on_view INTEGER,
  added_at TEXT,
  title_words TEXT,
  main_words TEXT,
  rest_words TEXT,
  PRIMARY KEY (run_id, id)
);

CREATE TABLE staged_object_memberships (
  run_id TEXT NOT NULL,
  id TEXT NOT NULL,
  collection TEXT NOT NULL,
  title TEXT,
  PRIMARY KEY (run_id, id, collection)
) WITHOUT ROWID;

CREATE TABLE object_import_problems (
  run_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  line INTEGER NOT NULL,
  is_rejected INTEGER NOT NULL,
  field TEXT NOT NULL,
  reason TEXT NOT NULL
);
CREATE INDEX object_import_problems_by_run ON object_import_problems (run_id, position)
