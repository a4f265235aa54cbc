-- Entries of the page builder that the studio changed, as its items are kept (0085): one row for each, with
-- the draft as JSON. "clean_revision" is the one that was made equal to what is published without
-- publishing it; 0: none. Times are milliseconds since 1970.
CREATE TABLE studio_page_drafts (
  entry_id TEXT PRIMARY KEY,
  model TEXT NOT NULL,
  revision INTEGER NOT NULL,
  content TEXT NOT NULL,
  clean_revision INTEGER NOT NULL,
  archived_at BIGINT,
  updated_at BIGINT NOT NULL,
  updated_by TEXT NOT NULL
);

-- The history, in the columns of studio_revisions; "set_id" is the id of the entry.
CREATE TABLE studio_page_revisions (
  set_id TEXT NOT NULL,
  revision INTEGER NOT NULL,
  kind TEXT NOT NULL,
  label TEXT NOT NULL,
  details TEXT NOT NULL,
  content TEXT NOT NULL,
  person_id TEXT NOT NULL,
  person_name TEXT NOT NULL,
  began_at BIGINT NOT NULL,
  made_at BIGINT NOT NULL,
  PRIMARY KEY (set_id, revision, kind)
);

-- Requests that were answered: "refused" is JSON, the changes that could not be made. A repeated request with the
-- same random key changes nothing.
CREATE TABLE studio_page_saves (
  save_key TEXT PRIMARY KEY,
  entry_id TEXT NOT NULL,
  refused TEXT NOT NULL,
  saved_at BIGINT NOT NULL
);
CREATE INDEX studio_page_saves_by_age ON studio_page_saves (saved_at);

-- By which somebody's window shows the draft on the site's own pages. Of the token only its SHA-256 is kept.
CREATE TABLE studio_page_previews (
  token_hash TEXT PRIMARY KEY,
  entry_id TEXT NOT NULL,
  person_id TEXT NOT NULL,
  expires_at BIGINT NOT NULL
);
