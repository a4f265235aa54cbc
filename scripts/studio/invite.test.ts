import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { createFirstInvitation, takeInvitation } from '#server/studio/people/invitations.ts';
import { peopleQuery } from '#server/studio/people/tables.ts';
import { runCommand } from '../testing/run-command.ts';

function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'girih-invite-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const invite = (...args: readonly string[]) =>
    runCommand('scripts/studio/invite.ts', args, {
      env: { DATABASE_URL: '', DATA_FOLDER: folder, PUBLIC_ORIGIN: 'https://museum.example' },
    });
  return { folder, invite };
}
const findToken = (output: string) =>
  /^https:\/\/museum\.example\/studio\/invitation#([\w-]{43})$/m.exec(output)?.[1] ?? '';

test('studio:invite prints the link of the first account, then of others, and opens one anew', {
  timeout: 60_000,
}, async () => {
  const { folder, invite } = openFolder();
  const first = await invite();
  expect(first.code).toBe(0);
  const database = openSqlite('visitors', folder);
  onTestFinished(database.close);
  const query = peopleQuery(database);
  const take = (output: string, password = 'a password long enough') =>
    takeInvitation(
      query,
      { token: findToken(output), name: 'Leilani', password, email: 'leilani@museum.example' },
      new Date(),
    );
  await take(first.output);
  expect(await createFirstInvitation(query, new Date())).toBeNull();
  expect((await invite()).code).toBe(2);
  expect((await invite('--email', 'kai@museum.example')).output).toContain('--role');
  expect((await invite('--email', 'kai@museum.example', '--role', 'king')).code).toBe(2);
  expect((await invite('--email', 'leilani@museum.example', '--role', 'editor')).code).toBe(2);

  const other = await invite('--email', 'kai@museum.example', '--role', 'editor');
  expect((await take(other.output)).email).toBe('kai@museum.example');
  await query.updateTable('studio_users').set({ language: 'haw', twoFactorEnabled: 1 }).execute();
  const restored = await invite('--email', 'leilani@museum.example', '--restore');
  await take(restored.output, 'quite another password');
  const people = await query
    .selectFrom('studio_users')
    .select(['email', 'role', 'language', 'twoFactorEnabled'])
    .orderBy('email')
    .execute();
  expect(people).toMatchObject([
    { email: 'kai@museum.example', role: 'editor', twoFactorEnabled: 1 },
    {
      email: 'leilani@museum.example',
      role: 'administrator',
      language: 'haw',
      twoFactorEnabled: 0,
    },
  ]);
  expect((await invite('--email', 'nobody@museum.example', '--restore')).code).toBe(2);
});
