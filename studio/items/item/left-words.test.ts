import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { AskFailed } from '../../api/ask.ts';
import { DraftStore, type SaveRequest } from './draft-store.ts';
import {
  type LeftWords,
  listLeftWords,
  removeWords,
  sendLeftWords,
  writeWords,
} from './left-words.ts';

const item = {
  revision: 3,
  updatedAt: null,
  tags: [],
  languages: { en: { title: 'Sea', note: 'Open' }, es: null, haw: null },
};

afterEach(async () => {
  for (const { id } of await listLeftWords('kai', 'set-1')) await removeWords(id);
});

/** A window whose server does not answer. */
function openWindow(id: string, send: (request: SaveRequest) => Promise<never>) {
  return new DraftStore({
    item,
    send,
    words: {
      write: (words) =>
        writeWords({ ...words, id, personId: 'kai', setId: 'set-1', at: Date.now() }),
      remove: () => removeWords(id),
    },
  });
}

const never = () => new Promise<never>(() => {});
const isRefusal = (error: unknown) => error instanceof AskFailed && error.status === 400;

/** Until the browser holds these, and nothing else. */
const untilLeft = (...typed: string[]) =>
  vi.waitFor(async () => {
    const left = await listLeftWords('kai', 'set-1');
    expect(left.flatMap(({ changes }) => changes.map(({ to }) => to))).toEqual(typed);
  });

test('a closed laptop loses nothing: the next window sends what was typed, from what it began with', async () => {
  const draft = openWindow('window-1', never);
  draft.write('en.title', 'Oce');
  draft.write('en.title', 'Ocean');
  await untilLeft('Ocean');
  draft.close();
  const sent: SaveRequest[] = [];
  const left = await listLeftWords('kai', 'set-1');
  const send = async (request: SaveRequest) => void sent.push(request);
  expect(await sendLeftWords(left, send, isRefusal)).toMatchObject({ sent: 1, waiting: 0 });
  expect(sent).toEqual([
    { key: 'window-1', base: 3, changes: [{ path: 'en.title', from: 'Sea', to: 'Ocean' }] },
  ]);
  expect(await listLeftWords('kai', 'set-1')).toEqual([]);
});

test('a killed server is asked again with the same key for what was on the way, and then for the rest', async () => {
  const requests: SaveRequest[] = [];
  const draft = openWindow('window-2', (request) => {
    requests.push(request);
    return never();
  });
  draft.write('en.title', 'Ocean');
  void draft.save();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  draft.write('en.note', 'Closed');
  await untilLeft('Ocean', 'Closed');
  const sent: SaveRequest[] = [];
  const send = async (request: SaveRequest) => void sent.push(request);
  await sendLeftWords(await listLeftWords('kai', 'set-1'), send, isRefusal);
  expect(sent[0]).toEqual(requests[0]);
  expect(sent[1]?.changes.map(({ path }) => path)).toEqual(['en.note']);
});

test('two windows leave their own words, and both are sent, the older first', async () => {
  const one = openWindow('window-3', never);
  one.write('en.title', 'Ocean');
  await untilLeft('Ocean');
  const other = openWindow('window-4', never);
  other.write('en.note', 'Closed');
  await untilLeft('Ocean', 'Closed');
  const left = await listLeftWords('kai', 'set-1');
  expect(left.map(({ id }) => id)).toEqual(['window-3', 'window-4']);
  expect(await listLeftWords('leilani', 'set-1')).toEqual([]);
  one.close();
  other.close();
});

test('words that the server cannot take now stay, and those that it refuses are given back', async () => {
  const words: LeftWords = {
    id: 'window-5',
    personId: 'kai',
    setId: 'set-1',
    base: 1,
    request: null,
    changes: [{ path: 'en.gone', from: null, to: 'x' }],
    at: 1,
  };
  await writeWords(words);
  const down = async () => Promise.reject(new AskFailed('network'));
  expect(await sendLeftWords([words], down, isRefusal)).toMatchObject({ waiting: 1, refused: [] });
  const refuse = async () => Promise.reject(new AskFailed(400, 'wrong-change'));
  expect(await sendLeftWords([words], refuse, isRefusal)).toMatchObject({ refused: [{ words }] });
  expect(await listLeftWords('kai', 'set-1')).toHaveLength(1);
});

test('what is acknowledged is not held any more', async () => {
  const draft = new DraftStore({
    item,
    send: async () => ({ revision: 4, values: {}, conflicts: [] }),
    words: {
      write: (words) =>
        writeWords({ ...words, id: 'window-6', personId: 'kai', setId: 'set-1', at: 1 }),
      remove: () => removeWords('window-6'),
    },
  });
  draft.write('en.title', 'Ocean');
  await draft.save();
  await untilLeft();
});
