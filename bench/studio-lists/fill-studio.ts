import type { Database } from '#database/database.ts';
import { itemQuery, type RevisionRow } from '#server/studio/items/tables.ts';
import { peopleQuery } from '#server/studio/people/tables.ts';
import { fillLibrary } from '#server/studio/pictures/many-pictures.test-support.ts';
import { mediaQuery } from '#server/studio/pictures/tables.ts';
import { defaultLanguageCodes } from '#services/content-management/embedded/content-languages.ts';
import { completeData } from '#services/content-management/embedded/empty-value.ts';
import { publish } from '#services/content-management/embedded/publish.ts';
import {
  createDocumentId,
  createSetId,
  createSlug,
  type StoredDocument,
} from '#services/content-management/embedded/stored-document.ts';
import { readModels } from '#services/content-management/models/read-models.ts';
import { byLanguage, languages } from '#shared/languages/languages.ts';

const models = readModels();
const types = ['news', 'staff', 'artist'] as const;
const typeOf = (index: number) => types[index % types.length] ?? 'news';
export const uidOf = (index: number) => `item-${index}`;
export const setIdOf = (index: number) => createSetId(typeOf(index), uidOf(index));
const itemsAtOnce = 500;
const longAgo = Date.parse('2025-01-01T00:00:00Z');

/** How much there is of what people do. */
const revisionsPerItem = 4;
const acts = 50_000;

/**
 * Fills a studio as one that was used for years: items published in up to three languages, which show
 * pictures and lead to each other, each with its history; a fifth of them written on since; pictures;
 * and a long log.
 */
export async function fillStudio(
  content: Database,
  visitors: Database,
  { items, pictures }: { readonly items: number; readonly pictures: number },
): Promise<void> {
  const indexes = Array.from({ length: items }, (_, index) => index);
  for (let start = 0; start < items; start += itemsAtOnce) {
    const some = indexes.slice(start, start + itemsAtOnce);
    const save = some.flatMap((index) => toDocuments(index, items, pictures));
    await publish(content, models, { save }, new Date(longAgo + start));
  }
  await fillLibrary(mediaQuery(visitors), pictures);
  for (let start = 0; start < items; start += 50) {
    await fillHistory(visitors, indexes.slice(start, start + 50));
  }
  await fillLog(visitors);
}

function toDocuments(index: number, items: number, pictures: number): StoredDocument[] {
  const type = typeOf(index);
  const uid = uidOf(index);
  const fields = models.types.get(type)?.fields ?? {};
  const lacksHawaiian = index % 7 === 0;
  return languages.flatMap((language): StoredDocument[] => {
    if (language === 'haw' && lacksHawaiian) return [];
    const lang = defaultLanguageCodes[language];
    const title = `Lantern ${index} of the house (${language})`;
    const link = {
      link_type: 'Document',
      id: createDocumentId(typeOf(index + 1), uidOf((index + 1) % items), lang),
    };
    const text = [{ type: 'paragraph', text: `${title} `.repeat(20), spans: [] }];
    const picture = `m${index % pictures}`;
    const url = `/images/studio/${picture}.jpg`;
    const image = { id: picture, url, alt: title, dimensions: { width: 1, height: 1 }, edit: {} };
    const ofKind: Readonly<Record<string, unknown>> = {
      ...{ Text: title, StructuredText: text, Image: image, Link: link },
    };
    const data = Object.fromEntries(
      Object.entries(fields).flatMap(([name, { type: kind }]) =>
        kind in ofKind ? [[name, ofKind[kind]]] : [],
      ),
    );
    return [
      {
        id: createDocumentId(type, uid, lang),
        ...{ type, uid, lang, setId: createSetId(type, uid), tags: [], slugs: [createSlug(title)] },
        ...{ firstPublished: null, lastPublished: null, sourceHash: `${index}` },
        data: completeData(fields, data),
      },
    ];
  });
}

async function fillHistory(visitors: Database, indexes: readonly number[]): Promise<void> {
  const query = itemQuery(visitors);
  const revisions = indexes.flatMap((index) =>
    Array.from({ length: revisionsPerItem }, (_, at): RevisionRow => {
      const time = longAgo + index * 60_000 + at * 1_000;
      return {
        set_id: setIdOf(index),
        revision: at + 1,
        kind: at % 2 === 0 ? 'draft' : 'published',
        ...{ label: '', details: '{}', content: toContent(index) },
        ...{ person_id: `person-${index % 20}`, person_name: `Person ${index % 20}` },
        ...{ began_at: time, made_at: time },
      };
    }),
  );
  await query.insertInto('studio_revisions').values(revisions).execute();
  const drafts = indexes
    .filter((index) => index % 5 === 0)
    .map((index) => ({
      ...{ set_id: setIdOf(index), type: typeOf(index), uid: uidOf(index) },
      ...{ revision: revisionsPerItem + 1, content: toContent(index), sources: '{}' },
      ...{ clean_revision: 0, archived_at: null },
      ...{ updated_at: longAgo + index * 60_000, updated_by: `Person ${index % 20}` },
    }));
  await query.insertInto('studio_drafts').values(drafts).execute();
}

const toContent = (index: number) => {
  const title = `Lantern ${index} of the house, written on`;
  const text = [{ type: 'paragraph', text: `${title} `.repeat(20), spans: [] }];
  const of = byLanguage((language) =>
    language === 'haw' && index % 7 === 0 ? null : { name: title, title, body: text },
  );
  return JSON.stringify({ tags: [], languages: of });
};

async function fillLog(visitors: Database): Promise<void> {
  const query = peopleQuery(visitors);
  for (let start = 0; start < acts; start += 500) {
    const rows = Array.from({ length: 500 }, (_, at) => ({
      id: `act-${start + at}`,
      at: new Date(longAgo + (start + at) * 60_000).toISOString(),
      ...{ person_id: `person-${at % 20}`, person_name: `Person ${at % 20}`, origin: null },
      ...{ act: at % 100 === 0 ? 'person.signed-in' : 'item.published' },
      ...{ subject: setIdOf(start + at), details: '{}' },
    }));
    await query.insertInto('studio_acts').values(rows).execute();
  }
}
