import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { prepareContent } from '#app/blocks/prepare/prepare-content.ts';
import { toContent } from '#services/page-builder/client/to-content.ts';
import { rawEntrySchema } from '#services/page-builder/client/wire.ts';
import { buildEntry, createId } from '../services/page-builder/embedded/authoring/build-entry.ts';
import { parseSourceEntry } from '../services/page-builder/embedded/authoring/source-entry.ts';
import { createAnchoredDates } from '../shared/calendar/anchored-dates.ts';
import { completeIds } from '../shared/page-builder/editing/block-ids.ts';
import { type EditedEntry, walkBlocks } from '../shared/page-builder/editing/block-tree.ts';
import { applyOperation } from '../shared/page-builder/editing/operations.ts';
import { isTree, type Path, readAt } from '../shared/page-builder/editing/values.ts';
import { choiceContents } from './conformance/choice-contents.ts';
import { knownContents } from './conformance/known-contents.ts';
import { createRandomContents } from './conformance/random-contents.ts';
import { renderingContents } from './conformance/rendering-contents.ts';
import { stateContents } from './conformance/state-contents.ts';
import { styleContents } from './conformance/style-contents.ts';

// What the editor of pages does not know in a content stays as it is.

const folder = 'content/pages';
const context = {
  dates: createAnchoredDates(new Date('2026-11-21T20:00:00Z'), 'Pacific/Honolulu'),
  findId: (file: string) => createId(file),
  hasImage: () => true,
};
const demo = readdirSync(folder).flatMap((model) =>
  readdirSync(`${folder}/${model}`).map((name) => {
    const file = `${model}/${name}`;
    const source = parseSourceEntry(file, JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
    if (Array.isArray(source)) throw new Error(`${file}: ${source[0]?.reason}`);
    return { name: file, entry: buildEntry(file, source, context).entry as unknown as EditedEntry };
  }),
);
const cases = [
  ...choiceContents,
  ...knownContents,
  ...renderingContents,
  ...stateContents,
  ...styleContents,
].map(({ name, data, meta }) => ({
  name,
  entry: JSON.parse(JSON.stringify({ id: 'case', name, data, meta, variations: {} })),
})) as { name: string; entry: EditedEntry }[];

const random = createRandomContents(100).map((entry) => ({
  name: entry.name,
  entry: JSON.parse(JSON.stringify(entry)) as EditedEntry,
}));

/** The first text that a block says, and where. */
function findWords(entry: EditedEntry): { id: string; path: Path; words: string } | null {
  for (const { block } of walkBlocks(entry)) {
    const path = findText(block.component?.options, ['component', 'options']);
    if (path) return { id: block.id, path, words: readAt(block, path) as string };
  }
  return null;
}

function findText(value: unknown, path: Path): Path | null {
  if (typeof value === 'string' && / \w/.test(value)) return path;
  if (!isTree(value)) return null;
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'symbol') continue;
    const found = findText(inner, [...path, name]);
    if (found) return found;
  }
  return null;
}

const draw = (entry: EditedEntry) => {
  const raw = rawEntrySchema.parse(entry);
  const { content } = toContent(raw, 'page', { locales: ['en'], warn: () => {} });
  const { css, content: prepared } = prepareContent(content, { language: 'en' });
  return JSON.stringify([css, prepared]);
};

/** Blocks, tags and components, in their order. */
const listDrawn = (entry: EditedEntry) =>
  [...draw(entry).matchAll(/"(?:id|tag|component)\\?":\\?"[^"]*"/g)].map(([found]) => found);

describe('of every page one word is changed, and', () => {
  test.for([...demo, ...cases, ...random])(
    'the rest of $name stays and draws the same',
    ({ entry }) => {
      const opened = completeIds(entry, String(entry.id));
      expect(draw(opened).length).toBe(draw(entry).length);
      const found = findWords(opened);
      if (!found) return;
      const { id, path, words } = found;
      const to = words.replace(/ \w+/, ' otherwise');
      const changed = applyOperation(opened, { kind: 'set', id, path, from: words, to });
      if ('refusal' in changed) throw new Error(changed.refusal);
      const [before, after] = [opened, changed.entry].map((one) => JSON.stringify(one));
      expect(after).toHaveLength(
        (before?.length ?? 0) + JSON.stringify(to).length - JSON.stringify(words).length,
      );
      const back = applyOperation(changed.entry, changed.inverse);
      expect('entry' in back && JSON.stringify(back.entry)).toBe(before);
      // The same is drawn, with another word.
      expect(listDrawn(changed.entry)).toEqual(listDrawn(opened));
    },
  );

  test('there are more than two hundred of them, and every kind of block is met', () => {
    expect(demo.length + cases.length + random.length).toBeGreaterThan(200);
    const names = new Set(
      random.flatMap(({ entry }) =>
        [...walkBlocks(completeIds(entry, 'x'))].map(({ block }) => block.component?.name),
      ),
    );
    expect(names.size).toBeGreaterThan(12);
  });

  test('all demo pages are opened without a change', () => {
    expect(demo.length).toBeGreaterThan(20);
    for (const { entry } of demo) expect(completeIds(entry, String(entry.id))).toBe(entry);
  });
});
