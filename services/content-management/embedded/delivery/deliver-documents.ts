import type { StoredDocument } from '../stored-document.ts';
import { toApiTime } from '../to-api-time.ts';
import { deliverFields } from './deliver-fields.ts';
import type { Delivery } from './delivery.ts';
import { urlOf } from './document-url.ts';
import { fieldsOf, nothingSelected, type Selection, selectFields } from './selection.ts';

/** A stored document in the form in which the service answers. */
export function deliverDocument(document: StoredDocument, delivery: Delivery) {
  const { id, type, uid, lang, tags, slugs } = document;
  const query = `[[:d = at(document.id, "${id}") ]]`;
  return {
    id,
    uid,
    url: urlOf(document, delivery),
    type,
    href: `${delivery.base}/documents/search?ref=${encodeURIComponent(delivery.ref)}&q=${encodeURIComponent(query)}`,
    tags,
    first_publication_date: toApiTime(document.firstPublished),
    last_publication_date: toApiTime(document.lastPublished),
    slugs,
    linked_documents: [],
    lang,
    alternate_languages: listTranslations(document, delivery),
    data: deliverFields(
      fieldsOf(delivery.models, type),
      document.data,
      chooseSelection(type, delivery),
      { delivery, isWhole: true },
    ),
  };
}

/** In one order, also where one language was published later than the others. */
function listTranslations(document: StoredDocument, { viewIndex, masterLanguage }: Delivery) {
  const set = viewIndex.bySet.get(document.setId) ?? [];
  const rank = (lang: string) => (lang === masterLanguage ? '' : lang);
  return set
    .filter((entry) => entry.id !== document.id)
    .toSorted((a, b) => (rank(a.lang) < rank(b.lang) ? -1 : 1))
    .map(({ id, type, lang, uid }) => ({ id, type, lang, ...(uid ? { uid } : {}) }));
}

function chooseSelection(type: string, { fetch, graph }: Delivery): Selection | null {
  if (graph) return graph.get(type) ?? nothingSelected;
  return fetch && selectFields(fetch.get(type) ?? []);
}
