import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../setup/page.ts';

test.skip(Boolean(process.env.TEST_BASE_URL), 'the files of the build are read');

/** Scripts of a screen that is opened first, as they are sent; of a form with every kind of field too. */
const maxBytes = 300_000;
/** Of the editor of pages, with what is chosen to be inserted and the scripts in its frame, on top of the studio's. */
const maxEditorBytes = 150_000;

const folder = 'build/studio';
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** What the build says of its files, and what screens weigh together. */
function openBuild() {
  const chunks: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(folder, 'manifest.json'), 'utf8'),
  );
  const names = Object.keys(chunks);
  const entry = names.find((name) => chunks[name]?.isEntry) ?? '';
  const listImports = (name: string): string[] => [
    name,
    ...(chunks[name]?.imports ?? []).flatMap(listImports),
  ];
  // What is too small to become smaller is sent as it is.
  const sizeOf = (file: string) => {
    const compressed = join(folder, `${file}.br`);
    return statSync(existsSync(compressed) ? compressed : join(folder, file)).size;
  };
  const listFiles = (...opened: readonly string[]) => [
    ...new Set(
      opened
        .flatMap(listImports)
        .map((name) => chunks[name]?.file ?? '')
        .filter((file) => file.endsWith('.js')),
    ),
  ];
  const weigh = (...opened: readonly string[]) =>
    listFiles(...opened).reduce((sum, file) => sum + sizeOf(file), 0);
  const shown = [entry, 'studio/words/haw/all.ts', 'studio/words/haw/helps.json'];
  const screens = (chunks[entry]?.dynamicImports ?? []).filter((name) => name.endsWith('.tsx'));
  return { names, listFiles, weigh, shown, screens };
}

test('no screen of the studio begins with more scripts than a slow line brings in seconds @desktop', () => {
  const { names, listFiles, weigh, shown, screens } = openBuild();
  // Its program, the bundler's, words and what explains fields.
  expect(listFiles(...shown).length).toBeLessThanOrEqual(5);
  expect(screens.length).toBeGreaterThan(12);
  for (const screen of screens) {
    expect(weigh(...shown, screen), screen).toBeLessThan(maxBytes);
  }
  const item = 'studio/items/item/Item.tsx';
  expect(screens).toContain(item);
  // What opens over the form comes when it is opened.
  const fields = names.filter((name) =>
    /^studio\/items\/fields\/(?!.*\/lazy\/).*\.tsx$/.test(name),
  );
  expect(fields.length).toBeGreaterThan(5);
  // Of these two the settings have the one, ticket types the other.
  for (const other of ['hours', 'schedule']) {
    const all = fields.filter((name) => !name.includes(`/fields/${other}/`));
    expect(all.length).toBeGreaterThan(4);
    expect(weigh(...shown, item, ...all), `all kinds but ${other}`).toBeLessThan(maxBytes);
  }
});

test('the editor of pages adds little to the studio, also when all of it is used @desktop', () => {
  const { weigh, shown, screens } = openBuild();
  const editor = 'studio/pages/page/PageEditor.tsx';
  expect(screens).toContain(editor);
  const words = 'studio/words/haw/blocks.json';
  const inFrame = globSync('public/preview-*.js').reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(file)).length,
    0,
  );
  const added = weigh(...shown, editor, words) - weigh(...shown);
  expect(added).toBeGreaterThan(20_000);
  expect(added + inFrame).toBeLessThan(maxEditorBytes);
});
