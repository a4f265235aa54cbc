import { expect, test } from 'vitest';
import { listFreeLooks } from './free-looks.ts';

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
