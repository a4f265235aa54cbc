import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SavedPage } from '#server/studio/pages/save-page-draft.ts';
import {
  type EditedEntry,
  elementType,
  rootList,
} from '#shared/page-builder/editing/block-tree.ts';
import { applyAll, type Operation } from '#shared/page-builder/editing/operations.ts';
import { AskFailed } from '../../api/ask.ts';
import { type PageRequest, PageStore } from './page-store.ts';

const text = (id: string, words: string) => ({
  '@type': elementType,
  id,
  component: { name: 'Text', options: { text: words } },
});
const page: EditedEntry = { id: 'p', data: { blocks: [text('a', 'Sea')] } };
const path = ['component', 'options', 'text'];
const write = (from: string, to: string): Operation => ({ kind: 'set', id: 'a', path, from, to });
const wordsOf = ({ data }: EditedEntry) =>
  (data.blocks as ReturnType<typeof text>[]).map(({ component }) => component.options.text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store whose server makes the changes, as others have changed it meanwhile. */
function open() {
  const sent: PageRequest[] = [];
  let server = page;
  let revision = 0;
  let others = false;
  let isDown = false;
  const store = new PageStore({
    ...{ revision: 0, entry: page, savedAt: null },
    async send(request): Promise<SavedPage> {
      sent.push(request);
      if (isDown) throw new AskFailed('network');
      const made = applyAll(server, request.operations);
      server = made.entry;
      revision += 1;
      const entry = others || made.refused.length > 0 ? (server as never) : null;
      return { revision, entry, refused: made.refused };
    },
  });
  return {
    store,
    sent,
    fail: (fails: boolean) => {
      isDown = fails;
    },
    other(operation: Operation) {
      server = applyAll(server, [operation]).entry;
      revision += 1;
      others = true;
    },
    server: () => server,
  };
}

test('letters typed in one go are one request of one change, and one step back', async () => {
  const { store, sent, server } = open();
  store.do([write('Sea', 'Sea ')], 'a');
  store.do([write('Sea ', 'Sea o')], 'a');
  await store.save();
  expect(sent.map(({ operations }) => operations)).toEqual([[write('Sea', 'Sea o')]]);
  store.undo();
  expect(wordsOf(store.entry)).toEqual(['Sea']);
  store.redo();
  expect(wordsOf(store.entry)).toEqual(['Sea o']);
  await store.save();
  expect(wordsOf(server())).toEqual(['Sea o']);
  expect(store.saving.state).toBe('saved');
});

test('what another did comes in, what clashes is named, and what is done meanwhile stays', async () => {
  const { store, other } = open();
  other({
    kind: 'insert',
    block: text('b', 'Sand'),
    place: { parent: null, list: rootList, after: 'a' },
  });
  other(write('Sea', 'Ocean'));
  store.do([write('Sea', 'Sky')]);
  store.do([
    {
      kind: 'insert',
      block: text('c', 'Palm'),
      place: { parent: null, list: rootList, after: null },
    },
  ]);
  await store.save();
  expect(wordsOf(store.entry)).toEqual(['Palm', 'Ocean', 'Sand']);
  expect(store.refused).toMatchObject([{ refusal: 'changed', operation: { to: 'Sky' } }]);
});

test('a dropped line loses nothing: the same request is sent again, then the rest', async () => {
  const { store, sent, fail, server } = open();
  fail(true);
  store.do([write('Sea', 'Sky')]);
  await expect(store.save()).rejects.toThrow();
  expect(store.saving.state).toBe('failed');
  store.do([{ kind: 'remove', id: 'a' }]);
  fail(false);
  store.retry();
  await store.save();
  expect(sent[0]?.key).toBe(sent[1]?.key);
  expect(wordsOf(server())).toEqual([]);
  expect(store.isDirty).toBe(false);
});

test('a text that is written in the page is one step back, however long it took', () => {
  const { store } = open();
  store.do([write('Sea', 'Sea ')], 'written 1', Number.POSITIVE_INFINITY);
  vi.advanceTimersByTime(600_000);
  store.do([write('Sea ', 'Sea of stars')], 'written 1', Number.POSITIVE_INFINITY);
  store.do([write('Sea of stars', 'Sea of tiles')], 'written 2', Number.POSITIVE_INFINITY);
  store.undo();
  expect(wordsOf(store.entry)).toEqual(['Sea of stars']);
  store.undo();
  expect(wordsOf(store.entry)).toEqual(['Sea']);
});
