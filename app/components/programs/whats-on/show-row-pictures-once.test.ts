import { expect, test } from 'vitest';
import type { ProgramListItem } from '#app/components/cards/ProgramList.tsx';
import type { WhatsOnGroup } from './group-rows.ts';
import { showRowPicturesOnce } from './show-row-pictures-once.ts';

const row = (src: string, isAllDay = false) =>
  ({ image: { src }, isAllDay }) as unknown as ProgramListItem;

const groupOf = (...items: ProgramListItem[]) => ({ items }) as unknown as WhatsOnGroup;

const picturesOf = (groups: readonly WhatsOnGroup[]) =>
  groups.map(({ items }) => items.map(({ image }) => image?.src ?? null));

test('what is on several days shows its picture on the first', () => {
  const days = [groupOf(row('/a.webp?v=1'), row('/b.webp')), groupOf(row('/a.webp?v=2'))];
  const shown = new Set(['/c.webp']);
  expect(picturesOf(showRowPicturesOnce(days, shown))).toEqual([
    ['/a.webp?v=1', '/b.webp'],
    [null],
  ]);
  expect(picturesOf(showRowPicturesOnce([groupOf(row('/b.webp'), row('/c.webp'))], shown))).toEqual(
    [[null, null]],
  );
});

test('an exhibition in a line without pictures takes none from a program about it', () => {
  const day = [groupOf(row('/a.webp', true), row('/a.webp'))];
  expect(picturesOf(showRowPicturesOnce(day, new Set()))).toEqual([['/a.webp', '/a.webp']]);
  expect(picturesOf(showRowPicturesOnce(day, new Set(), true))).toEqual([['/a.webp', null]]);
});
