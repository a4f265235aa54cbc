-- What visitors saw and did on editors' pages, counted by day. "variation_id" is empty for the
-- default. Nothing here leads back to a person.
CREATE TABLE builder_event_counts (
  day TEXT NOT NULL,
  content_id TEXT NOT NULL,
  variation_id TEXT NOT NULL,
  page TEXT NOT NULL,
  kind TEXT NOT NULL,
  total BIGINT NOT NULL,
  visitors BIGINT NOT NULL,
  amount DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (day, content_id, variation_id, page, kind)
);

-- Who was counted already, as a hash that changes every day; needed for that day only.
CREATE TABLE builder_event_visitors (
  day TEXT NOT NULL,
  content_id TEXT NOT NULL,
  variation_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  visitor TEXT NOT NULL,
  PRIMARY KEY (day, content_id, variation_id, kind, visitor)
);
