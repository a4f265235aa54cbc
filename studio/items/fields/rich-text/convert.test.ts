import { expect, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { loadDocuments } from '#services/content-management/embedded/load-content.ts';
import { DocumentStore } from '#services/content-management/embedded/store.ts';
import { type FieldModels, readModels } from '#services/content-management/models/read-models.ts';
import { toTextBlocks, toTextDocument } from './convert.ts';
import { readTextRules } from './rules.ts';
import { createTextSchema } from './schema.ts';
import type { TextBlock, TextSpan } from './text-block.ts';

const multi =
  'paragraph,heading2,heading3,heading4,preformatted,strong,em,hyperlink,image,list-item,o-list-item,rtl';
const labels = ['lang-ar', 'lang-fa'];
const schema = createTextSchema(readTextRules({ multi, labels }));

/** Through a document that no node of which is known, as if all of it had been typed. */
const convert = (blocks: readonly TextBlock[], own = schema) =>
  toTextBlocks(own.nodeFromJSON(toTextDocument(own, blocks).toJSON()));

test('every formatted text of the demonstration museum comes back as it was', async () => {
  const database = openSqlite('content', ':memory:');
  await migrate(database);
  const now = new Date('2026-05-05T12:00:00Z');
  const images = {};
  const folder = 'content/documents';
  await loadDocuments({ database, folder, images, now, timeZone: 'Pacific/Honolulu' });
  const store = new DocumentStore(database);
  const view = await store.readView(await store.readCurrentView(now.getTime()));
  const ids = [...view.byId.values()].map(({ versionId }) => versionId);
  const documents = await store.readVersions(ids);
  const models = readModels();
  let count = 0;
  const check = (fields: FieldModels, values: Readonly<Record<string, unknown>>) => {
    for (const [name, model] of Object.entries(fields)) {
      const value = values[name] as never;
      if (model.type === 'Group') {
        for (const item of value as []) check(model.config?.fields ?? {}, item);
      } else if (model.type === 'Slices') {
        for (const slice of value as { slice_type: string; variation: string; primary: object }[]) {
          const found = models.slices.get(slice.slice_type)?.variations[slice.variation];
          check(found?.primary ?? {}, slice.primary as never);
        }
      } else if (model.type === 'StructuredText' && (value as []).length > 0) {
        count += 1;
        const own = createTextSchema(readTextRules(model.config ?? {}));
        expect(convert(value, own)).toEqual(value);
      }
    }
  };
  for (const { type, data } of documents.values()) {
    check(models.types.get(type)?.fields ?? {}, data);
  }
  await database.close();
  expect(count).toBeGreaterThan(1_000);
}, 120_000);

/** The same numbers each time, from 0 to 1. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

const words = ['Hawaiʻi', 'کاشی', '🕌', 'ʻōlelo', 'tile', '\n', ' ', 'a', '—', 'خانه'];
const marks: readonly (() => Omit<TextSpan, 'start' | 'end'>)[] = [
  () => ({ type: 'hyperlink', data: { link_type: 'Document', id: 'Xy1' } }),
  () => ({ type: 'label', data: { label: 'lang-fa' } }),
  () => ({ type: 'strong' }),
  () => ({ type: 'em' }),
  () => ({ type: 'underline', data: { color: 'red' } }),
];

function createBlocks(random: () => number): TextBlock[] {
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
  return Array.from({ length: 1 + Math.floor(random() * 6) }, (): TextBlock => {
    const kind = random();
    if (kind < 0.08) {
      const linkTo = { link_type: 'Web', url: 'https://museum.example' };
      return { type: 'image', url: '/images/a.webp', alt: 'A', edit: { x: 1 }, linkTo };
    }
    if (kind < 0.12) return { type: 'embed', oembed: { embed_url: 'https://video.example/1' } };
    if (kind < 0.16) return { type: 'callout', text: 'Not known', spans: [], tone: 'calm' };
    const text = Array.from({ length: Math.floor(random() * 12) }, () => pick(words)).join('');
    const spans = marks.flatMap((mark): TextSpan[] => {
      const list: TextSpan[] = [];
      for (let at = 0; at < text.length; at += 1) {
        const start = at + Math.floor(random() * text.length);
        const end = start + 1 + Math.floor(random() * 5);
        if (end > text.length || random() < 0.5) continue;
        list.push({ start, end, ...mark() });
        // Those that touch are one.
        at = end;
      }
      return list;
    });
    return {
      type: pick(['paragraph', 'heading2', 'list-item', 'o-list-item', 'preformatted']),
      text,
      spans: spans.sort((one, two) => one.start - two.start || two.end - one.end),
      ...(random() < 0.2 && { direction: 'rtl' as const }),
      ...(random() < 0.1 && { label: 'note' }),
    };
  });
}

test('a thousand texts made at random come back as they were', () => {
  const random = createRandom(5);
  for (let count = 0; count < 1_000; count += 1) {
    const blocks = createBlocks(random);
    const isEmpty = blocks.length === 1 && blocks[0]?.text === '';
    if (!isEmpty) expect(convert(blocks)).toEqual(blocks);
  }
});

test('a text that was not edited comes back with whatever stood in it', () => {
  const text = 'Two marks of one place in an order that this editor would not choose';
  const spans = [
    { start: 0, end: 9, type: 'em' },
    { start: 0, end: 9, type: 'strong' },
    { start: 4, end: 4, type: 'strong' },
    { start: 9, end: 12, type: 'em' },
  ];
  const blocks: TextBlock[] = [{ spans, text, type: 'paragraph' }];
  expect(JSON.stringify(toTextBlocks(toTextDocument(schema, blocks)))).toBe(JSON.stringify(blocks));
});

test('a block that the field may not hold is kept whole', () => {
  const title = createTextSchema(readTextRules({ single: 'heading1' }));
  const blocks = [{ type: 'paragraph', text: 'Once a paragraph', spans: [] }];
  expect(convert(blocks, title)).toEqual(blocks);
});

test('marks that the field may not have are kept', () => {
  const title = createTextSchema(readTextRules({ single: 'heading1' }));
  const spans = [{ start: 0, end: 4, type: 'strong' }];
  const blocks = [{ type: 'heading1', text: 'Tiles', spans }];
  expect(convert(blocks, title)).toEqual(blocks);
});

test('a text without a word is empty', () => {
  expect(toTextBlocks(toTextDocument(schema, []))).toBeUndefined();
});
