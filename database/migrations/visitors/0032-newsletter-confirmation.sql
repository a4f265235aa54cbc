-- "round" counts how often an address began to subscribe anew: a link of an earlier round confirms
-- nothing. "confirmed_at" is when the owner of the address said yes, last.
ALTER TABLE newsletter_subscriptions ADD COLUMN round INTEGER NOT NULL DEFAULT 1;
ALTER TABLE newsletter_subscriptions ADD COLUMN confirmed_at TEXT;

-- What the mailing service does not know yet; one row per address, gone when it does. "version" rises
-- with each change, so that an answer about an older state ends nothing.
CREATE TABLE newsletter_syncs (
  email_folded TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  action TEXT NOT NULL,
  version INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  due_at TEXT NOT NULL,
  state TEXT NOT NULL,
  problem TEXT
);
CREATE INDEX newsletter_syncs_due ON newsletter_syncs (state, due_at);

-- The words people agreed to, by form, version and language, as they stood beside the form.
CREATE TABLE consent_texts (
  form TEXT NOT NULL,
  version TEXT NOT NULL,
  language TEXT NOT NULL,
  words TEXT NOT NULL,
  first_used_at TEXT NOT NULL,
  PRIMARY KEY (form, version, language, words)
);
