import { defaultLanguage, languages } from '#shared/languages/languages.ts';
import { languageOfPath, localizePath } from '#shared/languages/localized-path.ts';
import { toInside, type Visited } from './crawl-site.ts';
import type { Link, ReadPage } from './read-page.ts';

/** A description of fewer characters says nothing, one of more is cut off by search engines. */
const description = { least: 15, most: 165 };

/**
 * What is wrong with one page for itself, one sentence each.
 * @param address path and query below the site's origin
 * @param publicOrigin scheme and host that canonical addresses begin with
 */
export function listPageProblems(address: string, page: ReadPage, publicOrigin: string): string[] {
  const { pathname } = new URL(address, publicOrigin);
  const language = languageOfPath(pathname);
  const problems: string[] = [];
  const expect = (isTrue: boolean, problem: string) => {
    if (!isTrue) problems.push(`${address} ${problem}`);
  };
  expect(page.lang === language, `has lang="${page.lang}" instead of ${language}`);
  expect(page.mainHeadings === 1, `has ${page.mainHeadings} main headings`);
  expect(/\p{L}{2}.* – ./u.test(page.title ?? ''), `has the title “${page.title}”`);
  const said = page.meta.get('description') ?? '';
  // Nobody finds or shares a page that is one visitor's own.
  const isPrivate = /noindex/.test(page.meta.get('robots') ?? '') && said === '';
  expect(
    isPrivate || (said.length >= description.least && said.length <= description.most),
    `has the description “${said}”, of ${said.length} characters`,
  );
  expect(said === said.trim(), 'has a description with spaces around it');
  expect(
    page.canonical === publicOrigin + pathname,
    `has the canonical address ${page.canonical} instead of ${publicOrigin}${pathname}`,
  );
  const english = toEnglish(pathname);
  for (const code of [...languages, 'x-default'] as const) {
    const path = localizePath(english, code === 'x-default' ? defaultLanguage : code);
    const stated = page.alternates.get(code);
    expect(stated === publicOrigin + path, `says that its ${code} page is ${stated}`);
  }
  expect(
    page.alternates.size === languages.length + 1,
    `states ${page.alternates.size} language versions`,
  );
  const picture = page.meta.get('og:image') ?? '';
  expect(isPrivate || picture.startsWith(`${publicOrigin}/`), `shares the picture “${picture}”`);
  for (const tag of page.nameless) expect(false, `holds ${tag} without a name or alt`);
  for (const link of page.links) {
    const problem = findLinkProblem(link, address, publicOrigin);
    expect(!problem, `links to “${link.href}”: ${problem}`);
  }
  return problems;
}

/** The English path of a page in any language. */
export function toEnglish(pathname: string): string {
  const language = languageOfPath(pathname);
  return language === defaultLanguage ? pathname : pathname.slice(language.length + 1) || '/';
}

function findLinkProblem(
  { href, target, rel }: Link,
  from: string,
  publicOrigin: string,
): string | null {
  if (/^\s|\s$/.test(href) || href === '') return 'empty, or with spaces around it';
  if (href.startsWith('mailto:')) {
    // Without a recipient: to share the page with somebody the visitor knows.
    if (/^mailto:\?subject=\S+&body=http\S+$/.test(href)) return null;
    return /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+(\?\S+)?$/.test(href) ? null : 'no mail address';
  }
  if (href.startsWith('tel:')) return /^tel:\+\d{6,15}$/.test(href) ? null : 'no whole number';
  if (toInside(href, from) !== null) {
    return href.startsWith('//') ? 'an address of another host' : null;
  }
  // Whole, where it is to be copied: it has the scheme that the site has.
  if (href.startsWith(`${publicOrigin}/`)) return null;
  if (!URL.canParse(href)) return 'no address';
  const { protocol, hostname } = new URL(href);
  if (protocol !== 'https:') return 'not encrypted';
  if (!hostname.includes('.')) return 'no host of the public';
  if (target === '_blank' && !rel.some((word) => /^(noopener|noreferrer)$/.test(word))) {
    return 'the other site could steer this window (rel="noopener")';
  }
  return null;
}

/**
 * Pictures that a screen shows twice, which says that one of two things is not what is seen. Aside from
 * these: a person's monogram, which is a signature; a thing chosen for the top of a list that it is in;
 * a work or a film, shown large beside its place in a list; a group of works, which one of them stands for.
 */
export function listRepeatedPictures(address: string, { pictures }: ReadPage): string[] {
  const targets = new Map<string, (string | null)[]>();
  for (const { file, leadsTo } of pictures) {
    targets.set(file, [...(targets.get(file) ?? []), leadsTo]);
  }
  return [...targets].flatMap(([file, shown]) => {
    if (shown.length === 1 || file.includes('/images/people/')) return [];
    const led = new Set(
      shown
        .filter((one) => one && !/\?collection=|\.mp4$|^mailto:|^https:/.test(one))
        .map((one) => one?.replace(/[?&](view=\d+|day=[\d-]+|by=[\d:%A]+)|#.*$/g, '')),
    );
    const isOneThing = led.size === 1 && shown.every((one) => one !== null);
    const isOneWork =
      led.size === 1 && [...led].every((one) => /\/objects\/|\?video=/.test(one ?? ''));
    if (isOneThing || isOneWork) return [];
    const names = shown.map((one) => one ?? 'the page itself');
    return [`${address} shows ${file} ${shown.length} times: for ${names.join(', ')}`];
  });
}

/** What is wrong between pages: answers, fragments, and what two pages have in common. */
export function listProblemsBetween(
  visited: ReadonlyMap<string, Visited>,
  publicOrigin: string,
): string[] {
  const problems: string[] = [];
  for (const { address, status, location, from } of visited.values()) {
    if (status === 200) continue;
    problems.push(`${from} names ${address}, which answers ${status} ${location ?? ''}`.trim());
  }
  for (const { address, page } of visited.values()) {
    for (const { href } of page?.links ?? []) {
      const fragment = toFragment(href);
      const inside = toInside(href, address);
      const target = inside === null ? undefined : visited.get(inside)?.page;
      if (!fragment || !target || target.ids.has(fragment)) continue;
      problems.push(`${address} links to ${href}, where nothing has that id`);
    }
  }
  const indexable = [...visited.values()].filter((one) => isIndexable(one, publicOrigin));
  for (const [what, read] of [
    ['title', (page: ReadPage) => page.title],
    ['description', (page: ReadPage) => page.meta.get('description')],
  ] as const) {
    const byText = Map.groupBy(indexable, ({ address, page }) =>
      [languageOfPath(new URL(address, publicOrigin).pathname), page && read(page)].join(': '),
    );
    for (const [text, pages] of byText) {
      if (pages.length < 2) continue;
      problems.push(
        `${pages.map(({ address }) => address).join(', ')} share the ${what} “${text}”`,
      );
    }
  }
  return problems;
}

/** A page that search engines may list, under the address it was found at. */
export const isIndexable = ({ address, status, page }: Visited, publicOrigin: string): boolean =>
  page !== null &&
  status === 200 &&
  !/noindex/.test(page.meta.get('robots') ?? '') &&
  page.canonical === publicOrigin + address;

/** The part of an address after `#`, decoded; null: none. */
function toFragment(href: string): string | null {
  const [, fragment] = /#(.+)$/.exec(href) ?? [];
  return fragment ? decodeURIComponent(fragment) : null;
}
