import type { DocumentStore, ViewIndex } from '../store.ts';
import type { StoredDocument } from '../stored-document.ts';

const known = new WeakMap<StoredDocument, readonly string[]>();

/** Ids of the documents that this one links to, anywhere in its content. */
function listLinkedIds(document: StoredDocument): readonly string[] {
  const cached = known.get(document);
  if (cached) return cached;
  const ids = new Set<string>();
  collect(document.data, ids);
  const list = [...ids];
  known.set(document, list);
  return list;
}

function collect(value: unknown, ids: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  const { link_type, id } = value as { link_type?: unknown; id?: unknown };
  if (link_type === 'Document' && typeof id === 'string') ids.add(id);
  for (const inner of Object.values(value)) collect(inner, ids);
}

/** A selection or route follows at most this many links from a document. */
const maxDepth = 3;

/** Reads the documents that the given ones link to, directly or over other documents. */
export async function readLinkedDocuments(
  store: DocumentStore,
  viewIndex: ViewIndex,
  documents: readonly StoredDocument[],
  depth: number,
): Promise<Map<string, StoredDocument>> {
  const found = new Map(documents.map((document) => [document.id, document]));
  let edge: readonly StoredDocument[] = documents;
  for (let level = 0; level < Math.min(depth, maxDepth) && edge.length > 0; level += 1) {
    const wanted = new Set(edge.flatMap(listLinkedIds).filter((id) => !found.has(id)));
    const versions = [...wanted].flatMap((id) => viewIndex.byId.get(id)?.versionId ?? []);
    edge = [...(await store.readVersions(versions)).values()];
    for (const document of edge) found.set(document.id, document);
  }
  return found;
}
