import { expect, test } from 'vitest';
import type { Settings } from '#services/content-management/contract.ts';
import { toWayHere } from './way-here.ts';

const settingsWith = (location: { latitude: number; longitude: number } | null) =>
  ({
    addresses: [{ kind: 'visit', street: '4210 Ala Hōkū', directions: null, location }],
  }) as unknown as Settings;

test('the gate is found in the maps that visitors have, and in none where nobody knows where it lies', () => {
  const { maps } = toWayHere(settingsWith({ latitude: 21.26, longitude: -157.79 }));
  expect(maps.map(({ name }) => name)).toEqual(['Apple Maps', 'Google Maps', 'OpenStreetMap']);
  expect(maps[1]?.href).toBe('https://www.google.com/maps/dir/?api=1&destination=21.26,-157.79');
  expect(toWayHere(settingsWith(null)).maps).toEqual([]);
});
