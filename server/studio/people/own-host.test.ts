import { expect, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { openStudio } from './studio-browser.test-support.ts';

async function signIn(hasOwnHost: boolean) {
  const database = openSqlite('visitors', ':memory:');
  await migrate(database);
  const studio = openStudio(database, { hasOwnHost });
  const kai = await studio.join({ email: 'kai@museum.example' });
  return { kai, studio, close: () => database.close() };
}

test('cookies of a host of its own are that host’s alone, and signed in with', async () => {
  const { kai, close } = await signIn(true);
  const { setCookies } = await kai.signIn(kai.email);
  const session = setCookies.find((line) => line.includes('session_token'));
  expect(session).toMatch(/^__Host-studio\.session_token=/);
  expect(session).toMatch(/; Path=\/(;|$)/);
  expect(session).toMatch(/; Secure/);
  expect(session).not.toMatch(/Domain=/i);
  expect((await kai.ask('GET /me')).body.email).toBe('kai@museum.example');
  await kai.ask('POST /auth/sign-out', {});
  expect((await kai.ask('GET /me')).body).toBeNull();
  await close();
});

test('beside the site they are sent to the studio alone', async () => {
  const { kai, close } = await signIn(false);
  const { setCookies } = await kai.signIn(kai.email);
  const session = setCookies.find((line) => line.includes('session_token'));
  expect(session).toMatch(/^__Secure-studio\.session_token=.*; Path=\/studio;/);
  await close();
});

test('a session of one host is none at the other', async () => {
  const { kai, studio, close } = await signIn(true);
  const stolen = [...kai.cookies].map(([name, value]) => [
    name.replace('__Host-', '__Secure-'),
    value,
  ]);
  const browser = studio.openBrowser();
  for (const [name = '', value = ''] of stolen) browser.cookies.set(name, value);
  expect((await browser.ask('GET /me')).body).toBeNull();
  await close();
});
