-- Everything a visitor sent by a form, once. "fields" is JSON of what the form's schema let through;
-- "fingerprint" tells a repeated send from another one under the same key.
CREATE TABLE form_submissions (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  reference TEXT NOT NULL UNIQUE,
  idempotency_key TEXT NOT NULL UNIQUE,
  fingerprint TEXT NOT NULL,
  fields TEXT NOT NULL,
  email_folded TEXT,
  language TEXT NOT NULL,
  consent_version TEXT NOT NULL,
  state TEXT NOT NULL,
  received_at TEXT NOT NULL,
  state_changed_at TEXT NOT NULL
);
CREATE INDEX form_submissions_by_kind ON form_submissions (kind, received_at);
CREATE INDEX form_submissions_by_state ON form_submissions (state, received_at);
CREATE INDEX form_submissions_by_email ON form_submissions (email_folded);

-- One row for each address, whatever is sent for it. "topics" is a JSON list.
CREATE TABLE newsletter_subscriptions (
  id TEXT PRIMARY KEY,
  email_folded TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  first_name TEXT,
  last_name TEXT,
  language TEXT NOT NULL,
  topics TEXT NOT NULL,
  state TEXT NOT NULL,
  consent_version TEXT NOT NULL,
  consented_at TEXT NOT NULL,
  created_at TEXT NOT NULL,
  state_changed_at TEXT NOT NULL
);
CREATE INDEX newsletter_subscriptions_by_state ON newsletter_subscriptions (state);
