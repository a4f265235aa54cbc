import { expect, test } from 'vitest';
import {
  describeTypes,
  type FormField,
} from '#services/content-management/embedded/editing/describe-types.ts';
import { readModels } from '#services/content-management/models/read-models.ts';
import { languages } from '#shared/languages/languages.ts';
import { helpOf, loadModelWords, sayModels, toName } from './model-words.ts';

const models = describeTypes(readModels());

const labelsOf = (fields: readonly FormField[]): string[] =>
  fields.flatMap(({ name, label, fields: inner }) => [
    ...(label === name ? [] : [label]),
    ...labelsOf(inner),
  ]);
const labels = new Set([
  ...models.types.flatMap(({ label, tabs, fields }) => [
    label,
    ...tabs.map((tab) => tab.label),
    ...labelsOf(fields),
  ]),
  ...models.slices.flatMap((slice) => [
    toName(slice.type),
    slice.label,
    ...labelsOf([...slice.primary, ...slice.items]),
  ]),
]);

const pathsOf = (fields: readonly FormField[], above: string): string[] =>
  fields.flatMap(({ name, fields: inner }) => {
    const path = `${above}.${name}`;
    return [path, ...pathsOf(inner, path)];
  });
const paths = [
  ...models.types.flatMap(({ id, fields }) => pathsOf(fields, id)),
  ...models.slices.flatMap(({ type, primary, items }) => pathsOf([...primary, ...items], type)),
];

test.each(languages.filter((language) => language !== 'en'))(
  'every label of the models is said in %s, and no other',
  async (language) => {
    const words = await loadModelWords(language);
    expect(Object.keys(words.labels).toSorted()).toEqual([...labels].toSorted());
    expect(Object.values(words.labels).filter((word) => word.trim() === '')).toEqual([]);
  },
);

test('every help is of a field that exists', async () => {
  const { helps } = await loadModelWords('en');
  const homeless = Object.keys(helps).filter(
    (end) => !paths.some((p) => `.${p}`.endsWith(`.${end}`)),
  );
  expect(Object.keys(helps).length).toBeGreaterThan(60);
  expect(homeless).toEqual([]);
});

test('a form is said whole in another language', async () => {
  const said = sayModels(models, await loadModelWords('es'));
  const settings = said.types.find(({ id }) => id === 'settings');
  const contacts = settings?.fields.find(({ name }) => name === 'contacts');
  expect(settings?.label).toBe('Ajustes');
  expect(settings?.tabs[0]?.label).toBe('Horario');
  expect(contacts?.fields[0]).toMatchObject({
    label: 'Etiqueta',
    help: expect.stringContaining('Escuelas y grupos'),
  });
  expect(said.slices.find(({ type }) => type === 'card_row')).toMatchObject({
    name: 'Fila de tarjetas',
    label: 'Una fila de tarjetas',
  });
});

test('a model of a museum itself keeps its labels and its helps', async () => {
  const [type] = models.types;
  const [field] = type?.fields ?? [];
  const own = { ...field, name: 'meta_title', label: 'Glaze', help: 'As the potter says.' };
  const said = sayModels(
    { types: [{ ...type, label: 'Kiln', fields: [own] }], slices: [] } as unknown as typeof models,
    await loadModelWords('haw'),
  );
  expect(said.types[0]).toMatchObject({
    label: 'Kiln',
    fields: [{ label: 'Glaze', help: 'As the potter says.' }],
  });
});

test('the help of the nearest field is told before that of its name anywhere', () => {
  const helps = { date_label: 'Of any', 'collection_object.date_label': 'Of works' };
  expect(helpOf('collection_object.date_label', { help: null }, { helps })).toBe('Of works');
  expect(helpOf('exhibition.date_label', { help: null }, { helps })).toBe('Of any');
  expect(helpOf('exhibition.title', { help: null }, { helps })).toBeNull();
});
