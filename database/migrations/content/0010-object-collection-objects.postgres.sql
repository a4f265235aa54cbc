-- One row per object. "record" holds the whole object as JSON; the columns beside it are what
-- lists are filtered and ordered by. Collation "C" orders by code point, as SQLite does.
CREATE TABLE objects (
  number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id TEXT COLLATE "C" NOT NULL UNIQUE,
  source TEXT COLLATE "C" NOT NULL,
  source_id TEXT NOT NULL,
  record TEXT NOT NULL,
  hash TEXT NOT NULL,
  sort_title TEXT COLLATE "C" NOT NULL,
  sort_accession_number TEXT COLLATE "C" NOT NULL,
  earliest_year INTEGER,
  latest_year INTEGER,
  sort_year INTEGER NOT NULL,
  has_image INTEGER NOT NULL,
  on_view INTEGER NOT NULL,
  added_at TEXT COLLATE "C" NOT NULL,
  updated_at TEXT COLLATE "C" NOT NULL,
  title_words TSVECTOR NOT NULL,
  main_words TSVECTOR NOT NULL,
  all_words TSVECTOR NOT NULL
);
CREATE INDEX objects_by_source ON objects (source, id);
CREATE INDEX objects_by_title ON objects (sort_title, id);
CREATE INDEX objects_by_date ON objects (sort_year, sort_title, id);
CREATE INDEX objects_by_added_at ON objects (added_at, id);
CREATE INDEX objects_by_accession_number ON objects (sort_accession_number);
CREATE INDEX objects_by_words ON objects USING gin (all_words);

CREATE TABLE object_memberships (
  collection TEXT COLLATE "C" NOT NULL,
  object_number BIGINT NOT NULL REFERENCES objects (number) ON DELETE CASCADE,
  PRIMARY KEY (collection, object_number)
);
CREATE INDEX object_memberships_by_object ON object_memberships (object_number);

CREATE TABLE object_collection_titles (
  collection TEXT COLLATE "C" PRIMARY KEY,
  title TEXT NOT NULL
);

CREATE TABLE object_collection_state (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
)
