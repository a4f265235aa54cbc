import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { PageCache } from '../pages/page-cache.ts';
import { searchSuggestions } from './search-suggestions.ts';

const publicOrigin = 'https://museum.example';

function createApp(status = 200) {
  const render = vi.fn(async (request: Request) =>
    Response.json({ items: [], asked: request.url }, { status }),
  );
  const pageCache = new PageCache({ version: () => '1' });
  const app = new Hono();
  app.get('/search-suggestions', searchSuggestions({ render, publicOrigin, pageCache }));
  return { render, get: (query: string) => app.request(`/search-suggestions${query}`) };
}

test('asks the site in the wanted language, with spaces as one, and keeps the answer', async () => {
  const { get, render } = createApp();
  const answer = await get('?q=+star%20%20ti&language=es');
  expect(answer.headers.get('Cache-Control')).toMatch(/^public, max-age=60/);
  expect(await answer.json()).toEqual({
    items: [],
    asked: `${publicOrigin}/es/search-suggestions?q=star+ti`,
  });
  await get('?q=star+ti&language=es');
  expect(render).toHaveBeenCalledTimes(1);
  await get('?q=star+ti');
  expect(render.mock.lastCall?.[0].url).toBe(`${publicOrigin}/search-suggestions?q=star+ti`);
});

test.each([
  ['', 'Give what was typed as `q`.'],
  ['?q=a&language=fr', 'Give one of en, es, haw as `language`.'],
  [`?q=${'a'.repeat(201)}`, 'Give at most 200 characters as `q`.'],
  ['?q=a&q=b', 'Give `q` once.'],
])('%s is answered by a sentence', async (query, message) => {
  const { get, render } = createApp();
  const answer = await get(query);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: { message } });
  expect(render).not.toHaveBeenCalled();
});

test('an unknown parameter is named', async () => {
  const answer = await createApp().get('?q=a&fish=1');
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('fish');
});

test('what fails is kept by nobody', async () => {
  const { get, render } = createApp(404);
  const answer = await get('?q=a');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  await get('?q=a');
  expect(render).toHaveBeenCalledTimes(2);
});
