import { beforeEach, expect, test, vi } from 'vitest';
import { createTracker } from './tracker.ts';

const visitor = 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0';
let sent: { address: string; type: string; events: Record<string, unknown>[] }[];
let bodies: Promise<unknown>[];
const sendBeacon = vi.fn((address: string, body: Blob) => {
  bodies.push(
    body.text().then((text) => sent.push({ address, type: body.type, ...JSON.parse(text) })),
  );
  return true;
});
const readSent = async () => {
  await Promise.all(bodies);
  return sent;
};

beforeEach(() => {
  sent = [];
  bodies = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('navigator', { userAgent: visitor, cookieEnabled: true, sendBeacon });
  // biome-ignore lint/suspicious/noDocumentCookie: the test clears what it wrote
  document.cookie = 'builderSessionId=; max-age=0; path=/';
  localStorage.clear();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const target = { host: '/page-builder-api', apiKey: 'key' };
const readAttributes = () => ({ urlPath: '/visit' });

test('the first event goes at once, those of the next five milliseconds together', async () => {
  const track = createTracker(target, readAttributes);
  track('impression', { contentId: 'a' });
  track('click', { contentId: 'a' });
  vi.advanceTimersByTime(4);
  track('click', { contentId: 'a' });
  expect((await readSent()).map(({ events }) => events.length)).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect((await readSent()).map(({ events }) => events.length)).toEqual([1, 2]);
  vi.advanceTimersByTime(100);
  track('click', { contentId: 'a' });
  expect((await readSent()).map(({ events }) => events.length)).toEqual([1, 2, 1]);
});

test('an event has the shape that the page builder reads', async () => {
  createTracker(target, readAttributes)('conversion', {
    contentId: 'a',
    variationId: 'b',
    amount: 100,
    metadata: { ticket: 'day' },
  });
  const [request] = await readSent();
  expect(request).toEqual({
    address: '/page-builder-api/api/v1/track',
    type: 'application/json',
    events: [
      {
        type: 'conversion',
        data: {
          contentId: 'a',
          variationId: 'b',
          amount: 100,
          ownerId: 'key',
          sessionId: expect.stringMatching(/^[\da-f]{32}$/),
          visitorId: expect.stringMatching(/^[\da-f]{32}$/),
          userAttributes: { urlPath: '/visit' },
          metadata: { url: location.href, user: {}, ticket: 'day', amount: 100 },
        },
      },
    ],
  });
});

test('the default of a test counts as no variation', async () => {
  createTracker(target, readAttributes)('impression', { contentId: 'a', variationId: 'a' });
  const [request] = await readSent();
  expect(request?.events[0]?.data).not.toHaveProperty('variationId');
});

test('session and visitor stay the same; each sending renews the session for thirty minutes', async () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  const track = createTracker(target, readAttributes);
  track('click');
  vi.advanceTimersByTime(10);
  track('click');
  const [first, second] = (await readSent()).map(({ events }) => events[0]?.data) as {
    sessionId: string;
    visitorId: string;
  }[];
  expect(second?.sessionId).toBe(first?.sessionId);
  expect(second?.visitorId).toBe(first?.visitorId);
  expect(written.mock.calls.flat()).toEqual(
    Array(2).fill(`builderSessionId=${first?.sessionId}; path=/; SameSite=Lax; max-age=1800`),
  );
});

test('who refuses is not counted, and nothing is stored', async () => {
  vi.stubGlobal('navigator', {
    userAgent: visitor,
    cookieEnabled: true,
    globalPrivacyControl: true,
    sendBeacon,
  });
  createTracker(target, readAttributes)('impression', { contentId: 'a' });
  expect(await readSent()).toEqual([]);
  expect(document.cookie).toBe('');
  expect(localStorage).toHaveLength(0);
});

test('an editor who looks at a preview is not counted', async () => {
  history.replaceState(null, '', '/visit?builder.preview=page');
  createTracker(target, readAttributes)('impression', { contentId: 'a' });
  history.replaceState(null, '', '/');
  expect(await readSent()).toEqual([]);
});

test('what waits is sent when the page is left', async () => {
  const track = createTracker(target, readAttributes);
  track('impression');
  track('click');
  dispatchEvent(new Event('pagehide'));
  expect((await readSent()).flatMap(({ events }) => events)).toHaveLength(2);
});

test('a flood is cut', async () => {
  const track = createTracker(target, readAttributes);
  for (let at = 0; at < 500; at++) track('click');
  vi.advanceTimersByTime(5);
  expect((await readSent()).flatMap(({ events }) => events)).toHaveLength(101);
});

test('a browser that takes no beacon, and another site, get a request without cookies', () => {
  const fetch = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('navigator', {
    userAgent: visitor,
    cookieEnabled: true,
    sendBeacon: () => false,
  });
  createTracker(target, readAttributes)('click');
  vi.stubGlobal('navigator', { userAgent: visitor, cookieEnabled: true, sendBeacon });
  createTracker({ host: 'https://builder.example', apiKey: 'k' }, readAttributes)('click');
  expect(fetch.mock.calls).toMatchObject([
    ['/page-builder-api/api/v1/track', { keepalive: true, credentials: 'omit', method: 'POST' }],
    ['https://builder.example/api/v1/track', { keepalive: true, credentials: 'omit' }],
  ]);
});
