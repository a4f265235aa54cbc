import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { visitorAddressHeader } from '#shared/forms/form-guard.ts';
import { type ClientVariables, client } from '../middleware/client.ts';
import { visitorAddress } from '../middleware/visitor-address.ts';
import { onBehalfOfVisitors } from './visitor-context.ts';

const token = 'a-token-of-thirty-two-letters-or-more';

/** A process with the forms, to which the site's process passes on what visitors send. */
function open({ ofSite, ofService }: { ofSite: string | null; ofService: string | null }) {
  const service = new Hono<{ Variables: ClientVariables }>();
  service.use(client(() => '10.0.0.1', ofService));
  service.use(visitorAddress);
  service.all('*', (c) => c.json([c.get('client'), c.get('isSiteCall') ?? false]));

  const site = new Hono<{ Variables: ClientVariables }>();
  site.use(client((_, forwarded) => forwarded ?? 'unknown'));
  const call = onBehalfOfVisitors(
    async (request) => service.request(new Request(request as Request)),
    ofSite,
  );
  site.all('/form', () =>
    call('https://forms.example/forms-api/submissions/contact', { method: 'POST' }),
  );
  const ask = async (visitor: string) => {
    const headers = { 'X-Forwarded-For': visitor };
    return (await site.request('/form', { method: 'POST', headers })).json();
  };
  return { ask, service };
}

test('a service in another process counts the visitors of the site and not the site', async () => {
  const { ask } = open({ ofSite: token, ofService: token });
  expect(await ask('192.0.2.1')).toEqual(['192.0.2.1', true]);
  expect(await ask('2001:db8::5')).toEqual(['2001:db8:0:0::/64', true]);
});

test.each([
  ['the site has no token', { ofSite: null, ofService: token }],
  ['the site has another token', { ofSite: `${token}x`, ofService: token }],
  ['the service has no token', { ofSite: token, ofService: null }],
])('whoever calls is counted by where the call comes from when %s', async (_, tokens) => {
  expect(await open(tokens).ask('192.0.2.1')).toEqual(['10.0.0.1', false]);
});

test('nobody says for whom they call without the token, elsewhere, or in other words', async () => {
  const { service } = open({ ofSite: token, ofService: token });
  const ask = async (path: string, headers: Record<string, string>) =>
    (await service.request(path, { method: 'POST', headers })).json();
  const stranger = { [visitorAddressHeader]: '192.0.2.9' };
  const site = { Authorization: `Bearer ${token}` };
  expect(await ask('/forms-api/files', stranger)).toEqual(['10.0.0.1', false]);
  expect(await ask('/forms-api/files', { ...stranger, Authorization: 'Bearer ' })).toEqual([
    '10.0.0.1',
    false,
  ]);
  expect(await ask('/visit', { ...stranger, ...site })).toEqual(['10.0.0.1', false]);
  for (const odd of ['', 'a b', 'x'.repeat(60), '192.0.2.9, 192.0.2.8']) {
    const answer = await ask('/forms-api/files', { ...site, [visitorAddressHeader]: odd });
    expect(answer, odd).toEqual(['10.0.0.1', true]);
  }
});
