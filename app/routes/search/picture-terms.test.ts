import { expect, test } from 'vitest';
import type { ObjectSummary } from '#services/object-collection/contract.ts';
import { pictureTerms } from './picture-terms.ts';
import type { Hit } from './to-hit.ts';

const toHit = (id: string, title: string) =>
  ({ id, title: { language: 'en', pieces: [title] }, image: null }) as unknown as Hit;
const toObject = (
  id: string,
  title: string,
  found: ObjectSummary['found'],
  makers: string[] = [],
) =>
  ({
    ...{ id, title: { en: title }, found, makers },
    image: { src: `/${id}`, width: 10, height: 10, alt: { en: 'A dish' }, dominantColor: null },
  }) as unknown as ObjectSummary;

const subject = [{ field: 'subject' as const, text: { en: 'tulip' } }];

test('a subject is shown by the last work that has it in its title, else that states it; a maker by a work', () => {
  const objects = [
    toObject('dish', 'Dish with tulips', []),
    toObject('rug', 'Prayer rug with a row of tulips', []),
    toObject('cloth', 'Bundle wrapper', subject),
    toObject('other', 'A house', [{ field: 'text', text: { en: 'no tulip' } }], ['Kekoa Alapai']),
  ];
  const show = (id: string, title: string, of = objects) =>
    pictureTerms([toHit(id, title)], of, 'en')[0]?.image?.src?.split('?')[0] ?? null;
  expect(show('subject tulip', 'Tulip')).toBe('/rug');
  expect(show('subject tulip', 'Tulip', objects.slice(2))).toBe('/cloth');
  expect(show('maker k', 'Kekoa Alapai')).toBe('/other');
  expect(show('/about', 'Tulip')).toBeNull();
});
