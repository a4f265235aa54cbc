import { expect, test } from 'vitest';
import type { Address } from '#services/content-management/contract.ts';
import { toAddressLines } from './address-lines.ts';

const gate = {
  street: '4210 Ala Hōkū',
  city: 'Honolulu',
  region: 'HI',
  postalCode: '96816',
} as Address;

test('no comma stands before a ZIP code, nor where a part is missing', () => {
  expect(toAddressLines(gate)).toEqual(['4210 Ala Hōkū', 'Honolulu, HI 96816']);
  expect(toAddressLines({ ...gate, region: null })).toEqual(['4210 Ala Hōkū', 'Honolulu, 96816']);
  expect(toAddressLines({ ...gate, street: null, city: null })).toEqual(['HI 96816']);
  expect(toAddressLines(null)).toEqual([]);
});
