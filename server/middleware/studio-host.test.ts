import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { studioHost } from './studio-host.ts';

const app = new Hono().use(studioHost('https://studio.museum.example'));
app.all('*', (c) => c.text('answered'));
const ask = async (address: string) => {
  const answer = await app.request(address);
  return answer.status === 200 ? answer.text() : answer.status;
};

test('a studio with a host of its own answers there alone', async () => {
  expect(await ask('https://studio.museum.example/studio/api/me')).toBe('answered');
  expect(await ask('https://studio.museum.example/studio')).toBe('answered');
  expect(await ask('https://museum.example/studio/api/me')).toBe(404);
  expect(await ask('https://museum.example/studio')).toBe(404);
  expect(await ask('https://www.studio.museum.example/studio')).toBe(404);
});

test('the site does not answer there, but for files that the studio shows', async () => {
  for (const path of ['/visit', '/forms-api/contact', '/hooks/content', '/studios', '/preview']) {
    expect(await ask(`https://studio.museum.example${path}`), path).toBe(404);
  }
  expect(await ask('https://studio.museum.example/images/scenes/sea.webp')).toBe('answered');
  expect(await ask('https://studio.museum.example/health/ready')).toBe('answered');
  expect(await ask('https://museum.example/studios')).toBe('answered');
  const home = await app.request('https://studio.museum.example/');
  expect([home.status, home.headers.get('Location')]).toEqual([302, '/studio']);
});
