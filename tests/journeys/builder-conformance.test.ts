import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { copyInLocale } from '../../services/page-builder/embedded/delivery/copy-in-locale.ts';
import { buildFixture, loadPrepare } from '../conformance/build-fixture.ts';
import { choiceContents } from '../conformance/choice-contents.ts';
import { compare } from '../conformance/compare.ts';
import { differences } from '../conformance/differences.ts';
import type { Measured } from '../conformance/measure.ts';
import { renderingContents } from '../conformance/rendering-contents.ts';
import type { Case } from '../conformance/shorthands.ts';
import { languageContents, stateContents, symbolContents } from '../conformance/state-contents.ts';

// Our renderer beside the page builder's own, on pages of their own without the site around them.

const cases: readonly Case[] = [
  ...renderingContents,
  ...stateContents,
  ...symbolContents,
  ...languageContents,
  ...choiceContents,
];
const widths = [390, 800, 1280];
const origin = 'http://conformance.test';

const test = base.extend<Record<never, never>, { fixture: string }>({
  fixture: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'girih-conformance-'));
      await buildFixture(folder);
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300" fill="teal"/></svg>';

/** What one renderer makes of the contents, by width. */
async function drawAll(
  page: Page,
  folder: string,
  name: 'ours' | 'official',
  inputs: readonly (readonly [content: unknown, clicks: readonly string[]])[],
): Promise<Measured[][]> {
  await openRenderer(page, folder, name);
  const all: Measured[][] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const drawn = page.evaluate(async (given) => {
      const measured = [];
      for (const [content, clicks] of given)
        measured.push(await window.draw(content as never, clicks));
      return measured;
    }, inputs);
    all.push(await drawn);
  }
  return all;
}

async function openRenderer(page: Page, folder: string, name: string) {
  await page.unrouteAll();
  await page.route('**/*', (route) => {
    const { origin: from, pathname } = new URL(route.request().url());
    if (from !== origin) return route.abort();
    if (pathname.endsWith('.svg'))
      return route.fulfill({ contentType: 'image/svg+xml', body: picture });
    const contentType = types[extname(pathname)];
    if (!contentType) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType, body: readFileSync(join(folder, pathname)) });
  });
  await page.goto(`${origin}/${name}.html`);
  await page.waitForFunction(() => typeof window.draw === 'function');
}

test('contents after the public ones look the same as with the page builder’s own renderer', async ({
  page,
  fixture,
}) => {
  test.setTimeout(90_000);
  const prepare = await loadPrepare();
  const inputs = cases.map((one, index) => {
    const id = `case${index}`;
    const { data, meta, variations, language = 'en', clicks = [], passed, isServed } = one;
    const entry = {
      ...{ id, name: one.name, model: 'page', published: 'published' },
      ...{ data, meta, variations },
    };
    const content = isServed ? copyInLocale(entry, language) : entry;
    return { clicks, own: prepare(one, id), theirs: { content, language, passed } };
  });
  expect(inputs.flatMap(({ own }) => own.warnings)).toEqual([]);

  const ours = await drawAll(
    page,
    fixture,
    'ours',
    inputs.map(({ own, clicks }) => [own, clicks]),
  );
  const official = await drawAll(
    page,
    fixture,
    'official',
    inputs.map(({ theirs, clicks }) => [theirs, clicks]),
  );
  const unlisted: string[] = [];
  const used = new Set<unknown>();
  for (const [at, width] of widths.entries()) {
    for (const [index, { name }] of cases.entries()) {
      for (const one of compare(ours[at]?.[index], official[at]?.[index])) {
        const known = differences.find(
          ({ cases: named, block, property }) =>
            named.test(name) && block.test(one.block) && property.test(one.property),
        );
        if (known) used.add(known);
        else {
          unlisted.push(
            `${name}, ${width} px, ${one.block}, ${one.property}: ${one.ours}; official ${one.official}`,
          );
        }
      }
    }
  }
  expect(unlisted, 'differences that are not listed').toEqual([]);
  expect(
    differences.filter((one) => !used.has(one)).map(({ reason }) => reason),
    'differences that are listed and not there',
  ).toEqual([]);
});
