-- One row per object. "record" holds the whole object as JSON; the columns beside it are what
-- lists are filtered and ordered by.
CREATE TABLE objects (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  source TEXT NOT NULL,
  source_id TEXT NOT NULL,
  record TEXT NOT NULL,
  hash TEXT NOT NULL,
  sort_title TEXT NOT NULL,
  sort_accession_number TEXT NOT NULL,
  earliest_year INTEGER,
  latest_year INTEGER,
  sort_year INTEGER NOT NULL,
  has_image INTEGER NOT NULL,
  on_view INTEGER NOT NULL,
  added_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);
CREATE INDEX objects_by_source ON objects (source, id);
CREATE INDEX objects_by_title ON objects (sort_title, id);
CREATE INDEX objects_by_date ON objects (sort_year, sort_title, id);
CREATE INDEX objects_by_added_at ON objects (added_at, id);
CREATE INDEX objects_by_accession_number ON objects (sort_accession_number);

CREATE TABLE object_memberships (
  collection TEXT NOT NULL,
  object_number INTEGER NOT NULL REFERENCES objects (number) ON DELETE CASCADE,
  PRIMARY KEY (collection, object_number)
) WITHOUT ROWID;
CREATE INDEX object_memberships_by_object ON object_memberships (object_number);

CREATE TABLE object_collection_titles (
  collection TEXT PRIMARY KEY,
  title TEXT NOT NULL
);

-- The words arrive folded (shared/fold-text.ts), so the tokenizer only splits at spaces. Marks
-- count as letters because the folding has removed those that do not matter.
CREATE VIRTUAL TABLE object_words USING fts5(
  title, main, rest,
  content='', contentless_delete=1, detail='column', prefix='1 2 3',
  tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* Co'"
);

CREATE TABLE object_collection_state (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
)
