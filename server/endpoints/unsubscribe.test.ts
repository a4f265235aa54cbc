import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Newsletter } from '#services/forms/contract.ts';
import { ServiceUnavailable } from '#shared/http/service-unavailable.ts';
import { unsubscribe } from './unsubscribe.ts';

function createApp(answer: (link: string) => Promise<boolean>) {
  const links: string[] = [];
  const newsletter = {
    unsubscribe: (link: string) => {
      links.push(link);
      return answer(link);
    },
  } as Newsletter;
  const app = new Hono().all('/haw/newsletter/unsubscribe', unsubscribe(newsletter));
  return { app, links };
}
const address = '/haw/newsletter/unsubscribe?link=abc.def.ghi';
const oneClick = {
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://mail.example' },
  body: 'List-Unsubscribe=One-Click',
};

test('a mail program ends a subscription by one post, without cookies and from anywhere', async () => {
  const { app, links } = createApp(async () => true);
  const response = await app.request(address, oneClick);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(links).toEqual(['abc.def.ghi']);
});

test('looking at the link ends nothing and leads to a page', async () => {
  const { app, links } = createApp(async () => true);
  const response = await app.request(address);
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toBe('/haw/subscribe/leave?link=abc.def.ghi');
  expect(links).toEqual([]);
});

test('a link that is not ours is told so, and an outage asks to try again', async () => {
  expect((await createApp(async () => false).app.request(address, oneClick)).status).toBe(404);
  const failing = createApp(() => Promise.reject(new ServiceUnavailable('forms', 'newsletter')));
  const response = await failing.app.request(address, oneClick);
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('30');
  expect((await failing.app.request(address, { method: 'PUT' })).status).toBe(405);
});
