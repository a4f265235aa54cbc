-- One row: the version that changes with every change of an entry, and what the content folder was
-- last loaded from. Whoever writes updates it first, so that two never write at once.
CREATE TABLE builder_state (
  id INTEGER PRIMARY KEY,
  version INTEGER NOT NULL,
  source_hash TEXT NOT NULL,
  source_problems TEXT NOT NULL
);
INSERT INTO builder_state (id, version, source_hash, source_problems) VALUES (1, 1, '', '{}');

-- One entry of the page builder. "summary" is JSON of what selection needs without the content;
-- "entry" is the entry as the API delivers it. "source" is "content" for the content folder, else the
-- name of an import.
CREATE TABLE builder_entries (
  id TEXT PRIMARY KEY,
  source TEXT NOT NULL,
  model TEXT NOT NULL,
  hash TEXT NOT NULL,
  summary TEXT NOT NULL,
  entry TEXT NOT NULL
);
CREATE INDEX builder_entries_by_source ON builder_entries (source);
