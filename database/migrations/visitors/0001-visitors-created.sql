-- Keeps the visitors' database from being empty until its first service arrives.
CREATE TABLE about (key TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO about (key, value) VALUES ('purpose', 'what people gave us: subscriptions, submissions, reservations')
