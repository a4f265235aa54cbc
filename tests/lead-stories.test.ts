import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#shared/languages/languages.ts';

// A story that leads the news is told, not announced: somebody speaks, something is seen, one can go on.

interface Story {
  readonly uid: string;
  readonly shared: { readonly is_featured?: boolean; readonly related?: readonly unknown[] };
  readonly [language: string]: unknown;
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const readAll = (type: string): Story[] =>
  readdirSync(`content/documents/${type}`).map((file) => read(`content/documents/${type}/${file}`));

const minWords = 250;
const staff = readAll('staff').map(({ shared }) => (shared as { name: string }).name);
const stories = readAll('news').filter(({ shared }) => shared.is_featured);
const home = read('content/documents/home/home.json');
const first: string[] = home.shared.sections
  .find(({ key }: { key: string }) => key === 'news')
  .items.map(({ item }: { item: string }) => item.replace('news/', ''));

test('the stories of the home page are those that lead the news', () => {
  expect(stories.map(({ uid }) => uid).toSorted()).toEqual(first.toSorted());
});

test.each(stories.map((story) => [story.uid, story] as const))('%s is told', (_, story) => {
  for (const language of languages) {
    const { body } = story[language] as { body: readonly (string | { image: string })[] };
    const texts = body.filter((part) => typeof part === 'string');
    const text = texts.join('\n');
    expect(text.split(/\s+/).length, `words in ${language}`).toBeGreaterThan(minWords);
    expect(body.length - texts.length, `pictures in ${language}`).toBeGreaterThan(0);
    expect(text, `a voice in ${language}`).toMatch(/[“«]/);
    expect(
      staff.filter((name) => text.includes(name)),
      `who speaks in ${language}`,
    ).not.toEqual([]);
    expect(text, `ways on in ${language}`).toMatch(/\]\([a-z/]/);
  }
  expect(story.shared.related?.length).toBeGreaterThan(1);
});

test.each(readAll('news').map((story) => [story.uid, story] as const))(
  '%s tells nothing of its author as of somebody else',
  (_, story) => {
    const { author } = story.shared as { author?: string };
    const told = languages.filter((language) =>
      JSON.stringify(story[language] ?? '').includes(author ?? '\0'),
    );
    expect(told).toEqual([]);
  },
);
