import { expect, test } from 'vitest';
import type { EditedEntry } from '#shared/page-builder/editing/block-tree.ts';
import { listLooks } from './list-looks.ts';

const elementType = '@builder.io/sdk:Element';

const forGroups = (
  id: string,
  variants: readonly object[][],
  children: readonly object[] = [],
) => ({
  ...{ '@type': elementType, id, children },
  component: {
    name: 'PersonalizationContainer',
    options: { variants: variants.map((blocks) => ({ blocks })) },
  },
});

const groupsOf = (entry: object) =>
  listLooks('es', entry as EditedEntry).flatMap(({ form, audiences, width, language }) =>
    audiences ? [{ form, audiences, width, language }] : [],
  );

test('a page without groups is looked at as a telephone gets it, in each language and form', () => {
  const entry = { data: { blocks: [] }, variations: { v: { data: { blocks: [] } } } };
  expect(listLooks('es', entry as unknown as EditedEntry)).toEqual([
    { language: 'es', width: 390 },
    { language: 'es', width: 1440 },
    { language: 'en', width: 1440 },
    { language: 'haw', width: 1440 },
    { language: 'es', width: 1440, form: 'v' },
  ]);
});

test('what each group gets is looked at once, of parts that stand apart together', () => {
  const blocks = [forGroups('a', [[], []]), forGroups('b', [[]])];
  const desk = { form: undefined, language: 'es', width: 1440 };
  expect(groupsOf({ data: { blocks } })).toEqual([
    { ...desk, audiences: { a: 0, b: 0 } },
    { ...desk, audiences: { a: 1 } },
  ]);
});

test('a group inside what another group gets is looked at there, and in the form in which it stands', () => {
  const inside = forGroups('in', [[], []]);
  const blocks = [forGroups('out', [[], [inside]], [forGroups('rest', [[]])])];
  const variations = { v: { id: 'v', data: { blocks: [forGroups('form', [[]])] } } };
  expect(groupsOf({ data: { blocks }, variations })).toMatchObject([
    { audiences: { out: 0 } },
    { audiences: { out: 1, in: 0 } },
    { audiences: { rest: 0 } },
    { audiences: { out: 1, in: 1 } },
    { audiences: { form: 0 }, form: 'v' },
  ]);
});
