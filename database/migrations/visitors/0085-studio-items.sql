-- What editors have written and perhaps not published: one row for each item that the studio changed.
-- "content" and "sources" are JSON: its fields by language, and of which words each translation was made.
-- "clean_revision" is the one that was made equal to what is published without publishing it; 0: none.
CREATE TABLE studio_drafts (
  set_id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  uid TEXT,
  revision INTEGER NOT NULL,
  content TEXT NOT NULL,
  sources TEXT NOT NULL,
  clean_revision INTEGER NOT NULL,
  archived_at BIGINT,
  updated_at BIGINT NOT NULL,
  updated_by TEXT NOT NULL
);

-- One row for each sitting of a person, which grows with it, and one for each moment that is to stay.
-- Times are milliseconds since 1970. "details" is JSON: wall time and zone of a schedule, say.
CREATE TABLE studio_revisions (
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

-- One row for each revision of a draft. "answer" is JSON, given again to a repeated request with the
-- same random key. "paths" is JSON: which fields it changed, with the English words that stood there before.
CREATE TABLE studio_saves (
  save_key TEXT PRIMARY KEY,
  set_id TEXT NOT NULL,
  revision INTEGER NOT NULL,
  paths TEXT NOT NULL,
  answer TEXT NOT NULL,
  saved_at BIGINT NOT NULL
);
CREATE INDEX studio_saves_by_set ON studio_saves (set_id, revision);
CREATE INDEX studio_saves_by_age ON studio_saves (saved_at);

-- Two people changed the same place: what is there stays, and this is what the second wrote.
CREATE TABLE studio_conflicts (
  id TEXT PRIMARY KEY,
  set_id TEXT NOT NULL,
  path TEXT NOT NULL,
  kind TEXT NOT NULL,
  base TEXT NOT NULL,
  mine TEXT NOT NULL,
  theirs TEXT NOT NULL,
  person_id TEXT NOT NULL,
  person_name TEXT NOT NULL,
  made_at BIGINT NOT NULL
);
CREATE INDEX studio_conflicts_by_set ON studio_conflicts (set_id, made_at);

CREATE TABLE studio_presence (
  set_id TEXT NOT NULL,
  person_id TEXT NOT NULL,
  person_name TEXT NOT NULL,
  place TEXT NOT NULL,
  seen_at BIGINT NOT NULL,
  PRIMARY KEY (set_id, person_id)
);

-- The list of all items, published or not: made of the documents and the drafts, and made anew from
-- them at any time. "words" are folded; states of languages are ready, missing or outdated.
CREATE TABLE studio_items (
  set_id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  uid TEXT,
  titles TEXT NOT NULL,
  words TEXT NOT NULL,
  language_states TEXT NOT NULL,
  lacks TEXT NOT NULL,
  visible_from BIGINT,
  visible_to BIGINT,
  published_revision INTEGER NOT NULL,
  draft_revision INTEGER NOT NULL,
  archived_at BIGINT,
  has_conflict INTEGER NOT NULL,
  updated_at BIGINT NOT NULL,
  updated_by TEXT NOT NULL,
  ref_number INTEGER NOT NULL
);
CREATE INDEX studio_items_by_time ON studio_items (updated_at, set_id);
CREATE INDEX studio_items_by_type ON studio_items (type, updated_at, set_id);

-- Which documents an item's published form and its draft lead to.
CREATE TABLE studio_item_links (
  target_id TEXT NOT NULL,
  set_id TEXT NOT NULL,
  origin TEXT NOT NULL,
  PRIMARY KEY (target_id, set_id, origin)
);
CREATE INDEX studio_item_links_by_set ON studio_item_links (set_id);

-- One row once there is a list: up to which publication it has been brought.
CREATE TABLE studio_items_state (id INTEGER PRIMARY KEY, ref_number INTEGER NOT NULL);
