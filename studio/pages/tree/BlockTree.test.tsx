import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DescribedBlock } from '#server/studio/pages/page-room.ts';
import { elementType, rootList } from '#shared/page-builder/editing/block-tree.ts';
import english from '../../words/en/all.ts';
import { LanguageContext, type SpokenLanguage } from '../../words/words.ts';
import type { Writing } from '../frame/use-writing.ts';
import { type OpenPage, OpenPageContext } from '../page/open-page.ts';
import { PageStore } from '../page/page-store.ts';
import { useEdits } from '../page/use-edits.ts';
import { BlockTree } from './BlockTree.tsx';
import type * as Content from './RowContent.tsx';

const drawn = vi.hoisted(() => [] as string[]);
vi.mock('./RowContent.tsx', async (original) => {
  const { RowContent } = await original<typeof Content>();
  return {
    RowContent(props: Parameters<typeof RowContent>[0]) {
      drawn.push(props.node.id);
      return RowContent(props);
    },
  };
});
beforeEach(forget);
function forget() {
  drawn.length = 0;
}

const blocks = new Map(
  [
    { name: 'Quote', canHaveChildren: false, inputs: [{ name: 'quote', type: 'longText' }] },
    {
      ...{ name: 'Columns', canHaveChildren: false },
      inputs: [
        { name: 'columns', type: 'list', subFields: [{ name: 'blocks', type: 'uiBlocks' }] },
      ],
    },
  ].map((one) => [one.name, { ...one, description: '', opensPage: false } as DescribedBlock]),
);
const quote = (id: string) => ({
  ...{ '@type': elementType, id },
  component: { name: 'Quote', options: { quote: `Words of ${id}` } },
});
const spoken = { language: 'en', words: english } as unknown as SpokenLanguage;

interface Opened {
  readonly store: PageStore;
  readonly begun: (id: string) => void;
}

function Editor({ store, begun }: Opened) {
  const latest = useRef<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [rest] = useState(() => ({
    ...{ store, blocks, mayWrite: true, maySay: true, language: 'en' },
    root: { parent: null, list: rootList },
    choose(id: string | null) {
      latest.current = id;
      setChosen(id);
    },
    readChosen: () => latest.current,
  }));
  return (
    <OpenPageContext value={{ ...rest, chosen } as unknown as OpenPage}>
      <Tree begun={begun} />
    </OpenPageContext>
  );
}

function Tree({ begun }: Pick<Opened, 'begun'>) {
  const { edits } = useEdits();
  const writing = { begin: begun } as unknown as Writing;
  return (
    <BlockTree
      edits={edits}
      writing={writing}
      onInsert={(place) => begun(place?.list.join('.') ?? 'usual')}
    />
  );
}

/** As many quotes as wanted, and columns with two empty parts behind them. */
function open(count: number, begun: Opened['begun'] = () => {}) {
  const columns = {
    ...{ '@type': elementType, id: 'columns' },
    component: { name: 'Columns', options: { columns: [{ blocks: [] }, { blocks: [] }] } },
  };
  const quotes = Array.from({ length: count }, (_, position) => quote(`q${position}`));
  const store = new PageStore({
    ...{ revision: 1, savedAt: null, send: () => new Promise<never>(() => {}) },
    entry: { id: 'p', data: { blocks: [...quotes, columns] } },
  });
  render(
    <LanguageContext value={spoken}>
      <Editor store={store} begun={begun} />
    </LanguageContext>,
  );
  return store;
}

const row = (name: string) => screen.getByRole('row', { name });
const names = () => screen.getAllByRole('row').map((one) => one.getAttribute('aria-label'));
const press = (key: string, rest: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...rest });

test.each([10, 300])(
  'of %i lines those alone are drawn anew that another choice, a letter or a step changes',
  async (count) => {
    const store = open(count);
    act(() => row('Quote: Words of q4').focus());
    press('ArrowDown');
    drawn.length = 0;
    press('ArrowDown');
    expect(new Set(drawn)).toEqual(new Set(['q5', 'q6']));
    drawn.length = 0;
    const path = ['component', 'options', 'quote'];
    await act(async () =>
      store.do([{ kind: 'set', id: 'q6', path, from: 'Words of q6', to: 'Wind' }], 'typed'),
    );
    expect(new Set(drawn)).toEqual(new Set(['q6']));
    drawn.length = 0;
    await act(async () => void press('ArrowDown', { altKey: true }));
    expect(names().slice(6, 8)).toEqual(['Quote: Words of q7', 'Quote: Wind']);
    expect(drawn).toEqual([]);
    expect(row('Quote: Wind')).toBe(document.activeElement);
  },
);

test('arrows lead through the tree, open and close what holds parts, and letters find a name', () => {
  open(2);
  act(() => row('Quote: Words of q0').focus());
  press('c');
  expect(row('Columns')).toBe(document.activeElement);
  expect(row('Columns').getAttribute('aria-selected')).toBe('true');
  press('ArrowRight');
  expect(row('Part 1')).toBe(document.activeElement);
  // A part is looked at, not chosen.
  expect(row('Columns').getAttribute('aria-selected')).toBe('true');
  press('ArrowLeft');
  press('ArrowLeft');
  expect(screen.queryByRole('row', { name: 'Part 1' })).toBeNull();
  expect(row('Columns').getAttribute('aria-expanded')).toBe('false');
  press('ArrowRight');
  press('End');
  expect(row('Part 2')).toBe(document.activeElement);
  press('Home');
  expect(row('Quote: Words of q0')).toBe(document.activeElement);
  expect(screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test('a part is carried by keys from its handle to any place, which is said before it is put there', async () => {
  const store = open(2);
  act(() => row('Quote: Words of q0').focus());
  const handle = row('Quote: Words of q0').querySelector('button');
  act(() => handle?.focus());
  await act(async () => void fireEvent.click(handle as Element, { detail: 0 }));
  press('ArrowDown');
  expect(screen.getByRole('status').textContent).toMatch('Quote: 2 of 3 on the page');
  press('ArrowDown');
  press('ArrowDown');
  expect(screen.getByRole('status').textContent).toMatch('Quote: 1 of 1 in Columns, Part 2');
  press('Escape');
  expect(store.canUndo).toBe(false);
  await act(async () => void fireEvent.click(handle as Element, { detail: 0 }));
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) {
    await act(async () => void press(key));
  }
  expect(names()).toEqual([
    'Quote: Words of q1',
    'Columns',
    'Part 1',
    'Part 2',
    'Quote: Words of q0',
  ]);
  expect(screen.getByRole('row', { name: 'Quote: Words of q0' }).getAttribute('aria-level')).toBe(
    '3',
  );
});

test('Enter writes in the block that has the focus, not in the one that was chosen before, and puts something into a part', () => {
  const begun: string[] = [];
  open(3, (id) => begun.push(id));
  fireEvent.click(row('Quote: Words of q2'));
  act(() => row('Quote: Words of q0').focus());
  press('Enter');
  expect(begun).toEqual(['q0']);
  act(() => row('Part 2').focus());
  press('Enter');
  press('Enter', { ctrlKey: true });
  expect(begun).toEqual(['q0', 'component.options.columns.1.blocks', 'usual']);
});
