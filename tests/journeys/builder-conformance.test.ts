import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { copyInLocale } from '../../services/page-builder/embedded/delivery/copy-in-locale.ts';
import { buildFixture } from '../conformance/build-fixture.ts';
import { choiceContents } from '../conformance/choice-contents.ts';
import { type ComparedContent, compareContents } from '../conformance/compare-contents.ts';
import { designContents } from '../conformance/design-contents.ts';
import { knownDifferences } from '../conformance/differences.ts';
import { knownContents } from '../conformance/known-contents.ts';
import { renderingContents } from '../conformance/rendering-contents.ts';
import type { Case } from '../conformance/shorthands.ts';
import { languageContents, stateContents, symbolContents } from '../conformance/state-contents.ts';
import { styleContents } from '../conformance/style-contents.ts';
import { toResult, toText } from '../conformance/to-report.ts';

// Our renderer beside the page builder's own, on pages of their own without the site around them.

const cases: readonly Case[] = [
  ...renderingContents,
  ...styleContents,
  ...stateContents,
  ...symbolContents,
  ...languageContents,
  ...choiceContents,
  ...knownContents,
  ...designContents,
];
const widths = [390, 800];

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

test('contents after the public ones look the same as with the page builder’s own renderer', async ({
  context,
  fixture,
}) => {
  test.setTimeout(240_000);
  const different: string[] = [];
  const used = new Set<unknown>();
  for await (const one of compareContents(context, fixture, cases.map(toCompared), widths)) {
    for (const { known } of one.differences) used.add(known);
    const isSame = ['same', 'known'].includes(toResult(one));
    const warns = cases.find(({ name }) => name === one.name)?.warns ?? false;
    if (!isSame || one.warnings.length > 0 !== warns) different.push(toText(one, 20));
  }
  expect(different, 'contents that look different, or of which something is left out').toEqual([]);
  expect(
    knownDifferences.filter((one) => !used.has(one)).map(({ reason }) => reason),
    'differences that are listed and not there',
  ).toEqual([]);
});

function toCompared(one: Case, index: number): ComparedContent {
  const { name, data, meta, variations, language = 'en', clicks, passed, isServed } = one;
  const id = `case${index}`;
  const entry = { id, name, model: 'page', published: 'published', data, meta, variations };
  return {
    ...{ name, entry, language, passed },
    ...(clicks && { clicks }),
    ...(isServed && { officialEntry: copyInLocale(entry, language) }),
  };
}
