import { expect, test } from 'vitest';
import { isAddress, withLanguages, withPaths } from './rules.ts';

const spanish = { property: 'locale', operator: 'is', value: 'es', note: 'kept' };
const device = { property: 'device', operator: 'is', value: 'mobile' };

test('addresses are one rule, which goes with the last of them; other rules stay in their places', () => {
  const one = withPaths([device, spanish], ['/visit']);
  expect(one).toEqual([
    device,
    spanish,
    { '@type': '@builder.io/core:Query', property: 'urlPath', operator: 'is', value: '/visit' },
  ]);
  expect(withPaths(one, ['/visit', '/'])[2]).toMatchObject({ value: ['/visit', '/'] });
  expect(withPaths(one, [])).toEqual([device, spanish]);
});

test('languages are one rule, with what else stands in it; all of them are none', () => {
  expect(withLanguages([spanish, device], ['es', 'haw'])).toEqual([
    { ...spanish, value: ['es', 'haw'] },
    device,
  ]);
  expect(withLanguages([spanish, device], null)).toEqual([device]);
});

test.for([
  ['/', true],
  ['/visit/groups', true],
  ['visit', false],
  ['//other.example', false],
  ['/Visit', false],
] as const)('%s is an address: %s', ([path, is]) => {
  expect(isAddress(path)).toBe(is);
});
