import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { fakeSite } from '../../tests/fakes/built-site.ts';
import { openGuard } from '../../tests/setup/open-guard.ts';
import { FairQueue } from '../limits/fair-queue.ts';
import { securityHeaders } from '../middleware/security-headers.ts';
import { PageCache } from '../pages/page-cache.ts';
import { createRenderer, type SiteBuild } from '../pages/render-page.ts';
import type { ShownPreview } from '../pages/shown-preview.ts';
import type { SiteServices } from '../services/build-services.ts';
import { answerNoPreview } from '../studio/previews/no-preview-answer.ts';
import { previewWords } from '../studio/previews/preview-words.ts';
import { pages } from './pages.ts';

const origin = 'https://museum.example';
const moment = new Date('2026-05-05T19:00:00Z');
const shown: ShownPreview = {
  token: 'good',
  ref: 'ref-1',
  at: moment,
  framedBy: 'https://studio.example',
  note: { en: 'On 5 "May"', es: 'El 5', haw: 'Mei 5' },
  words: previewWords,
};

function open() {
  const asked: (string | undefined)[] = [];
  const posts = vi.fn();
  const html = async () =>
    new Response('<html><head></head><body>page</body></html>', {
      headers: { 'Content-Type': 'text/html', 'Set-Cookie': 'seen=1' },
    });
  const toRoute = (path: string, loader: () => Promise<Response>) => ({
    [path]: { id: path, path, module: { loader, action: posts, default: undefined } },
  });
  const names = ['objectCollection', 'videoPlaylists', 'pageBuilder', 'forms', 'reservations'];
  const services = {
    ...Object.fromEntries([...names, 'newsletter'].map((name) => [name, {}])),
    contentManagement: {
      forPreview: (ref: string) => {
        asked.push(ref);
        return {};
      },
    },
  } as unknown as SiteServices;
  const render = createRenderer({
    loadBuild: async () => ({
      ...(await fakeSite.load()),
      routes: {
        ...toRoute('/visit', html),
        ...toRoute('/es/visit', html),
        ...toRoute('/old', async () => Response.redirect(`${origin}/visit#hours`)),
      } as unknown as SiteBuild['routes'],
    }),
    mode: 'production',
    services,
    site: { publicOrigin: origin, pageBuilder: { apiKey: 'ours' } } as never,
    reportFailure: (error) => {
      throw error;
    },
    formGuard: openGuard,
    pageLanguages: { find: async () => ({}) },
    policyHosts: { images: [], forms: ['https://forms.example'], upgradeInsecureRequests: true },
    now: () => new Date(),
  });
  const queue = new FairQueue();
  const cache = new PageCache({ version: () => '1' });
  const app = new Hono();
  app.use(securityHeaders(null));
  app.all(
    '*',
    pages({
      render,
      isLivePreview: async () => false,
      previews: {
        open: async (token) =>
          token === 'good'
            ? shown
            : token === 'link'
              ? { ...shown, token, framedBy: null }
              : token === 'over'
                ? 'expired'
                : null,
        answerNone: answerNoPreview,
      },
      publicOrigin: origin,
      builderApiKey: 'ours',
      cache,
      queueOf: () => queue,
    }),
  );
  const get = (path: string, init?: RequestInit) => app.request(origin + path, init);
  return { get, asked, posts, cache };
}

test('a preview is drawn for whoever has it, in a sandbox that only the studio may frame', async () => {
  const { get, asked } = open();
  const page = await get('/visit?preview=good');
  const policy = page.headers.get('Content-Security-Policy');
  expect(policy).toContain('frame-ancestors https://studio.example;');
  expect(policy).toContain("form-action 'none';");
  expect(policy).toContain('sandbox allow-scripts allow-forms');
  expect(policy).not.toContain('allow-same-origin');
  expect(page.headers.get('X-Frame-Options')).toBeNull();
  expect(page.headers.get('Cross-Origin-Opener-Policy')).toBe('unsafe-none');
  expect(asked).toEqual(['ref-1']);
});

test('a preview is kept by nobody, found by no search engine and told to no other site', async () => {
  const { get, cache } = open();
  const page = await get('/visit?preview=good');
  expect(page.headers.get('Cache-Control')).toBe('private, no-store');
  expect(page.headers.get('X-Robots-Tag')).toBe('noindex');
  expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(page.headers.get('Set-Cookie')).toBeNull();
  expect(cache.size).toBe(0);
  const visitors = await get('/visit');
  expect(visitors.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(visitors.headers.get('Content-Security-Policy')).not.toContain('sandbox');
  expect(visitors.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(visitors.headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect(await visitors.text()).not.toContain('preview-page.js');
});

test('the page begins with the script of previews, which is told what is shown', async () => {
  const { get } = open();
  const html = await (await get('/visit?when=now&preview=good')).text();
  expect(html).toContain(
    `<script src="/preview-page.js" data-token="good" data-at="${moment.getTime()}" data-note="On 5 &#34;May&#34;" data-end="/visit?when=now"`,
  );
  const spanish = await (await get('/es/visit?preview=good')).text();
  expect(spanish).toContain('data-note="El 5"');
});

test('a link for people without an account is framed by nobody', async () => {
  const page = await open().get('/visit?preview=link');
  expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(page.headers.get('X-Frame-Options')).toBe('DENY');
});

test('a redirect stays in the preview', async () => {
  const { headers } = await open().get('/old?preview=good');
  expect(headers.get('Location')).toBe('/visit?preview=good#hours');
});

test('nothing is sent from a preview', async () => {
  const { get, posts, asked } = open();
  const answer = await get('/visit?preview=good', { method: 'POST', body: 'name=Kai' });
  expect(answer.status).toBe(403);
  expect([posts.mock.calls, asked]).toEqual([[], []]);
});

test('a saved language leads nobody out of the preview that was opened', async () => {
  const answer = await open().get('/visit?preview=good', {
    headers: { Cookie: 'museum.language=es' },
  });
  expect(answer.status).toBe(200);
});

test.for([
  { token: 'over', status: 410, title: 'Esta vista previa ha terminado' },
  { token: 'nobody', status: 404, title: 'No se puede mostrar esta vista previa' },
])('a preview that is $token is answered $status, in words', async ({ token, status, title }) => {
  const answer = await open().get(`/es/visit?preview=${token}`, {
    headers: { Accept: 'text/html' },
  });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(await answer.text()).toContain(title);
});
