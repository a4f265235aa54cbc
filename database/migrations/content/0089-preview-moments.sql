-- The moment at which a preview shows everything, milliseconds since 1970; NULL: whatever is to come.
ALTER TABLE document_layers ADD COLUMN shown_at BIGINT;
