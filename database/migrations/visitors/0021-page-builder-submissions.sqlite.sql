-- What visitors sent by a form of an editor's page. "fields" is JSON of lists of texts by field name.
CREATE TABLE builder_submissions (
  id TEXT PRIMARY KEY,
  form_name TEXT NOT NULL,
  recipient TEXT NOT NULL,
  fields TEXT NOT NULL,
  received_at TEXT NOT NULL
);
CREATE INDEX builder_submissions_by_time ON builder_submissions (received_at);

CREATE TABLE builder_submission_files (
  submission_id TEXT NOT NULL REFERENCES builder_submissions (id),
  position INTEGER NOT NULL,
  field TEXT NOT NULL,
  file_name TEXT NOT NULL,
  media_type TEXT NOT NULL,
  content BLOB NOT NULL,
  PRIMARY KEY (submission_id, position)
);
