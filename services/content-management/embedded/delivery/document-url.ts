import type { StoredDocument } from '../stored-document.ts';
import type { Delivery } from './delivery.ts';
import { resolveUrl } from './parse-routes.ts';

/** The document's address by the request's routes; null without a fitting one. */
export const urlOf = (document: StoredDocument, delivery: Delivery): string | null =>
  delivery.routes.length === 0
    ? null
    : resolveUrl(
        delivery.routes,
        { ...document, findLinkedUid: (relations) => findLinkedUid(document, relations, delivery) },
        delivery.masterLanguage,
      );

function findLinkedUid(
  document: StoredDocument,
  relations: readonly string[],
  delivery: Delivery,
): string | null {
  let current: StoredDocument | undefined = document;
  for (const relation of relations) {
    const link: unknown = current?.data[relation];
    const id: string | undefined = (link as { id?: string } | undefined)?.id;
    current = id ? delivery.findDocument(id) : undefined;
  }
  return current?.uid ?? null;
}
