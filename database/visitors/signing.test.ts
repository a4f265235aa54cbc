import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { describeOnEachDatabase } from '../../tests/setup/test-databases.ts';
import { createSigner } from './signing.ts';

const expiresAt = new Date('2026-11-22T00:00:00Z');
const claim = { purpose: 'newsletter-confirm', subject: 'Noʻeau 7', expiresAt };

describeOnEachDatabase('A signed link', (openDatabase) => {
  let database: Database;
  let now = new Date('2026-11-21T00:00:00Z');
  beforeEach(async () => {
    database = await openDatabase('visitors');
    now = new Date('2026-11-21T00:00:00Z');
  });
  const signer = (secret: string | null = null, previousSecrets?: (string | null)[]) =>
    createSigner({ database, secret, previousSecrets, now: () => now });

  test('holds for its purpose in every process of the site', async () => {
    const [token, other] = await Promise.all([signer().sign(claim), signer().sign(claim)]);
    expect(token).toBe(other);
    expect(token).toMatch(/^[\w.-]+$/);
    expect(await signer().verify(token, 'newsletter-confirm')).toBe('Noʻeau 7');
    expect(await signer().verify(token, 'newsletter-preferences')).toBeNull();
  });

  test('holds until it expires', async () => {
    const token = await signer().sign(claim);
    now = new Date('2026-11-21T23:59:59Z');
    expect(await signer().verify(token, claim.purpose)).toBe('Noʻeau 7');
    now = expiresAt;
    expect(await signer().verify(token, claim.purpose)).toBeNull();
  });

  test('is worth nothing when anything of it was changed', async () => {
    const token = await signer().sign(claim);
    const [expiry, subject, signature] = token.split('.');
    const forged = [
      `zzzzzz.${subject}.${signature}`,
      `${expiry}.${Buffer.from('Noʻeau 8').toString('base64url')}.${signature}`,
      `${expiry}.${subject}.${'A'.repeat(43)}`,
      `${token}A`,
      token.slice(0, -1),
      '',
      'a'.repeat(100_000),
    ];
    for (const one of forged) expect(await signer().verify(one, claim.purpose)).toBeNull();
  });

  test('is signed with the secret of the settings where there is one', async () => {
    const secret = 'a secret of the settings, long enough';
    const token = await signer(secret).sign(claim);
    expect(await signer(secret).verify(token, claim.purpose)).toBe('Noʻeau 7');
    expect(await signer().verify(token, claim.purpose)).toBeNull();
  });

  test('has one spelling only', async () => {
    const token = await signer().sign(claim);
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const spellings = [...letters].map((letter) => token.slice(0, -1) + letter);
    const held = [];
    for (const one of spellings) if (await signer().verify(one, claim.purpose)) held.push(one);
    expect(held).toEqual([token]);
    for (const one of [`0${token}`, token.toUpperCase(), `${token}=`, ` ${token}`, `${token}\n`]) {
      expect(await signer().verify(one, claim.purpose)).toBeNull();
    }
  });

  test('holds on after the secret was changed, while the one before is named', async () => {
    const [old, current] = ['the old secret, long enough to hold', 'the new secret, long enough'];
    const [byOld, byDatabase] = [await signer(old).sign(claim), await signer().sign(claim)];
    const changed = signer(current, [old, null]);
    for (const token of [byOld, byDatabase, await signer(current).sign(claim)]) {
      expect(await changed.verify(token, claim.purpose)).toBe('Noʻeau 7');
      expect(await changed.verify(token, 'newsletter-leave')).toBeNull();
    }
    expect(await signer(old).verify(await changed.sign(claim), claim.purpose)).toBeNull();
    expect(await signer(current).verify(byOld, claim.purpose)).toBeNull();
  });
});
