import { expect, test } from 'vitest';
import type { ProgramListItem } from '#app/components/cards/ProgramList.tsx';
import type { WhatsOnGroup } from './group-rows.ts';
import { showRowPicturesOnce } from './show-row-pictures-once.ts';

const row = (src: string, isAllDay = false) =>
  ({ image: { src }, isAllDay }) as unknown as ProgramListItem;

const groupOf = (...items: ProgramListItem[]) => ({ items }) as unknown as WhatsOnGroup;

const picturesOf = (groups: readonly WhatsOnGroup[]) =>
  groups.map(({ items }) => items.map(({ image }) => image?.src ?? null));

test('what is on several days shows its picture on the first of them', () => {
  const days = [
    groupOf(row('/a.webp?v=1'), row('/b.webp'), row('/a.webp')),
    groupOf(row('/a.webp?v=2')),
  ];
  expect(picturesOf(showRowPicturesOnce(days))).toEqual([['/a.webp?v=1', '/b.webp', null], [null]]);
  expect(picturesOf(showRowPicturesOnce(days.slice(1), false, new Set(['/a.webp'])))).toEqual([
    [null],
  ]);
});

test('an exhibition in a line without pictures takes none from a program about it', () => {
  const day = [groupOf(row('/a.webp', true), row('/a.webp'))];
  expect(picturesOf(showRowPicturesOnce(day))).toEqual([['/a.webp', '/a.webp']]);
  expect(picturesOf(showRowPicturesOnce(day, true))).toEqual([['/a.webp', null]]);
});
