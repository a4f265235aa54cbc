import { getMigrations } from 'better-auth/db/migration';
import { expect, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { createAuthOptions } from './auth-options.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

test('the tables of accounts are those that the library expects', async () => {
  const database = openSqlite('visitors', ':memory:');
  await migrate(database);
  const options = createAuthOptions({
    database,
    origin: 'https://museum.example',
    hasOwnHost: false,
    secret: 'a secret of thirty-two characters',
    hooks: {},
    sendRecovery: async () => {},
    onRecovered: async () => {},
    maySignIn: async () => true,
    log: () => {},
  });
  const { toBeCreated, toBeAdded } = await getMigrations(options);
  expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] });
  await database.close();
});

test('a password is known again however its letters are composed, and only itself', async () => {
  const hash = await hashPassword('ʻōlelo paʻa loa');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword({ hash, password: 'ʻōlelo paʻa loa'.normalize('NFD') })).toBe(true);
  expect(await verifyPassword({ hash, password: 'olelo paa loa' })).toBe(false);
  expect(await verifyPassword({ hash: 'not a hash', password: 'x' })).toBe(false);
  expect(await hashPassword('ʻōlelo paʻa loa')).not.toBe(hash);
});
