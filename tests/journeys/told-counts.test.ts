import { expect, test } from '@playwright/test';

const explore = String.raw`href="(\/collection\/explore-the-collection[^"#]*)[^"]*"[^>]*>`;
/** A number of works within a link, and one that stands beside it, on a card or in a list. */
const within = new RegExp(String.raw`<a\b[^>]*${explore}((?:(?!<\/a>)[\s\S])*)<\/a>`, 'g');
const beside = new RegExp(
  String.raw`<a\b[^>]*${explore}[^<]*<\/a>(?:<\/h3>)?<(?:p|small)\b[^>]*>([\d,]+)`,
  'g',
);

function listCounted(html: string) {
  const told = [...html.matchAll(within)].map(([, href, inner = '']) => ({
    href,
    count: inner.replace(/<[^>]*>/g, ' ').match(/([\d,]+) (?:objects|works)\s*$/)?.[1],
  }));
  const besides = [...html.matchAll(beside)].map(([, href, count]) => ({ href, count }));
  return [...told, ...besides].flatMap(({ href, count }) =>
    href && count ? [{ href: href.replaceAll('&amp;', '&'), count }] : [],
  );
}

for (const path of [
  '/',
  '/collection',
  '/collection/about-the-collection',
  '/visit/study-visits',
]) {
  test(`a number of works on ${path} is that of the page it leads to`, async ({ request }) => {
    const counted = listCounted(await (await request.get(path)).text());
    expect(counted.length).toBeGreaterThan(7);
    for (const { href, count } of counted) {
      const page = await (await request.get(href)).text();
      expect(page.match(/id="results"[^>]*>\s*([\d,]+) objects?\b/)?.[1], href).toBe(count);
    }
  });
}
