import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isSame } from '#shared/json/is-same.ts';
import { AskFailed } from '../../api/ask.ts';
import type { SaveAnswer } from './draft-fields.ts';
import { DraftStore, type SaveRequest } from './draft-store.ts';
import { type Content, readAt, writeAt } from './paths.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const content: Content = {
  tags: [],
  languages: {
    en: { title: 'Sea', note: 'Open', credits: [{ _key: 'a', name: 'Kai' }] },
    es: { title: 'Mar' },
    haw: null,
  },
};

/** Joins by whole fields, keeps the keys of requests, and can be slow, down or forgetful. */
function createServer() {
  let state = content;
  let revision = 1;
  const answers = new Map<string, SaveAnswer>();
  const changed: { revision: number; path: string }[] = [];
  const server = {
    requests: [] as SaveRequest[],
    /** `lost`: it is done, and its answer does not come. */
    mood: 'well' as 'well' | 'down' | 'lost' | 401 | 400 | 429,
    hold: null as Promise<void> | null,
    read: (path: string) => readAt(state, path),
    write(path: string, value: unknown) {
      state = writeAt(state, path, value);
      changed.push({ revision: ++revision, path });
    },
    get item() {
      return { ...state, revision, updatedAt: null };
    },
    async send(request: SaveRequest): Promise<SaveAnswer> {
      server.requests.push(request);
      await server.hold;
      if (server.mood === 'down') throw new AskFailed('network');
      if (server.mood === 401) throw new AskFailed(401, 'signed-out');
      if (server.mood === 429) throw new AskFailed(429, 'too-many');
      if (server.mood === 400 && request.changes.some(({ path }) => path === 'en.note')) {
        throw new AskFailed(400, 'wrong-change', '', { path: 'en.note' });
      }
      const answer = answers.get(request.key) ?? merge(request);
      answers.set(request.key, answer);
      if (server.mood === 'lost') throw new AskFailed('network');
      return answer;
    },
  };
  function merge({ base, changes }: SaveRequest): SaveAnswer {
    const others = changed.filter((one) => one.revision > base).map(({ path }) => path);
    const conflicts = changes.flatMap(({ path, from, to }) => {
      const theirs = server.read(path);
      const mine = to ?? undefined;
      if (!isSame(theirs, from ?? undefined) && !isSame(theirs, mine)) {
        return [{ path, kind: 'value', base: from, mine, theirs } as const];
      }
      server.write(path, mine);
      return [];
    });
    const paths = [...changes.map(({ path }) => path), ...others];
    const values = Object.fromEntries(paths.map((path) => [path, server.read(path) ?? null]));
    return { revision, values, conflicts };
  }
  return server;
}

const open = (server: ReturnType<typeof createServer>) =>
  new DraftStore({ item: server.item, send: server.send });

test('what is typed is saved after a rest, and the line says so', async () => {
  const server = createServer();
  const draft = open(server);
  draft.write('en.title', 'Ocean');
  expect(draft.saving.state).toBe('waiting');
  await vi.advanceTimersByTimeAsync(700);
  expect(server.requests).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(server.read('en.title')).toBe('Ocean');
  expect(draft.saving.state).toBe('saved');
});

test('who types without a rest is saved every five seconds', async () => {
  const server = createServer();
  const draft = open(server);
  for (let letter = 0; letter < 20; letter++) {
    draft.write('en.title', `Sea${letter}`);
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(server.requests).toHaveLength(1);
});

test('one request is on the way at a time, and what is typed meanwhile is not touched', async () => {
  const server = createServer();
  const draft = open(server);
  let release = () => {};
  server.hold = new Promise((resolve) => {
    release = resolve;
  });
  draft.write('en.title', 'Oce');
  await vi.advanceTimersByTimeAsync(900);
  draft.write('en.title', 'Ocean');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.requests).toHaveLength(1);
  server.hold = null;
  release();
  await vi.advanceTimersByTimeAsync(10);
  expect(draft.read('en.title')).toBe('Ocean');
  await vi.advanceTimersByTimeAsync(900);
  expect(server.requests.map(({ changes }) => changes[0]?.from)).toEqual(['Sea', 'Oce']);
  expect(server.read('en.title')).toBe('Ocean');
});

test('a dropped line is said, tried again, and the same request counts once', async () => {
  const server = createServer();
  const draft = open(server);
  server.mood = 'lost';
  draft.write('en.title', 'Ocean');
  await vi.advanceTimersByTimeAsync(900);
  expect(draft.saving).toMatchObject({ state: 'failed', error: { status: 'network' } });
  draft.write('en.note', 'Closed');
  server.mood = 'well';
  await vi.advanceTimersByTimeAsync(3_000);
  expect(server.requests[1]?.key).toBe(server.requests[0]?.key);
  expect(server.read('en.note')).toBe('Closed');
  expect(draft.saving.state).toBe('saved');
});

test('words of others come in, but not into a field that somebody is in', async () => {
  const server = createServer();
  const draft = open(server);
  draft.enter('en.note');
  server.write('en.note', 'Closed on Monday');
  server.write('es.title', 'Océano');
  draft.write('en.title', 'Ocean');
  await draft.save();
  expect(draft.read('es.title')).toBe('Océano');
  expect(draft.read('en.note')).toBe('Open');
  draft.enter(null);
  expect(draft.read('en.note')).toBe('Closed on Monday');
  expect(draft.isDirty).toBe(false);
});

test('where two wrote in one place the first stays, and what the second types on is no silent join', async () => {
  const server = createServer();
  const draft = open(server);
  draft.enter('en.title');
  draft.write('en.title', 'Ocean');
  server.write('en.title', 'Lake');
  await draft.save();
  expect(draft.read('en.title')).toBe('Ocean');
  draft.write('en.title', 'Ocean of ink');
  await draft.save();
  expect(server.requests.map(({ changes }) => changes[0])).toEqual([
    { path: 'en.title', from: 'Sea', to: 'Ocean' },
    { path: 'en.title', from: 'Sea', to: 'Ocean of ink', refused: 'Ocean' },
  ]);
  draft.enter(null);
  expect(draft.read('en.title')).toBe('Lake');
  draft.write('en.title', 'Ocean of ink');
  await draft.save();
  expect(server.read('en.title')).toBe('Ocean of ink');
});

test('whoever is signed out in the middle keeps everything and goes on after signing in', async () => {
  const server = createServer();
  const draft = open(server);
  server.mood = 401;
  draft.write('en.title', 'Ocean');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.requests).toHaveLength(1);
  expect(draft.saving.state).toBe('failed');
  server.mood = 'well';
  draft.retry();
  await vi.advanceTimersByTimeAsync(10);
  expect(server.read('en.title')).toBe('Ocean');
});

test('what came in a moment of too much is sent again by itself', async () => {
  const server = createServer();
  const draft = open(server);
  server.mood = 429;
  draft.write('en.title', 'Ocean');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(draft.saving.state).toBe('failed');
  server.mood = 'well';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.read('en.title')).toBe('Ocean');
  expect(draft.saving.state).toBe('saved');
});

test('a value that the server does not take keeps no other from being saved', async () => {
  const server = createServer();
  const draft = open(server);
  server.mood = 400;
  draft.enter('en.note');
  draft.write('en.note', 'x'.repeat(20_001));
  draft.write('en.title', 'Ocean');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.read('en.title')).toBe('Ocean');
  expect(draft.saving).toMatchObject({ state: 'failed', error: { status: 400 } });
  draft.enter(null);
  expect(draft.read('en.note')).toBe('x'.repeat(20_001));
  draft.write('en.note', 'Closed');
  server.mood = 'well';
  await vi.advanceTimersByTimeAsync(2_000);
  expect(draft.saving.state).toBe('saved');
});

test('a window that goes away sends what the browser still finishes', async () => {
  const server = createServer();
  const draft = open(server);
  draft.write('en.title', 'Ocean');
  draft.write('en.note', 'x'.repeat(70_000));
  draft.sendLast();
  await vi.advanceTimersByTimeAsync(1);
  expect(server.requests.map(({ changes }) => changes.map(({ path }) => path))).toEqual([
    ['en.title'],
  ]);
});

test('a step is taken back and done again, and never takes back what another wrote', async () => {
  const server = createServer();
  const draft = open(server);
  draft.write('en.credits', [{ _key: 'a', name: 'Kai' }, { _key: 'b' }]);
  expect(draft.undo()).toBe('en.credits');
  expect(draft.read('en.credits')).toHaveLength(1);
  expect(draft.redo()).toBe('en.credits');
  expect(draft.read('en.credits')).toHaveLength(2);
  await draft.save();
  server.write('en.credits', [{ _key: 'b', name: 'Another' }]);
  draft.replace(server.item);
  draft.undo();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.requests.at(-1)?.changes[0]).toMatchObject({ path: 'en.credits' });
  expect(draft.read('en.credits')).toEqual([{ _key: 'b', name: 'Another' }]);
  expect(draft.isDirty).toBe(false);
});

test('a language that begins or ends elsewhere comes in, and what is typed in it stays', async () => {
  const server = createServer();
  const draft = open(server);
  draft.write('es.title', 'Océano');
  draft.replace({
    ...content,
    revision: 9,
    languages: { ...content.languages, es: null, haw: {} },
  });
  expect(draft.read('es.title')).toBe('Océano');
  expect(draft.languages.haw).toEqual({});
});

test('letters of one field are one step, and each change of a list is its own', () => {
  const draft = open(createServer());
  draft.write('en.title', 'O');
  draft.write('en.title', 'Oc');
  draft.write('en.credits[a].name', 'Noa');
  draft.write('en.credits', [{ _key: 'b' }, { _key: 'a', name: 'Noa' }]);
  draft.undo();
  expect(draft.read('en.credits')).toEqual([{ _key: 'a', name: 'Noa' }]);
  draft.undo();
  draft.undo();
  expect([draft.read('en.title'), draft.read('en.credits[a].name')]).toEqual(['Sea', 'Kai']);
});

test('letters are on the screen before they are held in the browser, the newest alone', async () => {
  const server = createServer();
  const write = vi.fn(async () => {});
  const words = { write, remove: async () => {} };
  const draft = new DraftStore({ item: server.item, send: server.send, words });
  for (const text of ['Seas', 'Seash', 'Seasho']) draft.write('en.title', text);
  await Promise.resolve();
  expect(write).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(50);
  expect(write).toHaveBeenCalledOnce();
  expect(write).toHaveBeenCalledWith(
    expect.objectContaining({ changes: [{ path: 'en.title', from: 'Sea', to: 'Seasho' }] }),
  );
  draft.close();
});
