-- Links that make an account, good once. Of the token only its SHA-256 is kept.
CREATE TABLE studio_invitations (
  id TEXT NOT NULL PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  -- first: printed at the start while nobody has an account; person: sent by an administrator;
  -- restore: made by the staff's command, and good for an account that is there already.
  kind TEXT NOT NULL,
  -- NULL: whoever takes the first link says it.
  email TEXT,
  role TEXT NOT NULL,
  languages TEXT NOT NULL,
  language TEXT NOT NULL,
  invited_by TEXT,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  used_at TEXT
);

-- Codes of a second factor that were tried, while they could be tried again.
CREATE TABLE studio_used_codes (
  user_id TEXT NOT NULL,
  code_hash TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);
