-- Secrets that all processes of the site share: what signs links, and the salt of each day's limits.
CREATE TABLE visitor_keys (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL,
  created_at TEXT NOT NULL
);

-- How often something was done within a window of time. "key_hash" is a hash under a salt of that
-- day, which is deleted after it: nothing here leads back to an address.
CREATE TABLE rate_limits (
  limit_name TEXT NOT NULL,
  key_hash TEXT NOT NULL,
  window_start BIGINT NOT NULL,
  taken INTEGER NOT NULL,
  ends_at BIGINT NOT NULL,
  PRIMARY KEY (limit_name, key_hash, window_start)
);
CREATE INDEX rate_limits_by_end ON rate_limits (ends_at);
