import { expect, test } from 'vitest';
import type { MuseumClock } from '#app/museum-clock.ts';
import { rankEntries } from './rank-entries.ts';
import { toEntry } from './site-index/entry.ts';
import type { SiteIndex } from './site-index/site-index.ts';

const person = (key: string, isHere: boolean) =>
  toEntry({
    key,
    kind: 'people',
    name: 'artist',
    href: `/what-we-do/artists/${key}`,
    title: { text: key, language: 'haw' },
    summary: null,
    image: null,
    isHere: () => isHere,
  });

test('who is in the house stands before who has left, where both have the word', () => {
  const entries = [person('quilter', false), person('kapa-maker', true)];
  const index = {
    entries,
    byKey: new Map(entries.map((entry) => [entry.key, [entry]])),
    text: {
      match: () => ({
        match: 'exact',
        hits: [
          { position: 0, score: 10, place: 'text' },
          { position: 1, score: 9, place: 'text' },
        ],
      }),
    },
  } as unknown as SiteIndex;
  const words = {} as Parameters<typeof rankEntries>[2];
  const { ranked } = rankEntries([index], [], words, {} as MuseumClock);
  expect(ranked.map(({ entry }) => entry.key)).toEqual(['kapa-maker', 'quilter']);
});

test('a term is looked for in other languages as it was typed alone, since its other names may mean something else there', () => {
  const asked: unknown[] = [];
  const index = {
    entries: [],
    byKey: new Map(),
    text: {
      match: (words: unknown) => {
        asked.push(words);
        return { match: 'exact', hits: [] };
      },
    },
  } as unknown as SiteIndex;
  const meanings = { same: [['saber']], narrower: [], broader: [], made: [] };
  const words = { clauses: [{ text: 'sword', meanings }] } as unknown as Parameters<
    typeof rankEntries
  >[2];
  rankEntries([index], [index], words, {} as MuseumClock);
  expect(asked).toMatchObject([
    { clauses: [{ text: 'sword', meanings }] },
    { clauses: [{ text: 'sword', meanings: null }] },
  ]);
});
