import { expect, test } from 'vitest';
import { mayTrack, type TrackingSignals } from './may-track.ts';

const visitor: TrackingSignals = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  cookieEnabled: true,
  doNotTrack: 'unspecified',
  globalPrivacyControl: undefined,
  builderNoTrack: undefined,
};

test('a visitor who says nothing may be counted', () => {
  expect(mayTrack(visitor)).toBe(true);
  expect(mayTrack({ ...visitor, doNotTrack: '0', globalPrivacyControl: false })).toBe(true);
});

test.each<[string, Partial<TrackingSignals>]>([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Do Not Track of older browsers', { doNotTrack: 'yes' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['the page itself', { builderNoTrack: true }],
  ['refused cookies', { cookieEnabled: false }],
  ['no user agent', { userAgent: '' }],
  ['a search engine', { userAgent: 'Mozilla/5.0 (compatible; bingbot/2.0)' }],
  ['a program', { userAgent: 'Mozilla/5.0 HeadlessChrome/140.0' }],
])('%s means no', (_, signals) => {
  expect(mayTrack({ ...visitor, ...signals })).toBe(false);
});
