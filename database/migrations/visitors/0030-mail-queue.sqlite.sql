-- Mails to be sent. "due_at" is when the next try is due; a sender that takes one moves it ahead, so
-- that a mail whose sender died comes due again. "claim" is the try that is under way. "person_folded"
-- is whom the mail is about, so that what a person asks to be erased is found here too.
CREATE TABLE mail_queue (
  id TEXT PRIMARY KEY,
  message_key TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  recipient TEXT NOT NULL,
  recipient_folded TEXT NOT NULL,
  person_folded TEXT NOT NULL,
  reply_to TEXT,
  language TEXT NOT NULL,
  subject TEXT NOT NULL,
  body_text TEXT NOT NULL,
  body_html TEXT,
  headers TEXT NOT NULL,
  state TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  due_at TEXT NOT NULL,
  claim TEXT,
  problem TEXT,
  created_at TEXT NOT NULL,
  state_changed_at TEXT NOT NULL
);
CREATE INDEX mail_queue_due ON mail_queue (state, due_at);
CREATE INDEX mail_queue_by_recipient ON mail_queue (recipient_folded);
CREATE INDEX mail_queue_by_person ON mail_queue (person_folded);

CREATE TABLE mail_attachments (
  mail_id TEXT NOT NULL REFERENCES mail_queue (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  file_name TEXT NOT NULL,
  media_type TEXT NOT NULL,
  content BLOB NOT NULL,
  PRIMARY KEY (mail_id, position)
);
