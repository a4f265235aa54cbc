import { expect, test } from 'vitest';
import { prepareImport } from './prepare-import.ts';

const prepare = (raw: object) =>
  prepareImport({ place: 'page/a.json', model: 'page', raw: { id: 'a', ...raw } }, () => null);

test('keeps fields of an entry that nobody here knows', () => {
  const raw = { ownerId: 'space', '@version': 4, data: { themeId: false, blocks: [] } };
  expect(prepare(raw).entry?.entry).toMatchObject(raw);
});

test('reads blocks that an old answer holds as a text, in variations too', () => {
  const blocksString = '[{"id":"x"}]';
  const { entry } = prepare({
    data: { blocksString },
    variations: { b: { data: { blocksString } } },
  });
  expect(entry?.entry.data).toEqual({ blocks: [{ id: 'x' }] });
  expect(entry?.entry.variations.b?.data).toEqual({ blocks: [{ id: 'x' }] });
});

test.for([
  ['blocks that are no JSON', { data: { blocksString: '[{' } }, /blocksString is not JSON/],
  ['blocks that are no list', { data: { blocksString: '{}' } }, /no list of blocks/],
  ['an entry without id', { id: '' }, /^id: /],
  ['a share beyond one', { variations: { b: { testRatio: 2, data: {} } } }, /testRatio/],
] as const)('refuses %s', ([, raw, reason]) => {
  const { entry, rejected } = prepare(raw);
  expect(entry).toBeNull();
  expect(rejected).toEqual([{ place: 'page/a.json', reason: expect.stringMatching(reason) }]);
});

test('drops the picture that counts visits for the space it comes from', () => {
  const blocks = [{ id: 'builder-1' }, { id: 'builder-pixel-abc', tagName: 'img' }];
  expect(prepare({ data: { blocks } }).entry?.entry.data.blocks).toEqual([{ id: 'builder-1' }]);
});

test('finds the recipients of forms, in every language, but not the editor’s placeholder', () => {
  const form = (sendSubmissionsToEmail: unknown) => ({
    component: { name: 'Form:Form', options: { sendSubmissionsToEmail } },
  });
  const localized = {
    '@type': '@builder.io/core:LocalizedValue',
    Default: 'a@x.example',
    es: 'b@x.example',
  };
  const { entry } = prepare({
    data: { blocks: [{ children: [form('Desk@Museum.example')] }, form('your@email.com')] },
    variations: { b: { data: { blocks: [form(localized)] } } },
  });
  expect(entry?.summary.recipients.toSorted()).toEqual([
    'a@x.example',
    'b@x.example',
    'desk@museum.example',
  ]);
});
