-- Pages of a release, as its items are kept (0087): the form that somebody put into it. "before" is JSON, what
-- visitors saw of the page when the release was published; NULL: nothing, or it is not published yet.
CREATE TABLE studio_release_pages (
  release_id TEXT NOT NULL,
  entry_id TEXT NOT NULL,
  revision INTEGER NOT NULL,
  content TEXT NOT NULL,
  before TEXT,
  added_at BIGINT NOT NULL,
  person_id TEXT NOT NULL,
  person_name TEXT NOT NULL,
  PRIMARY KEY (release_id, entry_id)
);
CREATE INDEX studio_release_pages_by_entry ON studio_release_pages (entry_id);
