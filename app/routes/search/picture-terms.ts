import { toObjectPicture } from '#app/components/cards/object-card-content.ts';
import type { ObjectSummary } from '#services/object-collection/contract.ts';
import type { Language } from '#shared/languages/languages.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import { toNameKey } from '#shared/search/name-key.ts';
import type { Hit } from './to-hit.ts';

/**
 * A subject and a maker are shown by one of their works, as a collection is: the last of those that were
 * found, so that the same picture does not stand twice at the head of the list. A work that has the
 * subject in its title shows it best.
 */
export function pictureTerms(
  hits: readonly Hit[],
  objects: readonly ObjectSummary[],
  language: Language,
): Hit[] {
  const pictured = objects.filter(({ image }) => image?.src);
  return hits.map((hit) => {
    const tests = hit.image ? [] : listTermTests(hit, language);
    const [work] = tests.flatMap((isOfTerm) => pictured.findLast(isOfTerm) ?? []);
    return work?.image ? { ...hit, image: toObjectPicture(work.image, language) } : hit;
  });
}

/** Best first. */
function listTermTests(
  { id, title }: Hit,
  language: Language,
): ((object: ObjectSummary) => boolean)[] {
  const name = title.pieces.join('');
  if (id.startsWith('maker ')) return [({ makers }) => makers.includes(name)];
  if (!id.startsWith('subject ')) return [];
  const keys = toKeys(name);
  return [
    (object) => {
      const words = toKeys(object.title[language] ?? '');
      return keys.every((key) => words.includes(key));
    },
    ({ found = [] }) => found.some(({ field }) => field === 'subject'),
  ];
}

const toKeys = (text: string) => foldWords(text).map(toNameKey);
