import type { Translations } from '#app/i18n/translations.ts';
import { nameSubject } from '#app/routes/collection/terms/name-subject.ts';
import english from '#locales/en/makersAndSubjects.json';
import type { ObjectCollection } from '#services/object-collection/contract.ts';
import { toMakerPath, toSubjectPath } from '#shared/collection/term-address.ts';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import { formatNumber } from '#shared/languages/format-number.ts';
import { type Entry, toEntry } from './entry.ts';
import { buildSiteIndex, orNull, type SiteIndex } from './site-index.ts';

/** Of makers as of subjects, those with most works: there may be ten thousands. */
const maxTerms = 5;

/**
 * Makers and subjects of the collection whose names have the words, in an index of their own: the
 * service knows too many for the one of the site. Without what the service cannot answer.
 */
export async function openTermIndex(
  objectCollection: Pick<ObjectCollection, 'listMakers' | 'listSubjects'>,
  words: string,
  translations: Translations,
): Promise<SiteIndex> {
  const query = { containing: words, order: 'works', page: 1, pageSize: maxTerms } as const;
  const [makers, subjects] = await Promise.all([
    objectCollection.listMakers(query).catch(orNull),
    objectCollection.listSubjects(query).catch(orNull),
  ]);
  const { language } = translations;
  const { works } = translations.messagesOf('makersAndSubjects', english);
  const count = (number: number) => ({
    text: fill(choosePlural(works, number, language), { count: formatNumber(number) }),
    language,
  });
  const entries: Entry[] = [
    ...(makers?.items ?? []).map((maker) =>
      toEntry({
        key: `maker ${maker.id}`,
        kind: 'people',
        name: 'maker',
        href: toMakerPath(maker),
        title: { text: maker.name, language },
        summary: count(maker.objectCount),
      }),
    ),
    ...(subjects?.items ?? []).map(({ id, label, objectCount }) =>
      toEntry({
        key: `subject ${id}`,
        kind: 'pages',
        name: 'subject',
        href: toSubjectPath(id),
        title: nameSubject(label, language),
        summary: count(objectCount),
        // The search term may be a word of another language.
        keywords: Object.values(label),
      }),
    ),
  ];
  return buildSiteIndex(entries);
}
