-- Processes of the site that run on this database; each says every few seconds that it does.
CREATE TABLE site_processes (
  id TEXT PRIMARY KEY,
  host TEXT NOT NULL,
  process_id INTEGER NOT NULL,
  -- ISO 8601, UTC
  seen_at TEXT NOT NULL
);
