import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../setup/page.ts';

test.skip(Boolean(process.env.TEST_BASE_URL), 'the files of the build are read');

/** Scripts of a screen that is opened first, as they are sent. */
const maxBytes = 300_000;
/** Of a form that shows every kind of field at once; each comes when the first of its kind is shown. */
const maxFormBytes = 332_000;

const folder = 'build/studio';
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

test('no screen of the studio begins with more scripts than a slow line brings in seconds @desktop', () => {
  const chunks: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(folder, 'manifest.json'), 'utf8'),
  );
  const names = Object.keys(chunks);
  const entry = names.find((name) => chunks[name]?.isEntry) ?? '';
  const listImports = (name: string): string[] => [
    name,
    ...(chunks[name]?.imports ?? []).flatMap(listImports),
  ];
  const weigh = (...opened: readonly string[]) =>
    [...new Set(opened.flatMap(listImports))]
      .map((name) => chunks[name]?.file ?? '')
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + statSync(join(folder, `${file}.br`)).size, 0);
  const shown = [entry, 'studio/words/haw/all.ts', 'studio/words/haw/helps.json'];
  const screens = (chunks[entry]?.dynamicImports ?? []).filter((name) => name.endsWith('.tsx'));
  expect(screens.length).toBeGreaterThan(12);
  for (const screen of screens) {
    expect(weigh(...shown, screen), screen).toBeLessThan(maxBytes);
  }
  const item = 'studio/items/item/Item.tsx';
  expect(screens).toContain(item);
  const fields = names.filter((name) => /^studio\/items\/fields\/.*\.tsx$/.test(name));
  expect(fields.length).toBeGreaterThan(5);
  for (const field of fields) {
    expect(weigh(...shown, item, field), field).toBeLessThan(maxBytes);
  }
  expect(weigh(...shown, item, ...fields)).toBeLessThan(maxFormBytes);
});
