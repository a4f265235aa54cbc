import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { sealInlineCode } from '#framework/server/seal-inline-code.ts';
import { openGuard } from '../tests/setup/open-guard.ts';
import { createApp } from './app.ts';
import { readLocaleFiles } from './pages/locale-files.ts';
import { PageCache } from './pages/page-cache.ts';
import { createPagePolicy } from './security/content-security-policy.ts';
import type { SiteServices } from './services/build-services.ts';

// The checks of Mozilla's HTTP Observatory, for a page on an https address. A check that gives a
// bonus there is as strict here as the bonus asks. Source: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring

const content = openSqlite('content', ':memory:');
const mark = 'b3a1';
const page = sealInlineCode(
  `<!DOCTYPE html><script nonce="${mark}">start()</script><script nonce="${mark}" type="module" src="/assets/entry.js"></script>`,
  mark,
);
const app = createApp({
  log: pino({ level: 'silent' }),
  services: {
    contentManagement: {
      isLivePreview: async () => true,
      findPreviewedScreen: async () => null,
    } as unknown as SiteServices['contentManagement'],
    objectCollection: {} as SiteServices['objectCollection'],
    forms: {} as SiteServices['forms'],
    reservations: {} as SiteServices['reservations'],
    newsletter: {} as SiteServices['newsletter'],
    videoPlaylists: {} as SiteServices['videoPlaylists'],
    pageBuilder: {} as SiteServices['pageBuilder'],
  },
  protocols: new Map(),
  localeFiles: readLocaleFiles('locales'),
  render: async () =>
    new Response(page.html, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': createPagePolicy(page, {
          images: [],
          upgradeInsecureRequests: true,
        }),
      },
    }),
  pageCache: new PageCache({ version: () => '1' }),
  cachedResponses: null,
  builtFolder: null,
  contentFolder: 'content',
  imageCacheFolder: 'var/cache/images',
  publicOrigin: 'https://museum.example',
  // As an operator chooses whose whole domain has https.
  hsts: 'max-age=63072000; includeSubDomains; preload',
  builderApiKey: 'ours',
  formGuard: openGuard,
  findClientAddress: () => '192.0.2.1',
  timeZone: 'Pacific/Honolulu',
  now: () => new Date(),
  health: {
    databases: { content, visitors: content, close: async () => {} },
    isStopping: () => false,
  },
});

let headers: Headers;
let policy: Map<string, string[]>;

beforeAll(async () => {
  headers = (await app.request('https://museum.example/')).headers;
  const directives = (headers.get('Content-Security-Policy') ?? '').split(/;\s*/);
  policy = new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(/\s+/);
      return [name, sources];
    }),
  );
});
afterAll(() => content.close());

test('nothing is allowed that is not named', () => {
  expect(policy.get('default-src')).toEqual(["'none'"]);
});

test('neither inline code nor eval is allowed, not even for styles', () => {
  const everything = [...policy.values()].flat();
  expect(everything.filter((source) => source.startsWith("'unsafe-"))).toEqual([]);
});

test('no source is a wildcard, a scheme, or without encryption', () => {
  for (const [name, sources] of policy) {
    for (const source of sources) {
      expect(source, name).not.toMatch(/^(\*|https?:|data:|blob:|ftp:)$/);
      expect(source, name).not.toMatch(/^http:/);
      expect(source, name).not.toContain('*');
    }
  }
});

test('scripts come from the site itself or are known by hash', () => {
  for (const source of policy.get('script-src') ?? ['missing']) {
    expect(source).toMatch(/^('self'|'sha256-[\w+/]{43}=')$/);
  }
  expect(policy.get('script-src')?.length).toBeGreaterThan(1);
});

test('no page can be framed, given another base, or send its forms elsewhere', () => {
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('form-action')).toEqual(["'self'"]);
  expect(policy.has('object-src')).toBe(false);
  expect(headers.get('X-Frame-Options')).toBe('DENY');
});

test('the policy is enforced and not only reported', () => {
  expect(headers.has('Content-Security-Policy-Report-Only')).toBe(false);
});

test('browsers keep to https for more than half a year', () => {
  const [, seconds] = /max-age=(\d+)/.exec(headers.get('Strict-Transport-Security') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(15_768_000);
  expect(headers.get('Strict-Transport-Security')).toMatch(/includeSubDomains; preload$/);
});

test('types are not guessed, and addresses are not told to others', () => {
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toMatch(
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/,
  );
});

test('pages are for the site itself', () => {
  expect(headers.get('Cross-Origin-Resource-Policy')).toMatch(/^same-(origin|site)$/);
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(headers.has('Access-Control-Allow-Origin')).toBe(false);
});

test('a visitor gets no cookie', () => {
  expect(headers.getSetCookie()).toEqual([]);
});

test("an editor's cookie is sent over https only and not to other sites", async () => {
  const preview = await app.request('https://museum.example/preview?token=ref&documentId=Yabc');
  const [cookie = ''] = preview.headers.getSetCookie();
  expect(cookie).toMatch(/; Secure/);
  expect(cookie).toMatch(/; SameSite=(Lax|Strict)/);
});

test('no script of a page comes from elsewhere, so none needs an integrity hash', () => {
  const addresses = [...page.html.matchAll(/<script[^>]* src="([^"]*)"/g)].map(([, src]) => src);
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) expect(address).toMatch(/^\/(?!\/)/);
});

test('the server does not say what it is made of', () => {
  for (const name of ['Server', 'X-Powered-By', 'X-Remix-Response']) {
    expect(headers.has(name), name).toBe(false);
  }
});
