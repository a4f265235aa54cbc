import { expect, test } from 'vitest';
import { createSigner } from '#database/visitors/signing.ts';
import { createPageBuilderClient } from '#services/page-builder/client/client.ts';
import {
  apiKey,
  day,
  now,
  openTestServer,
  privateKey,
} from '#services/page-builder/embedded/server.test-support.ts';
import { removeSource } from '#services/page-builder/embedded/write-entries.ts';
import { describeOnEachDatabase } from '../../tests/setup/test-databases.ts';
import { createDraftLink, createOpenDraft, type DraftLink } from './draft-links.ts';

const origin = 'https://museum.example';
const models = ['page', 'announcement-bar'] as const;

describeOnEachDatabase('a link to a draft', (openDatabase) => {
  async function open(secret = 'secret', time = now) {
    const database = await openDatabase();
    const visitors = await openDatabase('visitors');
    const answer = await openTestServer(database, visitors);
    const client = createPageBuilderClient({
      apiKey,
      privateKey,
      endpoint: 'https://page-builder.internal',
      apiVersion: 'v3',
      fetch: (url, init) => answer(new Request(url, init)),
      localeCodes: { en: 'en-US', es: 'es', haw: 'haw' },
      models,
      warn: () => {},
    });
    const signerOf = (key: string, at: number) =>
      createSigner({ database: visitors, secret: key, now: () => new Date(at) });
    const follow = createOpenDraft(signerOf(secret, time), client);
    return {
      database,
      client,
      follow: async (link: Partial<DraftLink>, to?: string) => {
        const address = new URL(
          await createDraftLink(signerOf('secret', now), origin, {
            entryId: 'draft',
            path: '/builder/draft',
            language: 'en',
            expiresAt: new Date(now + day),
            ...link,
          }),
        );
        return follow(address.searchParams.get('draft') ?? '', to ?? address.pathname);
      },
    };
  }
  const visit = (urlPath: string) => ({ urlPath, language: 'es' }) as const;

  test('shows the entry at its own path, and what is published everywhere else', async () => {
    const { client, follow } = await open();
    const shown = await follow({ language: 'es' });
    if (shown === null || typeof shown === 'string') throw new Error('It shows nothing.');
    const contents = await shown.findContents(models, visit('/draft'));
    expect(contents.page?.id).toBe('draft');
    expect(contents['announcement-bar']).toBeNull();
    expect((await shown.findContent('page', visit('/builder/draft')))?.id).toBe('draft');
    expect((await shown.findContents(models, visit('/visit'))).page?.id).toBe('visit');
    expect(await client.findContent('page', visit('/draft'))).toBeNull();
    // Data for navigation in the browser is of the same page.
    expect(await follow({}, '/builder/draft.data')).toMatchObject({
      findContent: expect.any(Function),
    });
  });

  test('shows what is to come', async () => {
    const { follow } = await open();
    const shown = await follow({ entryId: 'future', path: '/builder/future' });
    if (shown === null || typeof shown === 'string') throw new Error('It shows nothing.');
    expect((await shown.findContent('page', visit('/future')))?.id).toBe('future');
  });

  test('leads on when the page is public', async () => {
    const { follow } = await open();
    expect(await follow({ entryId: 'visit', path: '/visit' })).toBe('published');
  });

  test('shows nothing at another address, of what is archived, gone, or never was', async () => {
    const { database, follow } = await open();
    expect(await follow({}, '/builder/tested')).toBeNull();
    expect(await follow({}, '/builder/draft/more')).toBeNull();
    expect(await follow({ entryId: 'archived', path: '/builder/archived' })).toBeNull();
    expect(await follow({ entryId: 'nobody', path: '/builder/draft' })).toBeNull();
    // Not a page.
    expect(await follow({ entryId: 'footer', path: '/builder/draft' })).toBeNull();
    await removeSource(database, 'test');
    expect(await follow({})).toBeNull();
  });

  test('ends with its time, which is told to whoever has it, and with the secret', async () => {
    const { follow } = await open('secret', now + day);
    expect(await follow({})).toBe('expired');
    // Nothing is said of what exists.
    expect(await follow({ entryId: 'nobody' }, '/builder/none')).toBe('expired');
    expect(await (await open('another')).follow({})).toBeNull();
    expect(await (await open('another', now + day)).follow({})).toBeNull();
  });

  test('holds as it was signed, letter for letter, and for this alone', async () => {
    const { client } = await open();
    const signer = createSigner({ database: await openDatabase('visitors'), secret: 'secret' });
    const sign = (purpose: string) =>
      signer.sign({
        purpose,
        subject: '/builder/draft draft',
        expiresAt: new Date(Date.now() + day),
      });
    const follow = createOpenDraft(signer, client);
    const token = await sign('page-builder-draft');
    expect(await follow(token, '/builder/draft')).not.toBeNull();
    const last = token.endsWith('A') ? 'E' : 'A';
    const other = await sign('newsletter-confirm');
    for (const made of [other, token.slice(0, -1) + last, token.slice(0, -1), `${token}A`, '']) {
      expect(await follow(made, '/builder/draft'), made).toBeNull();
    }
  });
});
