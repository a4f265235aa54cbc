import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crawlSite, toInside } from './crawl-site.ts';

const answers: Readonly<Record<string, string>> = {
  '/': `<img src="/a.png?w=1" srcset="/b.png?fit=a,b&amp;w=2 2w, /b.png?w=4 4w" alt="">
    <a href="list?kind=talk#top">Talks</a><a href="https://elsewhere.example/">E</a><a href="#x">X</a>`,
  '/list?kind=talk': '<a href="/old">Old</a><a href="/">Home</a>',
  '/a.png?w=1': '',
};
const server = createServer((request, response) => {
  const path = request.url ?? '';
  const html = answers[path];
  if (path === '/old') response.writeHead(301, { Location: '/new' });
  else response.writeHead(html === undefined ? 404 : 200, { 'Content-Type': 'text/html' });
  response.end(html);
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('every address inside the site is asked for once, redirects are reported and not followed', async () => {
  const { visited, unasked } = await crawlSite({
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    start: ['/'],
    isWanted: (address) => !address.startsWith('/b.png'),
  });
  expect([...visited.values()].map(({ address, status }) => `${status} ${address}`)).toEqual([
    '200 /',
    '200 /a.png?w=1',
    '200 /list?kind=talk',
    '301 /old',
  ]);
  expect(visited.get('/old')).toMatchObject({ location: '/new', from: '/list?kind=talk' });
  expect([...unasked.keys()]).toEqual(['/b.png?fit=a,b&w=2', '/b.png?w=4']);
});

test('an address is read as the browser reads it, and leaves the site only with a host', () => {
  expect(toInside('#part', '/visit?when=now')).toBe('/visit?when=now');
  expect(toInside('../shop', '/about/news/one')).toBe('/about/shop');
  expect(toInside('//other.example/visit', '/')).toBe(null);
  expect(toInside('mailto:a@b.example', '/')).toBe(null);
});
