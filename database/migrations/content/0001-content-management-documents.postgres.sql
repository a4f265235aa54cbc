-- One row: the next number of a version, and what the documents were last loaded from. Whoever
-- publishes updates it first, so that two never publish at once.
CREATE TABLE document_state (
  id INTEGER PRIMARY KEY,
  next_version INTEGER NOT NULL,
  source_hash TEXT NOT NULL,
  source_problems TEXT NOT NULL
);
INSERT INTO document_state (id, next_version, source_hash, source_problems) VALUES (1, 1, '', '{}');

-- Every publication is a new master ref; the newest is current, the last few stay readable.
CREATE TABLE document_refs (
  number INTEGER PRIMARY KEY,
  ref TEXT NOT NULL UNIQUE,
  published_at BIGINT NOT NULL
);
INSERT INTO document_refs (number, ref, published_at) VALUES (1, 'nothing-yet', 0);

-- Releases and preview sessions: documents that lie over the published ones.
CREATE TABLE document_layers (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  label TEXT NOT NULL,
  ref TEXT NOT NULL UNIQUE,
  scheduled_at BIGINT,
  expires_at BIGINT
);

-- A published version is seen from master ref "ref_from" up to, not including, "ref_to". A layer's
-- version belongs to the layer instead; "is_removed" takes the document away there.
CREATE TABLE document_versions (
  id INTEGER PRIMARY KEY,
  layer TEXT NOT NULL,
  document_id TEXT NOT NULL,
  type TEXT NOT NULL,
  uid TEXT,
  lang TEXT NOT NULL,
  set_id TEXT NOT NULL,
  ref_from INTEGER NOT NULL,
  ref_to INTEGER NOT NULL,
  is_removed INTEGER NOT NULL,
  last_published BIGINT,
  document TEXT NOT NULL
);
CREATE INDEX document_versions_by_document ON document_versions (document_id);
CREATE INDEX document_versions_by_type ON document_versions (type, lang);
CREATE INDEX document_versions_by_layer ON document_versions (layer, ref_to);

-- The values by which documents are filtered and ordered; every filled field has a row.
CREATE TABLE document_fields (
  version_id INTEGER NOT NULL,
  path TEXT NOT NULL,
  text TEXT,
  sort_text TEXT COLLATE "C",
  number DOUBLE PRECISION,
  longitude DOUBLE PRECISION,
  time BIGINT,
  year INTEGER,
  month INTEGER,
  day INTEGER,
  weekday INTEGER,
  hour INTEGER,
  link TEXT
);
CREATE INDEX document_fields_by_version ON document_fields (version_id, path);

-- The folded words of every text field; the path "document" holds those of slices.
CREATE TABLE document_terms (
  term TEXT COLLATE "C" NOT NULL,
  version_id INTEGER NOT NULL,
  path TEXT NOT NULL,
  PRIMARY KEY (term, version_id, path)
);
CREATE INDEX document_terms_by_version ON document_terms (version_id);
