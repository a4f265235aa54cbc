import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#shared/languages/languages.ts';

interface Link {
  readonly title?: string;
  readonly link?: string;
}
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const folders = ['listing_page', 'text_page'];

/** The title of a page that editors write; null where it is none of these. */
function findTitle(link: string, language: string): string | null {
  const file = folders
    .map((folder) => `content/documents/${folder}/${link.split('/').at(-1)}.json`)
    .find((path) => existsSync(path));
  return file ? read(file)[language].title : null;
}

test.each(languages)(
  'a page is called in the menu and the footer as it calls itself (%s)',
  (one) => {
    const { sections } = read(`locales/${one}/mobileMenu.json`) as {
      sections: readonly { cards: readonly Link[] }[];
    };
    const links = Object.values(sections).flatMap(({ cards }) => cards);
    const told = links.flatMap(({ title, link = '' }) => {
      const own = findTitle(link, one);
      return own === null ? [] : [{ link, title, own }];
    });
    expect(told.length).toBeGreaterThan(10);
    for (const { link, title, own } of told) expect({ link, title }).toEqual({ link, title: own });
    const { people, news } = read(`locales/${one}/footer.json`).aboutUs;
    expect([people, news]).toEqual([findTitle('/about/staff', one), findTitle('/about/news', one)]);
  },
);
