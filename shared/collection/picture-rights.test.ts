import { expect, test } from 'vitest';
import { chooseSizeLimits, isFreeToUse, toRightsUri } from './picture-rights.ts';

const cc = (path: string) => ({ uri: `https://creativecommons.org/${path}` });

test('public domain and licences that ask for the name alone set a picture free', () => {
  for (const path of ['publicdomain/zero/1.0/', 'publicdomain/mark/1.0/', 'licenses/by/4.0/']) {
    expect(isFreeToUse(cc(path))).toBe(true);
  }
  expect(chooseSizeLimits(cc('licenses/by-sa/4.0/')).maxArea).toBe(25_000_000);
});

test('other licences, other words and none at all do not', () => {
  for (const rights of [
    cc('licenses/by-nc/4.0/'),
    cc('licenses/by-nd/4.0/'),
    { uri: 'https://rightsstatements.org/vocab/InC/1.0/' },
    { uri: 'https://museum.example/creativecommons.org/publicdomain/zero/1.0/' },
    {},
    null,
  ]) {
    expect(isFreeToUse(rights)).toBe(false);
    expect(chooseSizeLimits(rights).maxWidth).toBe(1_024);
  }
});

test('rights are named as the protocol writes them, or not at all', () => {
  expect(toRightsUri(cc('publicdomain/zero/1.0/'))).toBe(
    'http://creativecommons.org/publicdomain/zero/1.0/',
  );
  expect(toRightsUri({ uri: 'https://rightsstatements.org/page/InC/1.0/' })).toBe(
    'http://rightsstatements.org/vocab/InC/1.0/',
  );
  expect(toRightsUri({ uri: 'https://museum.example/rights' })).toBeNull();
  expect(toRightsUri(null)).toBeNull();
});
