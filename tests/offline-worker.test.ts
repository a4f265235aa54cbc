import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { formatDate, formatTime } from '#shared/dates/format-dates.ts';

const origin = 'https://museum.example';
const source = readFileSync('public/offline-worker.js', 'utf8');

const page = (title: string, more = '') =>
  `<html><head><link rel="stylesheet" href="/assets/site-abc.css"/><link rel="modulepreload" href="/assets/x.js"/></head><body><main id="content"><h1>${title}</h1>${more}</main><script>hydrate()</script><script src="/assets/x.js"></script></body></html>`;
const html = { headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Policy': 'strict' } };

class FakeCache {
  readonly kept = new Map<string, Response>();
  readonly #fetch: (url: string) => Promise<Response>;
  constructor(fetch: (url: string) => Promise<Response>) {
    this.#fetch = fetch;
  }
  toUrl = (asked: string | Request) =>
    new URL(typeof asked === 'string' ? asked : asked.url, origin).href;
  match = async (asked: string | Request) => this.kept.get(this.toUrl(asked))?.clone();
  put = async (asked: string, answer: Response) => void this.kept.set(this.toUrl(asked), answer);
  add = async (asked: string) => this.put(asked, await this.#fetch(this.toUrl(asked)));
  delete = async (asked: string | Request) => this.kept.delete(this.toUrl(asked));
  keys = async () => [...this.kept.keys()].map((url) => new Request(url));
}

/** @param network null from it: there is no connection */
function startWorker(network: (path: string) => Response | null) {
  const store = new Map<string, FakeCache>();
  const listeners: Record<string, (event: object) => void> = {};
  let isRegistered = true;
  const fetch = async (asked: string | URL | Request) => {
    const { pathname } = new URL(
      typeof asked === 'object' && 'url' in asked ? asked.url : asked,
      origin,
    );
    const answer = network(pathname);
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  };
  const caches = {
    has: async (name: string) => store.has(name),
    open: async (name: string) => {
      const cache = store.get(name) ?? new FakeCache(fetch);
      store.set(name, cache);
      return cache;
    },
    keys: async () => [...store.keys()],
    delete: async (name: string) => store.delete(name),
  };
  const self = {
    location: { origin },
    skipWaiting: () => {},
    clients: { claim: async () => {} },
    registration: {
      unregister: async () => {
        isRegistered = false;
      },
    },
    addEventListener: (name: string, listen: (event: object) => void) => {
      listeners[name] = listen;
    },
  };
  const globals = { self, caches, fetch, Response, Headers, URL, setTimeout };
  runInContext(source, createContext(globals));
  const tell = async (data: object) => {
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<unknown>((resolve) => {
      port1.onmessage = (event) => resolve(event.data);
    });
    listeners.message?.({ data, ports: [port2], waitUntil: () => {} });
    const told = await answer;
    port1.close();
    return told;
  };
  /** Null: the worker leaves the request alone. */
  const open = async (path: string, mode = 'navigate', destination = 'document') => {
    let answer: Promise<Response> | null = null;
    const later: Promise<unknown>[] = [];
    listeners.fetch?.({
      request: Object.assign(Object.create(null), {
        url: origin + path,
        method: 'GET',
        mode,
        destination,
      }),
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
      waitUntil: (work: Promise<unknown>) => later.push(work),
    });
    const response = await (answer as Promise<Response> | null);
    await Promise.all(later);
    return response;
  };
  return { store, tell, open, isRegistered: () => isRegistered };
}

const keep = (paths: readonly string[], note = 'As it was on') => ({ type: 'keep', paths, note });

test('a kept page is shown without a connection: with its time, its policy and no scripts', async () => {
  let isOnline = true;
  const { tell, open } = startWorker((path) => {
    if (!isOnline) return null;
    return path.startsWith('/assets/')
      ? new Response('body{}', { headers: { 'Content-Type': 'text/css' } })
      : new Response(page('Visit'), html);
  });
  expect(await tell(keep(['/visit'], '<b>As it was on'))).toEqual({ isDone: true });
  expect(await (await open('/visit?from=gate'))?.text()).toContain('hydrate()');
  isOnline = false;
  const shown = await open('/visit?from=gate');
  const text = (await shown?.text()) ?? '';
  expect(text).toMatch(
    /<main id="content"><div [^>]*><p [^>]*>&#60;b&#62;As it was on \w+\s\d+, \d{4}/,
  );
  expect(text).toContain('<h1>Visit</h1>');
  expect(text).not.toMatch(/<script|modulepreload/);
  expect(shown?.headers.get('X-Policy')).toBe('strict');
  expect(await (await open('/assets/site-abc.css', 'no-cors', 'style'))?.text()).toBe('body{}');
  // Nothing else is touched.
  await expect(open('/about/news')).rejects.toThrow('Failed to fetch');
  expect(await open('/images/x.webp', 'no-cors', 'image')).toBeNull();
});

test('an address that is not saved lists in its language what is, where there is no connection', async () => {
  let isOnline = true;
  const { tell, open } = startWorker((path) => {
    if (!isOnline) return null;
    if (path.startsWith('/assets/')) return new Response('body{}');
    const language = path.startsWith('/es') ? 'es' : 'en';
    const text = page(`<i>Title</i> of ${path}`).replace('<html', `<html lang="${language}"`);
    return new Response(text, html);
  });
  await tell({ ...keep(['/visit']), away: 'Away\nSaved:' });
  await tell({ ...keep(['/es/visit']), away: 'Sin conexión\nGuardado:' });
  expect(await (await open('/es/about'))?.text()).toContain('Title');
  isOnline = false;
  const shown = await open('/es/about');
  const text = (await shown?.text()) ?? '';
  expect(shown?.status).toBe(503);
  expect(shown?.headers.get('X-Policy')).toBe('strict');
  expect(text).toContain('<html lang="es"');
  expect(text).toMatch(/<h1>Sin conexión<\/h1><p>Guardado:<\/p>/);
  expect(text).toContain('<li lang="en"><a href="/visit">Title of /visit</a></li>');
  expect(text).not.toMatch(/<script|modulepreload/);
  expect(await (await open('/haw/about'))?.text()).toContain('<h1>Away</h1>');
});

test('what is not whole is not kept, what is gone goes, what is newer takes its place', async () => {
  let answer = () => new Response(page('First'), html);
  const { tell, open, store } = startWorker((path) => {
    if (path.startsWith('/assets/')) return new Response('body{}');
    return path === '/gone' ? new Response('no', { status: 503 }) : answer();
  });
  expect(await tell(keep(['/visit', '/gone']))).toEqual({ isDone: false });
  expect([...store.values()].flatMap(({ kept }) => [...kept.keys()])).toEqual([]);
  expect(await tell(keep(['https://evil.example/x']))).toEqual({ isDone: false });
  await tell(keep(['/visit']));
  const read = async () => store.get('museum-kept-1')?.kept.get(`${origin}/visit`)?.clone().text();
  answer = () => new Response(page('Second'), html);
  await open('/visit');
  expect(await read()).toContain('Second');
  answer = () => new Response('gone', { status: 410 });
  expect((await open('/visit'))?.status).toBe(410);
  expect(await read()).toBeUndefined();
});

test('it stays small, and all of it goes when it is to go', async () => {
  const { tell, store, isRegistered } = startWorker((path) =>
    path.startsWith('/assets/') ? new Response('body{}') : new Response(page(path), html),
  );
  for (let number = 0; number < 20; number += 1)
    await tell(keep([`/tickets/reservation/${number}`]));
  const urls = [...(store.get('museum-kept-1')?.kept.keys() ?? [])];
  expect(urls.filter((url) => url.includes('/tickets/'))).toHaveLength(12);
  expect(urls.filter((url) => url.includes('/assets/'))).toHaveLength(1);
  expect(await tell({ type: 'forget' })).toEqual({ isDone: true });
  expect([store.size, isRegistered()]).toEqual([0, false]);
});

test('in Hawaiian the time of a kept page is written as everywhere on the site', () => {
  const context = createContext({ self: { addEventListener() {} }, Intl });
  for (let hour = 0; hour < 24; hour++) {
    for (const minute of [0, 5]) {
      const month = (hour % 12) + 1;
      const told: unknown = runInContext(
        `{ ${source}\nformatTime(new Date(2026, ${month - 1}, 28, ${hour}, ${minute}), 'haw') }`,
        context,
      );
      const day = formatDate({ year: 2026, month, day: 28 }, 'haw');
      expect(told).toBe(`${day}, ${formatTime(hour, minute, 'haw')}`);
    }
  }
});
