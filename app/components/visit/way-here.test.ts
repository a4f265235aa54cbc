import { expect, test } from 'vitest';
import type { Settings } from '#services/content-management/contract.ts';
import { toWayHere } from './way-here.ts';

const settingsWith = (location: { latitude: number; longitude: number } | null) =>
  ({
    addresses: [{ kind: 'visit', street: '4210 Ala Hōkū', directions: null, location }],
  }) as unknown as Settings;

test('the address leads into a map, and to no map where nobody knows where it lies', () => {
  expect(toWayHere(settingsWith({ latitude: 21.26, longitude: -157.79 })).mapHref).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=21.26,-157.79',
  );
  expect(toWayHere(settingsWith(null)).mapHref).toBeNull();
});
