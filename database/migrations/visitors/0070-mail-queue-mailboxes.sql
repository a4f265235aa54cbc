-- Set where a mail answers whoever typed the address: so that nobody has a stranger's mailbox filled,
-- such mails are counted by mailbox.
ALTER TABLE mail_queue ADD COLUMN mailbox TEXT;
CREATE INDEX mail_queue_by_mailbox ON mail_queue (mailbox, created_at);
