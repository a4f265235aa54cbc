-- The same content sent again is the same sending. A hash; rows of before have none.
ALTER TABLE builder_submissions ADD COLUMN fingerprint TEXT;
CREATE UNIQUE INDEX builder_submissions_by_fingerprint ON builder_submissions (fingerprint);
