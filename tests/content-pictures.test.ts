import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';

/** What `pictures/draw.ts` writes beside the masters. */
const index: Record<string, { file: string; alt: Record<string, string> }> = JSON.parse(
  readFileSync('content/images/index.json', 'utf8'),
);

test('every picture of the list is there', () => {
  const missing = Object.values(index).filter(({ file }) => !existsSync(`content/images/${file}`));
  expect(missing.map(({ file }) => file)).toEqual([]);
});

test('every picture is described in three languages', () => {
  const undescribed = Object.entries(index).filter(
    ([, { alt }]) => !['en', 'es', 'haw'].every((language) => alt[language]?.trim()),
  );
  expect(undescribed.map(([name]) => name)).toEqual([]);
});

test('pictures and masters together stay below 64 MB, none above 4 MB', () => {
  const files = globSync('content/{images,masters}/**/*.webp').map((path) => ({
    path,
    bytes: statSync(path).size,
  }));
  expect(files.filter(({ bytes }) => bytes > 4_000_000)).toEqual([]);
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(64_000_000);
});

test('a master is the delivered picture at 6,000 pixels or about that', async () => {
  const masters = globSync('content/masters/**/*.webp');
  expect(masters).not.toEqual([]);
  for (const path of masters) {
    const [master, delivered] = await Promise.all(
      [path, path.replace('content/masters', 'content/images')].map((one) => sharp(one).metadata()),
    );
    if (!master || !delivered) throw new Error(`${path} cannot be read.`);
    expect(Math.max(master.width, master.height), path).toBeGreaterThanOrEqual(5_900);
    const turned = master.width / master.height / (delivered.width / delivered.height);
    expect(Math.abs(turned - 1), path).toBeLessThan(0.01);
  }
});

/**
 * Kinds that show what another item is about: a person is the same in every role, a card leads to a page
 * and shows its picture, a post tells of something else.
 */
const borrowing = new Set(['artist', 'menu_page', 'quote', 'settings', 'social_post', 'staff']);

test('no picture stands for two different items', () => {
  const items = new Map<string, Set<string>>();
  for (const kind of readdirSync('content/documents')) {
    if (borrowing.has(kind)) continue;
    for (const name of readdirSync(`content/documents/${kind}`)) {
      const item = JSON.parse(readFileSync(`content/documents/${kind}/${name}`, 'utf8'));
      for (const picture of listLeads(item.shared ?? {})) {
        items.set(picture, (items.get(picture) ?? new Set()).add(`${kind}/${name}`));
      }
    }
  }
  expect(items.size).toBeGreaterThan(120);
  const shared = [...items].filter(([, names]) => names.size > 1);
  expect(shared.map(([picture, names]) => `${picture}: ${[...names].join(', ')}`)).toEqual([]);
});

interface Lead {
  readonly image?: string;
  readonly hero_image?: string;
  readonly hero?: readonly { readonly background_image?: string }[];
}

const listLeads = ({ image, hero_image, hero = [] }: Lead): string[] =>
  [image, hero_image, ...hero.map((one) => one.background_image)].filter(
    (one) => one !== undefined,
  );
