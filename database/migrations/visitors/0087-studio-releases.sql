-- Many items that are published at once. "state" is open, publishing, done or undoing, since "state_at";
-- "version" counts what is changed of it, "layer_version" is the one that readers of releases see by its
-- ref. Times are milliseconds since 1970; "visible_from" and "visible_to" are null where it was
-- published at once and without end.
CREATE TABLE studio_releases (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  state TEXT NOT NULL,
  state_at BIGINT NOT NULL,
  version INTEGER NOT NULL,
  layer_version INTEGER NOT NULL,
  visible_from BIGINT,
  visible_to BIGINT,
  made_at BIGINT NOT NULL,
  person_id TEXT NOT NULL,
  person_name TEXT NOT NULL
);
CREATE INDEX studio_releases_by_time ON studio_releases (made_at);

-- The form of an item that somebody looked at and put into a release: "content" is JSON, as in drafts.
CREATE TABLE studio_release_items (
  release_id TEXT NOT NULL,
  set_id TEXT NOT NULL,
  revision INTEGER NOT NULL,
  content TEXT NOT NULL,
  added_at BIGINT NOT NULL,
  person_id TEXT NOT NULL,
  person_name TEXT NOT NULL,
  PRIMARY KEY (release_id, set_id)
);
CREATE INDEX studio_release_items_by_set ON studio_release_items (set_id);

-- Items that somebody who may not publish would like to see published.
CREATE TABLE studio_wishes (
  set_id TEXT PRIMARY KEY,
  revision INTEGER NOT NULL,
  note TEXT NOT NULL,
  made_at BIGINT NOT NULL,
  person_id TEXT NOT NULL,
  person_name TEXT NOT NULL
);
CREATE INDEX studio_wishes_by_time ON studio_wishes (made_at);
