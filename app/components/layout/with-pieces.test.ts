import { expect, test } from 'vitest';
import { withPieces } from './with-pieces.ts';

test('the data is there when the pieces are, and the pieces are asked for at once', async () => {
  const order: string[] = [];
  const later = async (name: string) => {
    order.push(`ask ${name}`);
    await Promise.resolve();
    order.push(name);
  };
  const piece = { load: () => later('piece') };
  const data = withPieces(
    later('data').then(() => 'found'),
    piece,
  );
  expect(order).toEqual(['ask data', 'ask piece']);
  expect(await data).toBe('found');
  expect(order).toContain('piece');
});

test('a piece that does not come holds nothing up', async () => {
  const lost = { load: () => Promise.reject(new Error('offline')) };
  expect(await withPieces(Promise.resolve('found'), lost)).toBe('found');
});
