import { beforeEach, expect, test } from 'vitest';
import { type Database, withTables } from '#database/database.ts';
import { createSigner } from '#database/visitors/signing.ts';
import type { SharedVisitorTables } from '#database/visitors/tables.ts';
import { describeOnEachDatabase } from '../../../../tests/setup/test-databases.ts';
import { createNewsletterClient } from '../../client/newsletter-client.ts';
import type { Newsletter } from '../../contract.ts';
import { createFormsServer } from '../server.ts';
import { subscription as filledIn, museumNoon } from '../submissions.test-support.ts';
import { createNewsletterLinks } from './links.ts';
import type { NewsletterTables } from './tables.ts';

const dayMs = 24 * 3_600_000;

describeOnEachDatabase('The newsletter', (openDatabase) => {
  let database: Database;
  let newsletter: Newsletter;
  let server: (request: Request) => Promise<Response>;
  let now: Date;

  beforeEach(async () => {
    database = await openDatabase('visitors');
    now = museumNoon;
    const signer = createSigner({ database, secret: null, now: () => now });
    server = createFormsServer({
      database,
      timeZone: 'Pacific/Honolulu',
      newsletter: {
        links: createNewsletterLinks(signer, 'https://museum.example'),
        hasService: true,
      },
      now: () => now,
    });
    newsletter = createNewsletterClient({
      endpoint: 'https://forms.internal',
      fetch: async (address, init) => server(new Request(address, init)),
    });
  });

  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const query = () => withTables<NewsletterTables & SharedVisitorTables>(database);
  const makeKey = () => `key-${now.getTime()}-${Math.random().toString(36).slice(2)}`;
  const subscribe = async (changes: object = {}, idempotencyKey: string | null = makeKey()) => {
    const body = {
      idempotencyKey,
      language: 'en',
      consentVersion: '2026-11',
      fields: { ...filledIn, ...changes },
    };
    const response = await server(
      new Request('https://forms.internal/submissions/subscription', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    expect(response.status).toBe(201);
  };
  const mails = () => query().selectFrom('mail_queue').selectAll().orderBy('created_at').execute();
  const subscriptionRow = () =>
    query().selectFrom('newsletter_subscriptions').selectAll().executeTakeFirstOrThrow();
  /** The link of the newest mail of a kind. */
  const linkOf = async (kind: string, pattern = /\/subscribe\/\w+\?link=([\w.-]+)/) => {
    const text = (await mails()).filter((mail) => mail.kind === `newsletter-${kind}`).at(-1);
    return pattern.exec(text?.body_text ?? '')?.[1] ?? '';
  };

  test('takes back who left and subscribes again without scripts, with the same words', async () => {
    const join = () => subscribe({}, null);
    await join();
    await newsletter.confirm(await linkOf('confirm'));
    const leave = /newsletter\/unsubscribe\?link=([\w.-]+)/.exec((await mails())[0]?.headers ?? '');
    expect(await newsletter.unsubscribe(leave?.[1] ?? '')).toBe(true);
    expect(await subscriptionRow()).toMatchObject({ state: 'unsubscribed' });
    await join();
    expect(await subscriptionRow()).toMatchObject({ state: 'unconfirmed', round: 2 });
    const asked = (await mails()).filter(({ kind }) => kind === 'newsletter-confirm');
    expect(asked).toHaveLength(2);
    const link = /\/subscribe\/confirm\?link=([\w.-]+)/.exec(
      asked.find(({ id }) => id !== asked[0]?.id)?.body_text ?? '',
    );
    expect(link).not.toBeNull();
    for (const mail of asked) {
      const [, right = ''] =
        /\/subscribe\/confirm\?link=([\w.-]+)/.exec(mail.body_text ?? '') ?? [];
      await newsletter.confirm(right);
    }
    expect(await subscriptionRow()).toMatchObject({ state: 'confirmed' });
    // Impatience costs nobody a mail.
    for (let again = 0; again < 5; again++) await join();
    expect((await mails()).filter(({ kind }) => kind === 'newsletter-known').length).toBeLessThan(
      2,
    );
  });

  test('comes only after the owner of the address has said yes', async () => {
    await subscribe();
    const [asking] = await mails();
    expect(asking).toMatchObject({
      recipient: 'Noʻeau@example.org',
      language: 'haw',
      subject: 'E hōʻoia i kou kau inoa ʻana',
    });
    expect(asking?.body_text).toContain('https://museum.example/haw/subscribe/confirm?link=');
    expect(asking?.body_text).toContain('Hale Girih\nHale hōʻikeʻike');
    expect(asking?.body_html).toContain('<html lang="haw">');
    expect(JSON.parse(asking?.headers ?? '')).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(
        /^<https:\/\/museum\.example\/haw\/newsletter\/unsubscribe\?link=[\w.-]+>$/,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const link = await linkOf('confirm');
    // Looking at the link, as scanners of mails do, says nothing yet.
    expect(await newsletter.findConfirmation(link)).toBe('waiting');
    expect(await subscriptionRow()).toMatchObject({ state: 'unconfirmed', confirmed_at: null });

    const preferences = await newsletter.confirm(link);
    expect(await newsletter.findSubscription(preferences ?? '')).toEqual({
      email: 'Noʻeau@example.org',
      firstName: 'Noʻeau',
      lastName: null,
      language: 'haw',
      topics: ['exhibitions', 'programs'],
      state: 'confirmed',
    });
    expect(await newsletter.confirm(link)).toBe(preferences);
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      'newsletter-confirm',
      'newsletter-welcome',
    ]);
    expect(await subscriptionRow()).toMatchObject({ confirmed_at: now.toISOString() });
    expect(await query().selectFrom('newsletter_syncs').selectAll().execute()).toMatchObject([
      { email: 'Noʻeau@example.org', action: 'put', version: 1, state: 'queued' },
    ]);
  });

  test('carries nothing that somebody typed to an address that may be another’s', async () => {
    await subscribe({ firstName: 'Buy at evil.example', lastName: '<b>now</b>' });
    const [asking] = await mails();
    expect(`${asking?.body_text} ${asking?.body_html}`).not.toMatch(/evil|<b>now/);
  });

  test('asks an address once within ten minutes and three times within a day', async () => {
    await Promise.all([subscribe(), subscribe()]);
    expect(await mails()).toHaveLength(1);
    for (let time = 0; time < 5; time += 1) {
      later(11 * 60_000);
      await subscribe();
    }
    expect(await mails()).toHaveLength(3);
    later(dayMs);
    await subscribe();
    expect(await mails()).toHaveLength(4);
  });

  test('tells nobody but the owner that an address is subscribed', async () => {
    await subscribe();
    await newsletter.confirm(await linkOf('confirm'));
    later(dayMs);
    await subscribe({ newsletterLanguage: 'es', topics: [] });
    expect(await subscriptionRow()).toMatchObject({ state: 'confirmed', language: 'haw' });
    const known = (await mails()).at(-1);
    expect(known).toMatchObject({ kind: 'newsletter-known', language: 'haw' });
    expect(await newsletter.findSubscription(await linkOf('known'))).toMatchObject({
      state: 'confirmed',
    });
  });

  test('does not begin by a link that has expired, or was made for something else', async () => {
    await subscribe();
    const link = await linkOf('confirm');
    expect(await newsletter.findSubscription(link)).toBeNull();
    expect(await newsletter.unsubscribe('not.a.link')).toBe(false);
    expect(await newsletter.confirm('x'.repeat(2_000))).toBeNull();
    later(7 * dayMs);
    expect(await newsletter.findConfirmation(link)).toBeNull();
    expect(await newsletter.confirm(link)).toBeNull();
    expect(await subscriptionRow()).toMatchObject({ state: 'unconfirmed' });
  });

  test('is changed by its owner, with the same rules as in the form', async () => {
    await subscribe();
    const preferences = (await newsletter.confirm(await linkOf('confirm'))) ?? '';
    const fields = { firstName: ' Kai ', newsletterLanguage: 'es', topics: ['learning'] };
    expect(await newsletter.change(preferences, fields)).toEqual({ outcome: 'changed' });
    expect(await newsletter.findSubscription(preferences)).toMatchObject({
      firstName: 'Kai',
      language: 'es',
      topics: ['learning'],
    });
    expect(await newsletter.change(preferences, { ...fields, newsletterLanguage: 'fr' })).toEqual({
      outcome: 'invalid',
      problems: { newsletterLanguage: { code: 'invalid', limit: null } },
    });
    expect(await newsletter.change('nothing', fields)).toEqual({ outcome: 'unknown-link' });
    const [sync] = await query().selectFrom('newsletter_syncs').selectAll().execute();
    expect(sync?.version).toBe(2);
  });

  test('ends by one click of any letter, also a second time, and forgets all but the address', async () => {
    await subscribe();
    const preferences = (await newsletter.confirm(await linkOf('confirm'))) ?? '';
    const leave = await linkOf('welcome', /\/newsletter\/unsubscribe\?link=([\w.-]+)/);
    expect(await newsletter.unsubscribe(leave)).toBe(true);
    expect(await newsletter.unsubscribe(leave)).toBe(true);
    expect(await subscriptionRow()).toMatchObject({
      state: 'unsubscribed',
      first_name: null,
      topics: '[]',
    });
    const fields = { newsletterLanguage: 'es', topics: ['learning'] };
    expect(await newsletter.change(preferences, fields)).toEqual({ outcome: 'unknown-link' });
  });

  test('begins anew when somebody comes back, and not by the link of the first time', async () => {
    await subscribe();
    const first = await linkOf('confirm');
    const preferences = (await newsletter.confirm(first)) ?? '';
    await newsletter.unsubscribe(preferences);
    expect(await newsletter.confirm(first)).toBeNull();
    later(dayMs);
    await subscribe();
    expect(await newsletter.confirm(first)).toBeNull();
    expect(await subscriptionRow()).toMatchObject({ state: 'unconfirmed', round: 2 });
    expect(await newsletter.confirm(await linkOf('confirm'))).toMatch(/^[\w.-]+$/);
    expect(await subscriptionRow()).toMatchObject({ state: 'confirmed' });
  });
});
