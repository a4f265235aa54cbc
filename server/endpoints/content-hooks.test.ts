import { beforeEach, expect, test, vi } from 'vitest';
import { contentHooks } from './content-hooks.ts';

const secret = 'told-to-the-services-only';
const contentManagement = { expectChange: vi.fn() };
const pageBuilder = { expectChange: vi.fn() };
const contentVersion = { refresh: vi.fn(async () => {}) };
const services = { contentManagement, pageBuilder } as unknown as Parameters<
  typeof contentHooks
>[0]['services'];
const hooks = contentHooks({ services, contentVersion, secret });

const send = (body: string, headers: Record<string, string> = {}) =>
  hooks.request('/content', { method: 'POST', body, headers });

beforeEach(() => vi.clearAllMocks());

test('a hook of the content management service has the versions asked for anew', async () => {
  const hook = { type: 'api-update', domain: 'museum', secret, documents: ['a'] };
  expect((await send(JSON.stringify(hook))).status).toBe(204);
  expect(contentManagement.expectChange).toHaveBeenCalledOnce();
  expect(pageBuilder.expectChange).toHaveBeenCalledOnce();
  expect(contentVersion.refresh).toHaveBeenCalledOnce();
});

test('a hook of the page builder names the secret in a header', async () => {
  const body = JSON.stringify({ operation: 'publish', modelName: 'page' });
  expect((await send(body, { Authorization: `Bearer ${secret}` })).status).toBe(204);
  expect(contentVersion.refresh).toHaveBeenCalledOnce();
});

test('the caches are told before the versions are asked for', async () => {
  const order: string[] = [];
  contentManagement.expectChange.mockImplementationOnce(() => void order.push('told'));
  contentVersion.refresh.mockImplementationOnce(async () => void order.push('asked'));
  await send(JSON.stringify({ secret }));
  expect(order).toEqual(['told', 'asked']);
});

test.for([
  ['no secret', '{}', {}],
  ['another secret', JSON.stringify({ secret: 'guessed' }), {}],
  ['what is not JSON', 'secret=told-to-the-services-only', {}],
  ['another bearer', JSON.stringify({}), { Authorization: 'Bearer guessed' }],
] as const)('%s changes nothing', async ([, body, headers]) => {
  expect((await send(body, headers)).status).toBe(403);
  expect(contentVersion.refresh).not.toHaveBeenCalled();
});

test('a body without end is not read', async () => {
  expect((await send(JSON.stringify({ secret, more: 'x'.repeat(300_000) }))).status).toBe(413);
});

test('without a setting nobody is listened to', async () => {
  const closed = contentHooks({ services, contentVersion, secret: null });
  const answer = await closed.request('/content', { method: 'POST', body: '{"secret":""}' });
  expect(answer.status).toBe(404);
});
