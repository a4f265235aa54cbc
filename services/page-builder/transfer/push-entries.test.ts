import { beforeEach, describe, expect, test } from 'vitest';
import { entrySchema } from '../embedded/entry.ts';
import { type PushedEntry, type PushOptions, planPush, pushEntries } from './push-entries.ts';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly key: string | null;
  readonly body: Record<string, unknown> & { data: Record<string, unknown> };
}

describe('pushing entries', () => {
  let sent: Sent[];
  let pushed: Record<string, PushedEntry>;
  /** Answers that come before those of a space that takes everything. */
  let refusals: Response[];

  beforeEach(() => {
    sent = [];
    pushed = {};
    refusals = [];
  });

  const options = (more: Partial<PushOptions> = {}): PushOptions => ({
    host: 'https://space.example',
    privateKey: 'bpk-1',
    publicOrigin: 'https://museum.example',
    locales: { en: 'en-US', es: 'es-US', haw: 'haw' },
    pushed,
    retryMs: 1,
    onPushed: async (id, entry) => {
      pushed = { ...pushed, [id]: entry };
    },
    fetch: async (address, init) => {
      const { pathname } = new URL(address);
      const headers = new Headers(init.headers);
      const body = JSON.parse(String(init.body));
      const method = String(init.method);
      sent.push({ method, path: pathname, key: headers.get('authorization'), body });
      return refusals.shift() ?? Response.json({ ...body, id: `theirs-${sent.length}` });
    },
    ...more,
  });
  const entry = (model: string, id: string, data: object = {}, more: object = {}) => ({
    model,
    entry: entrySchema.parse({ id, name: id, data, lastUpdated: 5, ...more }),
  });
  const symbolBlock = (to: string) => ({
    component: { name: 'Symbol', options: { symbol: { model: 'symbol', entry: to } } },
  });

  test('creates entries, with the names that the space has for ids, locales and pictures', async () => {
    const localized = {
      '@type': '@builder.io/core:LocalizedValue',
      Default: 'a',
      es: 'b',
      haw: 'c',
    };
    const rule = { property: 'locale', operator: 'is', value: ['es', 'haw'] };
    await pushEntries(
      [
        entry('symbol', 'ours-1'),
        entry(
          'page',
          'ours-2',
          {
            title: localized,
            image: '/images/scenes/loom.webp',
            blocks: [symbolBlock('ours-1'), symbolBlock('somebody-else')],
          },
          { query: [rule], published: 'draft' },
        ),
      ],
      options(),
    );
    expect(sent.map(({ method, path, key }) => [method, path, key])).toEqual([
      ['POST', '/api/v1/write/symbol', 'Bearer bpk-1'],
      ['POST', '/api/v1/write/page', 'Bearer bpk-1'],
    ]);
    const { body } = sent[1] as Sent;
    expect(body).toMatchObject({
      name: 'ours-2',
      published: 'draft',
      query: [{ value: ['es-US', 'haw'] }],
    });
    expect(body.data).toEqual({
      title: {
        '@type': '@builder.io/core:LocalizedValue',
        Default: 'a',
        'es-US': 'b',
        haw: 'c',
      },
      image: 'https://museum.example/images/scenes/loom.webp',
      blocks: [symbolBlock('theirs-1'), symbolBlock('somebody-else')],
    });
    expect(body).not.toHaveProperty('id');
    expect(body).not.toHaveProperty('lastUpdated');
  });

  test('sends an entry again when what it leads to was created after it', async () => {
    await pushEntries(
      [entry('page', 'a', { blocks: [symbolBlock('b')] }), entry('symbol', 'b')],
      options(),
    );
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/v1/write/page',
      'POST /api/v1/write/symbol',
      'PUT /api/v1/write/page/theirs-1',
    ]);
    expect(sent[2]?.body.data.blocks).toEqual([symbolBlock('theirs-2')]);
  });

  test('sends nothing a second time, and replaces what has changed', async () => {
    const entries = [entry('page', 'a', { title: 'A' }), entry('page', 'b', { title: 'B' })];
    await pushEntries(entries, options());
    const changed = [entries[0] as never, entry('page', 'b', { title: 'B, changed' })];
    expect(planPush(changed, options()).map(({ action }) => action)).toEqual(['same', 'replace']);
    sent = [];
    await pushEntries(changed, options());
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /api/v1/write/page/theirs-2',
    ]);
  });

  test('goes on where it was broken off', async () => {
    refusals = [
      Response.json({ id: 'theirs-a' }),
      Response.json({ message: 'no' }, { status: 400 }),
    ];
    const entries = [entry('page', 'a'), entry('page', 'b')];
    await expect(pushEntries(entries, options())).rejects.toThrow(
      'The space refused "b" with 400: {"message":"no"}',
    );
    sent = [];
    await pushEntries(entries, options());
    expect(sent.map(({ body }) => body.name)).toEqual(['b']);
  });

  test('tries again what is refused for the moment, a few times', async () => {
    const busy = () => new Response('slow down', { status: 429 });
    refusals = [busy(), busy()];
    await pushEntries([entry('page', 'a')], options());
    expect(sent).toHaveLength(3);
    refusals = [busy(), busy(), busy(), busy()];
    await expect(pushEntries([entry('page', 'b')], options())).rejects.toThrow(/429: slow down/);
  });

  test('does not try again what may have been created', async () => {
    refusals = [new Response('', { status: 502, statusText: 'Bad Gateway' })];
    await expect(pushEntries([entry('page', 'a')], options())).rejects.toThrow(/502: Bad Gateway/);
    expect(sent).toHaveLength(1);
  });

  test('does not take an answer without an id for an entry', async () => {
    refusals = [new Response('<html>')];
    await expect(pushEntries([entry('page', 'a')], options())).rejects.toThrow(
      /did not say its id/,
    );
    expect(pushed).toEqual({});
  });
});
