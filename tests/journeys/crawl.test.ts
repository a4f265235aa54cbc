import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { languages } from '#shared/languages/languages.ts';
import { languageOfPath, localizePath } from '#shared/languages/localized-path.ts';
import { type Crawl, crawlSite } from '../crawl/crawl-site.ts';
import { htmlRules } from '../crawl/html-rules.ts';
import {
  isIndexable,
  listPageProblems,
  listProblemsBetween,
  listRepeatedPictures,
  toEnglish,
} from '../crawl/page-problems.ts';
import { listSitemapAddresses } from '../crawl/sitemap-addresses.ts';
import { listContradictions, readFacts, type StatedFact, toLines } from '../crawl/visit-facts.ts';

// Walks the whole site once, as a search engine does, and judges what it met.

// In one worker, so that it is walked once.
test.describe.configure({ mode: 'default' });

/** Pages of one kind are made by one module; of each kind so many are checked in each language. */
const checkedOfEachKind = 1;
const checker = new HtmlValidate(new StaticConfigLoader(htmlRules));

/** Pages that no link leads to; search engines are kept out of them. */
const unlinked = ['/typography', '/typography-test', '/search-results?q=light', '/nowhere'];

const invalid: string[] = [];
const checked = new Map<string, number>();
const stated: StatedFact[] = [];

let walked: Promise<{ readonly crawl: Crawl; readonly publicOrigin: string }> | null = null;

test.beforeEach(() => test.setTimeout(240_000));

test('every link, picture, script and calendar that a page names is there', async ({ baseURL }) => {
  const { crawl, publicOrigin } = await walk(baseURL);
  // What was found at the last look, roughly: a crawler that finds little proves little.
  expect(crawl.visited.size).toBeGreaterThan(1_200);
  expect(listProblemsBetween(crawl.visited, publicOrigin)).toEqual([]);
  expect(listMissingPictures(crawl)).toEqual([]);
});

test('every page has its language, title, description, canonical address and named links', async ({
  baseURL,
}) => {
  const { crawl, publicOrigin } = await walk(baseURL);
  const pages = [...crawl.visited.values()].filter(({ status }) => status === 200);
  const problems = pages.flatMap(({ address, page }) =>
    page ? listPageProblems(address, page, publicOrigin) : [],
  );
  expect(problems).toEqual([]);
});

test('no screen shows one picture for two things', async ({ baseURL }) => {
  const { crawl } = await walk(baseURL);
  const repeated = [...crawl.visited.values()].flatMap(({ address, page }) =>
    page ? listRepeatedPictures(address, page) : [],
  );
  expect(repeated).toEqual([]);
});

test('the sitemap names every page that links lead to, and no other', async ({ baseURL }) => {
  const { crawl, publicOrigin } = await walk(baseURL);
  const named = new Set(await listSitemapAddresses(baseURL ?? ''));
  const found = new Set(
    [...crawl.visited.values()]
      .filter((visited) => isIndexable(visited, publicOrigin))
      .map(({ address }) => publicOrigin + address),
  );
  // Editors' own pages are linked to from their letters and campaigns, if not from here.
  // Rows of dates lead to a program at their day, which is the same page.
  const led = new Set([...crawl.visited.keys()].map((one) => publicOrigin + withoutDay(one)));
  const isOrphan = (address: string) =>
    !found.has(address) && !led.has(address) && !isEditorsPage(address);
  expect([...named].filter(isOrphan), 'no link leads to').toEqual([]);
  // A tool that a setting takes away, not content to be found.
  const isForgotten = (address: string) => !named.has(address) && !address.endsWith('/search');
  expect([...found].filter(isForgotten), 'the sitemap lacks').toEqual([]);
});

test('pages of every kind are valid HTML in every language', async ({ baseURL }) => {
  await walk(baseURL);
  for (const path of unlinked.flatMap((one) => languages.map((code) => localizePath(one, code)))) {
    await checkHtml(path, await (await fetch(baseURL + path)).text());
  }
  expect(checked.size).toBeGreaterThan(3 * 35);
  expect(invalid).toEqual([]);
});

test('no two screens say different things of what a visit costs and where things are', async ({
  baseURL,
}) => {
  await walk(baseURL);
  expect(listContradictions(stated)).toEqual([]);
  // A reader that finds nothing agrees with everything.
  const found = Object.groupBy(stated, ({ fact }) => fact);
  expect(found['wheelchairs to borrow']?.length).toBeGreaterThan(15);
  expect(found['price of general admission']?.length).toBeGreaterThan(15);
});

/** The walk takes most of a minute; the first test that wants it makes it for all. */
function walk(base = '') {
  walked ??= (async () => {
    const start = languages.map((language) => localizePath('/', language));
    const crawl = await crawlSite({ base, start, simplify, isWanted, onPage: lookAt });
    const home = crawl.visited.get('/')?.page;
    return { crawl, publicOrigin: new URL(home?.canonical ?? base).origin };
  })();
  return walked;
}

/**
 * Lists can be narrowed in any combination, which would be addresses without end: one choice at a
 * time is followed. So would be the search for each fact of each object. Pictures are looked for on the disk, since making them all takes long.
 */
function isWanted(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  const isFact =
    /^\w*:?"/.test(searchParams.get('q') ?? '') ||
    searchParams.has('subject') ||
    searchParams.has('makerId');
  const isPicture = /^\/images\/|^\/iiif\/3\/[^/]+:\d/.test(pathname);
  return !isPicture && !isFact && [...searchParams].length <= 1;
}

/** An object's address carries the search that it was found in. */
const withoutDay = (address: string) => address.replace(/\?day=[\d-]+$/, '');
const simplify = (address: string) => address.replace(/\?from=[^&#]*$/, '');

async function lookAt(address: string, html: string): Promise<void> {
  stated.push(
    ...readFacts(
      toLines(html),
      languageOfPath(new URL(address, 'http://site.invalid').pathname),
      address,
    ),
  );
  await checkHtml(address, html);
}

async function checkHtml(address: string, html: string): Promise<void> {
  const kind = kindOf(address);
  const times = checked.get(kind) ?? 0;
  if (times >= checkedOfEachKind) return;
  checked.set(kind, times + 1);
  const { results } = await checker.validateString(html, address);
  for (const { messages } of results) {
    for (const { ruleId, message, offset } of messages) {
      // A text of an editor's page is a `div` in whatever element the page builder says, as there.
      if (ruleId === 'element-permitted-content' && isEditorsPage(address)) continue;
      invalid.push(`${address} ${ruleId}: ${message}: ${html.slice(offset, offset + 120)}`);
    }
  }
}

/** Pages that editors alone made, whatever section they stand in. */
const editorsPages = new Set(
  readdirSync('content/pages/page').map(
    (file) => JSON.parse(readFileSync(`content/pages/page/${file}`, 'utf8')).url as string,
  ),
);

const isEditorsPage = (address: string) =>
  editorsPages.has(toEnglish(new URL(address, 'http://site.invalid').pathname));

/** Language and module of a page: an item's name does not matter, nor what a list is narrowed to. */
function kindOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://site.invalid');
  const path = toEnglish(pathname)
    .replace(/^\/objects\/.*/, '/objects/*')
    .replace(/^(\/collection\/(?:makers|subjects))\/.*/, '$1/*')
    .replace(
      /^(\/what-we-do\/\w+|\/whats-on\/[\w-]+|\/about\/news|\/about\/careers)\/(?!explore-all).*/,
      '$1/*',
    );
  return `${languageOfPath(pathname)} ${path}${search ? '?' : ''}`;
}

function listMissingPictures({ unasked }: Crawl): string[] {
  const missing = new Map<string, string>();
  for (const [address, from] of unasked) {
    const { pathname } = new URL(address, 'http://site.invalid');
    if (!pathname.startsWith('/images/') || missing.has(pathname)) continue;
    if (!existsSync(join('content', pathname))) missing.set(pathname, from);
  }
  return [...missing].map(([picture, from]) => `${from} shows ${picture}, which is not there`);
}
