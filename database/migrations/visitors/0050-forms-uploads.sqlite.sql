-- Files that visitors hand in with a form. Kept before the form is stored; "submission_id" is empty
-- until then, and what nobody claims within a day is deleted. "fingerprint" is a hash of the content.
CREATE TABLE form_uploads (
  id TEXT PRIMARY KEY,
  submission_id TEXT REFERENCES form_submissions (id),
  position INTEGER NOT NULL,
  file_name TEXT NOT NULL,
  media_type TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  fingerprint TEXT NOT NULL,
  content BLOB NOT NULL,
  created_at TEXT NOT NULL
);
CREATE INDEX form_uploads_by_submission ON form_uploads (submission_id, created_at);
