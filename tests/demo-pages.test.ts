import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prepareContent } from '#app/blocks/prepare/prepare-content.ts';
import { registry } from '#app/blocks/registry.ts';
import type { BuilderContent } from '#services/page-builder/contract.ts';
import { buildEntry, createId } from '../services/page-builder/embedded/authoring/build-entry.ts';
import { parseSourceEntry } from '../services/page-builder/embedded/authoring/source-entry.ts';
import { walkValues } from '../services/page-builder/embedded/walk-values.ts';
import { createAnchoredDates } from '../shared/calendar/anchored-dates.ts';
import { languages } from '../shared/languages/languages.ts';

// The pages that the museum shows before its editors have made any.

const folder = 'content/pages';
const images = JSON.parse(readFileSync('content/images/index.json', 'utf8')) as object;
const files = readdirSync(folder).flatMap((model) =>
  readdirSync(`${folder}/${model}`).map((name) => `${model}/${name}`),
);
const context = {
  dates: createAnchoredDates(new Date('2026-11-21T20:00:00Z'), 'Pacific/Honolulu'),
  findId: (file: string) => (files.includes(`${file}.json`) ? createId(file) : undefined),
  hasImage: (name: string) => Object.hasOwn(images, name),
};
const entries = files.map((file) => {
  const source = parseSourceEntry(file, JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
  if (Array.isArray(source)) throw new Error(`${file}: ${source[0]?.reason}`);
  return { file, ...buildEntry(file, source, context) };
});
const byId = new Map(entries.map(({ entry }) => [entry.id, entry]));

/** As the service delivers it: shared entries in their place. */
function deliver({ id, name, data, variations }: (typeof entries)[number]['entry']) {
  const delivered = structuredClone({ id, name, model: 'page', data, variations });
  walkValues(delivered, (value) => {
    if (typeof value.entry === 'string') value.content = structuredClone(byId.get(value.entry));
  });
  return delivered as unknown as BuilderContent;
}

test('the museum does not quote itself', () => {
  const authors = entries.flatMap(({ entry }) => {
    const found: unknown[] = [];
    walkValues(entry.data, (value) => found.push(value.authorName));
    return found.filter((name) => name !== undefined);
  });
  expect(authors.length).toBeGreaterThan(0);
  expect(authors.filter((name) => String(name).includes('Girih'))).toEqual([]);
});

test.each(entries)('$file is whole: nothing in it is left out or missing', (built) => {
  expect([...built.rejected, ...built.warnings]).toEqual([]);
  for (const language of languages) {
    expect(prepareContent(deliver(built.entry), { language }).warnings).toEqual([]);
  }
});

test.each(entries)('$file speaks all languages', ({ entry }) => {
  const missing: string[] = [];
  walkValues([entry.data, entry.variations], (value, place) => {
    if (value['@type'] !== '@builder.io/core:LocalizedValue') return;
    for (const code of languages) if (!(value[code] ?? value.Default)) missing.push(place);
    for (const code of ['es', 'haw']) if (!Object.hasOwn(value, code)) missing.push(place);
  });
  expect(missing).toEqual([]);
});

test('there are pages of every kind that editors can make', () => {
  const pages = entries.filter(({ file }) => file.startsWith('page/'));
  expect(pages.length).toBeGreaterThanOrEqual(15);
  const named = new Set<string>();
  walkValues(
    entries.map(({ entry }) => entry.data),
    ({ component }) => {
      const { name } = (component ?? {}) as { readonly name?: unknown };
      if (typeof name === 'string') named.add(name);
    },
  );
  expect([...named].filter((name) => !Object.hasOwn(registry, name))).toEqual([]);
  const own = Object.keys(registry).filter((name) => name.startsWith('Museum:'));
  expect(own.filter((name) => !named.has(name))).toEqual([]);
  expect(named).toContain('PersonalizationContainer');
  expect(named).toContain('Form:Form');
  expect(pages.some(({ entry }) => Object.keys(entry.variations).length > 0)).toBe(true);
  expect(pages.some(({ entry }) => entry.startDate && entry.endDate)).toBe(true);
});
