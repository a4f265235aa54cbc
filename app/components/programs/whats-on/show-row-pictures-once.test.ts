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
  const shown = new Map([['/c.webp', 1]]);
  expect(picturesOf(showRowPicturesOnce(days, shown))).toEqual([
    ['/a.webp?v=1', '/b.webp'],
    [null],
  ]);
  expect(picturesOf(showRowPicturesOnce([groupOf(row('/b.webp'), row('/c.webp'))], shown))).toEqual(
    [[null, null]],
  );
});

test('where the first has left the window, it is shown again', () => {
  const others = Array.from({ length: 7 }, (_, at) => row(`/${at}.webp`));
  const days = [groupOf(row('/a.webp'), ...others), groupOf(row('/a.webp'), row('/1.webp'))];
  expect(picturesOf(showRowPicturesOnce(days, new Map()))[1]).toEqual(['/a.webp', null]);
});

test('an exhibition in a line without pictures takes none from a program about it', () => {
  const day = [groupOf(row('/a.webp', true), row('/a.webp'))];
  expect(picturesOf(showRowPicturesOnce(day, new Map()))).toEqual([['/a.webp', '/a.webp']]);
  expect(picturesOf(showRowPicturesOnce(day, new Map(), true))).toEqual([['/a.webp', null]]);
});
