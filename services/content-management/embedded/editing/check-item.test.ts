import { expect, test } from 'vitest';
import { readModels } from '../../models/read-models.ts';
import { defaultLanguageCodes } from '../content-languages.ts';
import { checkItem } from './check-item.ts';
import { type Fields, readLanguage } from './item.ts';

const context = {
  models: readModels(),
  languageCodes: defaultLanguageCodes,
  findTranslation: (id: string) => id,
};
const picture = (alt: string | null, id = 'm1') => ({
  ...{ id, url: `/images/studio/${id}.jpg?auto=format,compress`, alt, copyright: null },
  dimensions: { width: 800, height: 600 },
});
const read = (en: Fields, es: Fields) => ({ tags: [], languages: { en, es, haw: null } });
const problemsOf = (en: Fields, es: Fields) =>
  checkItem('news', read(en, es), context)
    .filter(({ code }) => code.startsWith('alt-'))
    .map(({ path, code }) => `${path} ${code}`);

const group = (alt: string | null) => [{ _key: 'k1', image: picture(alt) }];
const slice = (alt: string | null) => ({
  ...{ id: 'image$1', slice_type: 'image', slice_label: null, variation: 'default', version: 'a' },
  ...{ primary: { image: picture(alt) }, items: [] },
});
const english = 'A gate in the wall';

test('a picture of a list without words in a language says nothing there, and asks for them', () => {
  const item = [{ additional_images: group(english) }, { title: [] }] as const;
  expect(problemsOf(...item)).toEqual(['es.additional_images[0].image alt-missing']);
  const data = readLanguage('news', read(...item), 'es', context);
  expect(data).toMatchObject({ additional_images: [{ image: { alt: null } }] });
  const said = [{ _key: 'k1', image: { alt: 'Una puerta', copyright: null } }];
  expect(problemsOf({ additional_images: group(english) }, { additional_images: said })).toEqual(
    [],
  );
});

test('what says nothing in English says nothing in any language', () => {
  expect(problemsOf({ additional_images: group('') }, {})).toEqual([]);
});

test('the English words of a picture are refused in other languages, in slices and texts too', () => {
  const body = (alt: string | null) => [{ type: 'image', ...picture(alt) }];
  const en = { slices: [slice(english)], body: body(english) };
  expect(problemsOf(en, { slices: [slice(english)], body: body(english) })).toEqual([
    'es.body alt-english',
    'es.slices[0].primary.image alt-english',
  ]);
  expect(problemsOf(en, { slices: [slice(null)], body: body(null) })).toEqual([
    'es.body alt-missing',
    'es.slices[0].primary.image alt-missing',
  ]);
  expect(problemsOf(en, { slices: [slice('Una puerta en el muro')], body: [] })).toEqual([]);
  // A title is the same in all languages.
  const name = { slices: [slice('Shahnameh')] };
  expect(problemsOf(name, name)).toEqual([]);
});
