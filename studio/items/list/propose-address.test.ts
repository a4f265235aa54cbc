import { expect, test } from 'vitest';
import { proposeAddress } from './propose-address.ts';

test.each([
  ['ʻUmi o nā Lani', 'umi-o-na-lani'],
  ['Qur’an: a page, 1300', 'quran-a-page-1300'],
  ['  Casas del monzón ', 'casas-del-monzon'],
  ['خط', ''],
])('%s is proposed as %s', (title, address) => {
  expect(proposeAddress(title)).toBe(address);
});

test('a long title gives no address that ends in a hyphen', () => {
  expect(proposeAddress(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
});
