import { expect, test } from 'vitest';
import { leastContrast, listFreeLooks } from './free-looks.ts';

const block = (responsiveStyles: unknown) => ({ id: 'a', responsiveStyles });

test('values that are not of the design are told with their width, those of it are not', () => {
  const found = listFreeLooks(
    block({
      large: { marginTop: 'var(--space-4)', padding: '12px 16px', color: '#ff0', display: 'none' },
      small: { padding: '7px' },
      odd: 'text',
    }),
  );
  expect(found.map(({ width, property, value }) => `${width} ${property} ${value}`)).toEqual([
    'large padding 12px 16px',
    'large color #ff0',
    'small padding 7px',
  ]);
  expect(listFreeLooks(block(null))).toEqual([]);
});

test.for<[object, number | null]>([
  [{ large: { color: '#000', backgroundColor: 'white' } }, 21],
  [{ large: { color: '#777777', backgroundColor: '#fff' } }, 4.48],
  // The ground of the wide window stays in the narrow one.
  [{ large: { color: '#000', backgroundColor: '#fff' }, small: { color: '#eee' } }, 1.16],
  [{ large: { color: 'rgb(0, 0, 0)', background: 'rgba(255, 255, 255, 1)' } }, 21],
  [{ large: { color: '#000' } }, null],
  [{ large: { color: 'var(--ink)', backgroundColor: 'url(javascript:1)' } }, null],
])('%o can be read by %s', ([styles, ratio]) => {
  const found = leastContrast(block(styles));
  expect(found === null ? null : Math.round(found * 100) / 100).toBe(ratio);
});
