import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { startProvider } from './openid-provider.test-support.ts';
import { openStudio, studioOrigin, toCode } from './studio-browser.test-support.ts';

const email = 'kai@museum.example';
let provider: Awaited<ReturnType<typeof startProvider>>;
let database: Database;
let studio: ReturnType<typeof openStudio>;

beforeAll(async () => {
  provider = await startProvider();
  return () => provider.stop();
});
beforeEach(async () => {
  database = openSqlite('visitors', ':memory:');
  await migrate(database);
  studio = openStudio(database, { openId: provider.settings });
  provider.signInAs({ id: 'kai-at-the-provider', email });
  return () => database.close();
});

type Browser = ReturnType<ReturnType<typeof openStudio>['openBrowser']>;

const begin = async (browser: Browser) => {
  const { body, status } = await browser.ask('POST /auth/sign-in/openid', {});
  if (status !== 200) throw new Error(JSON.stringify(body));
  return String(body.url);
};
/** As a link of the provider's page opens it. */
const comeBack = (browser: Browser, path: string) =>
  browser.ask(`GET ${path}`, undefined, { 'Sec-Fetch-Site': 'cross-site', Origin: '' });
const enter = async (browser = studio.openBrowser()) => {
  const answer = await comeBack(browser, await provider.goThrough(await begin(browser)));
  return { browser, answer, me: (await browser.ask('GET /me')).body };
};

test('whoever was invited signs in at the provider, by a code bound to this browser', async () => {
  await studio.join({ email });
  const browser = studio.openBrowser();
  const address = new URL(await begin(browser));
  expect(address.origin).toBe(provider.settings.issuer);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: `${studioOrigin}/studio/api/auth/callback/openid`,
    nonce: expect.stringMatching(/.{20,}/),
  });
  const answer = await comeBack(browser, await provider.goThrough(address.href));
  expect([answer.status, answer.location]).toEqual([302, '/studio/']);
  expect((await browser.ask('GET /me')).body).toMatchObject({ email, role: 'editor' });
  const acts = await studio.query.selectFrom('studio_acts').select(['act', 'details']).execute();
  expect(acts.map(({ act }) => act)).toContain('account.openid-linked');
  expect(acts).toContainEqual({ act: 'session.began', details: '{"by":"openid"}' });
});

test('nothing of the provider is stored but who it is', async () => {
  await studio.join({ email });
  await enter();
  await enter();
  const rows = await database.query
    .selectFrom('studio_accounts' as never)
    .selectAll()
    .execute();
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual(
    expect.objectContaining({
      providerId: 'openid',
      accountId: 'kai-at-the-provider',
      accessToken: null,
      refreshToken: null,
      idToken: null,
    }),
  );
});

test('a stranger gets no account', async () => {
  await studio.join({ email: 'other@museum.example' });
  const { answer, me } = await enter();
  expect(answer.location).toBe('/studio/?problem=signup-disabled');
  expect(me).toBeNull();
  expect(await studio.query.selectFrom('studio_users').select('id').execute()).toHaveLength(1);
});

test('an address that the provider did not confirm opens nobody’s account', async () => {
  await studio.join({ email });
  provider.signInAs({ id: 'mallory', email, isVerified: false });
  const { answer, me } = await enter();
  expect([answer.location, me]).toEqual(['/studio/?problem=account-not-linked', null]);
});

test('an account is known again by its subject, and no other subject opens it', async () => {
  await studio.join({ email });
  await enter();
  provider.signInAs({ id: 'kai-at-the-provider', email: 'kai@new.example' });
  expect((await enter()).me).toMatchObject({ email });
  // The address was given to somebody new.
  provider.signInAs({ id: 'another-kai', email });
  const { answer, me } = await enter();
  expect([answer.location, me]).toEqual(['/studio/?problem=account-not-linked', null]);
});

test('an account is parted from the provider, and nobody there opens it until its owner says so', async () => {
  const kai = await studio.join({ email });
  const other = await enter();
  expect((await kai.ask('GET /account')).body.openId).toBe('linked');
  expect((await kai.ask('DELETE /account/openid')).body).toEqual({ openId: 'closed' });
  expect((await other.browser.ask('GET /me')).body).toBeNull();
  expect((await kai.ask('GET /me')).body).not.toBeNull();
  for (const id of ['kai-at-the-provider', 'another-kai', `closed ${kai.id}`]) {
    provider.signInAs({ id, email });
    const { answer, me } = await enter();
    expect([answer.location, me], id).toEqual(['/studio/?problem=account-not-linked', null]);
  }
  expect((await kai.ask('DELETE /account/openid')).status).toBe(404);
  expect((await kai.ask('POST /account/openid')).status).toBe(200);
  expect((await kai.ask('POST /account/openid')).status).toBe(404);
  provider.signInAs({ id: 'kai-at-the-provider', email });
  expect((await enter()).me).toMatchObject({ email });
  const acts = await studio.query.selectFrom('studio_acts').select('act').execute();
  const told = acts.map(({ act }) => act);
  expect(told).toEqual(
    expect.arrayContaining(['account.openid-closed', 'account.openid-reopened']),
  );
});

test('the only way into an account is not taken away', async () => {
  const kai = await studio.join({ email });
  const { browser } = await enter();
  await studio.query
    .deleteFrom('studio_accounts')
    .where('userId', '=', kai.id)
    .where('providerId', '=', 'credential')
    .execute();
  const answer = await browser.ask('DELETE /account/openid');
  expect([answer.status, answer.body.error.code]).toEqual([409, 'only-way-in']);
  expect((await enter()).me).toMatchObject({ email });
});

test('who is blocked stays out', async () => {
  await studio.join({ email });
  await enter();
  await studio.query.updateTable('studio_users').set({ blockedAt: '2026-01-01' }).execute();
  const { answer, me } = await enter();
  expect([answer.location, me]).toEqual(['/studio/?problem=blocked', null]);
});

test('an account with a second factor is opened where the provider asked for two as well', async () => {
  const kai = await studio.join({ email });
  const { body } = await kai.ask('POST /auth/two-factor/enable', { password: 'kapa moena ʻōlapa' });
  await kai.ask('POST /auth/two-factor/verify-totp', { code: toCode(body.totpURI) });
  const refused = await enter();
  expect(refused.answer.location).toBe('/studio/?problem=second-factor-missing');
  expect(refused.me).toBeNull();
  provider.signInAs({ id: 'kai-at-the-provider', email, methods: ['pwd', 'otp', 'mfa'] });
  expect((await enter()).me).toMatchObject({ email });
});

test('a code that somebody else began is worth nothing here', async () => {
  await studio.join({ email });
  const back = await provider.goThrough(await begin(studio.openBrowser()));
  const victim = studio.openBrowser();
  const answer = await comeBack(victim, back);
  expect(answer.location).toBe('/studio/?problem=state-mismatch');
  expect((await victim.ask('GET /me')).body).toBeNull();
});

test.for([
  { name: 'another state', change: (path: string) => path.replace(/state=[^&]+/, 'state=made-up') },
  { name: 'no state', change: (path: string) => path.replace(/state=[^&]+&?/, '') },
  { name: 'another code', change: (path: string) => path.replace(/code=[^&]+/, 'code=made-up') },
  {
    name: 'another issuer',
    change: (path: string) => path.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example'),
  },
])('$name lets nobody in', async ({ change }) => {
  await studio.join({ email });
  const browser = studio.openBrowser();
  const back = change(await provider.goThrough(await begin(browser)));
  const answer = await comeBack(browser, back);
  expect(answer.location).toMatch(/^\/studio\/\?problem=[a-z-]+$/);
  expect((await browser.ask('GET /me')).body).toBeNull();
});

test('a code is good once', async () => {
  await studio.join({ email });
  const browser = studio.openBrowser();
  const back = await provider.goThrough(await begin(browser));
  await comeBack(browser, back);
  const again = await comeBack(studio.openBrowser(), back);
  expect(again.location).toMatch(/problem=/);
});

test('a token made for another question is refused', async () => {
  await studio.join({ email });
  const browser = studio.openBrowser();
  const address = new URL(await begin(browser));
  address.searchParams.set('nonce', 'of-another-question');
  const answer = await comeBack(browser, await provider.goThrough(address.href));
  expect(answer.location).toBe('/studio/?problem=unable-to-get-user-info');
  expect((await browser.ask('GET /me')).body).toBeNull();
});

test('a code without its verifier is refused by the provider', async () => {
  await studio.join({ email });
  const browser = studio.openBrowser();
  const address = new URL(await begin(browser));
  address.searchParams.set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
  const answer = await comeBack(browser, await provider.goThrough(address.href));
  expect(answer.location).toBe('/studio/?problem=invalid-code');
});

test('while the provider is away that is said, a password opens the studio, and later all is well', async () => {
  const kai = await studio.join({ email });
  await provider.stop();
  const refused = await kai.ask('POST /auth/sign-in/openid', {});
  expect([refused.status, refused.body.error.code]).toEqual([503, 'provider-down']);
  expect(studio.warnings.join()).toContain('OpenID Connect');
  expect((await studio.openBrowser().signIn(email)).status).toBe(200);
  await provider.startAgain();
  expect((await enter()).me).toMatchObject({ email });
});

test('the way back is open to other sites, and nothing else is', async () => {
  const browser = studio.openBrowser();
  for (const path of ['/me', '/auth/callback/other', '/auth/sign-in/openid', '/account']) {
    const answer = await comeBack(browser, path);
    expect(answer.status, path).toBe(403);
  }
  const foreign = await browser.ask(
    'POST /auth/sign-in/openid',
    {},
    { Origin: 'https://evil.example' },
  );
  expect(foreign.status).toBe(403);
});

test('without the setting there is no such way', async () => {
  const without = openStudio(database).openBrowser();
  expect((await without.ask('POST /auth/sign-in/openid', {})).status).toBe(404);
  expect((await without.ask('GET /auth/callback/openid?code=a&state=b')).status).toBe(404);
});
