-- Entries that take the place of what visitors see of them, from a moment on; until then the row of
-- builder_entries is shown. The studio moves them there once it has passed. "visible_from" is in milliseconds
-- since 1970; the other columns are those of builder_entries.
CREATE TABLE builder_coming (
  id TEXT PRIMARY KEY,
  visible_from BIGINT NOT NULL,
  model TEXT NOT NULL,
  hash TEXT NOT NULL,
  summary TEXT NOT NULL,
  entry TEXT NOT NULL,
  studio_revision INTEGER NOT NULL
);
