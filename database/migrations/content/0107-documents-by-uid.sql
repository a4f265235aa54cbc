-- A document is asked for by its type and uid: without this index all documents of the type were read for one.
CREATE INDEX document_versions_by_uid ON document_versions (type, uid, lang);
