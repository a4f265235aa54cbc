import { beforeEach, expect, test, vi } from 'vitest';

const visitor = 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('navigator', { userAgent: visitor, cookieEnabled: true });
  // biome-ignore lint/suspicious/noDocumentCookie: the test clears what it wrote
  document.cookie = 'builder.userAttributes=; max-age=0; path=/';
  document.documentElement.lang = 'haw';
});

test('path, host, device and language are known of every visit', async () => {
  const { readUserAttributes } = await import('./user-attributes.ts');
  expect(readUserAttributes('/haw/visit')).toEqual({
    urlPath: '/visit',
    queryString: '',
    host: 'localhost:3000',
    device: 'desktop',
    locale: 'haw',
  });
});

test('a page of an editor’s own has the path that its rules name', async () => {
  const { readUserAttributes } = await import('./user-attributes.ts');
  expect(readUserAttributes('/es/builder/events/night').urlPath).toBe('/events/night');
  expect(readUserAttributes('/builders').urlPath).toBe('/builders');
});

test.each([
  ['Mozilla/5.0 (iPad; CPU OS 18_0)', 'tablet'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', 'mobile'],
  ['Mozilla/5.0 (Linux; Android 15)', 'mobile'],
  ['Mozilla/5.0 (Macintosh)', 'desktop'],
])('the device of %s is a %s', async (userAgent, device) => {
  const { findDevice } = await import('./user-attributes.ts');
  expect(findDevice(userAgent)).toBe(device);
});

test('what a page sets is kept for the next page of the session', async () => {
  const first = await import('./user-attributes.ts');
  first.setUserAttributes({ interest: 'tiles' });
  first.setUserAttributes({ visits: 2 });
  expect(document.cookie).toBe('builder.userAttributes={"interest":"tiles","visits":2}');
  vi.resetModules();
  const next = await import('./user-attributes.ts');
  expect(next.readUserAttributes('/')).toMatchObject({ interest: 'tiles', visits: 2 });
});

test('nothing is kept of visitors who refuse', async () => {
  vi.stubGlobal('navigator', { userAgent: visitor, cookieEnabled: true, doNotTrack: '1' });
  const { readUserAttributes, setUserAttributes } = await import('./user-attributes.ts');
  setUserAttributes({ interest: 'tiles' });
  expect(readUserAttributes('/')).toMatchObject({ interest: 'tiles' });
  expect(document.cookie).toBe('');
});

test('a cookie that is no object is ignored', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what somebody else wrote
  document.cookie = 'builder.userAttributes=[1; path=/';
  const { readUserAttributes } = await import('./user-attributes.ts');
  expect(readUserAttributes('/')).toMatchObject({ urlPath: '/' });
});
