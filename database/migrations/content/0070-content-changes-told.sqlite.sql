-- Nothing to be made: SQLite counts the changes of others by itself (PRAGMA data_version).
SELECT 1;
