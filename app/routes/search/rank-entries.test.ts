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
