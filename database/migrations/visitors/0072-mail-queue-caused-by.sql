-- Hash of the visitor who caused a mail, under a salt that is deleted after a day: so that no visitor alone uses up
-- what a mailbox gets within a day.
ALTER TABLE mail_queue ADD COLUMN caused_by TEXT;
