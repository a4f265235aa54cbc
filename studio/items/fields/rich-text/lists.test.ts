import { baseKeymap, joinBackward, joinForward } from 'prosemirror-commands';
import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { drawItem, leaveList, setKind, softenBlock, splitText } from './commands.ts';
import { toTextBlocks, toTextDocument } from './convert.ts';
import { joinLists, listBlocks } from './lists.ts';
import { readTextRules } from './rules.ts';
import { createTextSchema } from './schema.ts';
import { takeIn } from './take-in.ts';
import type { TextBlock } from './text-block.ts';

const schema = createTextSchema(
  readTextRules({ multi: 'paragraph,heading2,list-item,o-list-item' }),
);
const toBlock = (line: string): TextBlock => {
  const [sign = '', ...words] = line.split(' ');
  const type = { '-': 'list-item', '#': 'o-list-item', '=': 'heading2' }[sign] ?? 'paragraph';
  return { type, text: type === 'paragraph' ? line : words.join(' '), spans: [] };
};
const signs: Record<string, string> = { 'list-item': '- ', 'o-list-item': '# ', heading2: '= ' };
const linesOf = ({ doc }: EditorState) =>
  (toTextBlocks(doc) ?? []).map(({ type, text }) => `${signs[type] ?? ''}${text}`);

/** @param index of the block with the caret; @param offset in it */
function open(lines: readonly string[], index: number, offset: number): EditorState {
  const doc = toTextDocument(schema, lines.map(toBlock));
  const at = (listBlocks(doc)[index]?.at ?? 0) + 1 + offset;
  const selection = TextSelection.create(doc, at);
  return EditorState.create({ doc, selection, plugins: [joinLists()] });
}

type Run = (state: EditorState, dispatch: (tr: EditorState['tr']) => void) => boolean;
function run(state: EditorState, command: Run): EditorState {
  let after = state;
  command(state, (tr) => {
    after = state.apply(tr);
  });
  return after;
}
const caretOf = ({ selection: { $from } }: EditorState) =>
  `${$from.parent.textContent}@${$from.parentOffset}`;

test('neighbors of a kind are one list, as readers of the screen hear it', () => {
  const { doc } = open(['a', '- b', '- c', '# d', '- e'], 0, 0);
  expect(doc.children.map(({ type, childCount }) => [type.name, childCount])).toEqual([
    ['paragraph', 1],
    ['bullets', 2],
    ['numbers', 1],
    ['bullets', 1],
  ]);
});

test.each([
  [
    'a paragraph between two lists joins them',
    ['- a', 'b', '- c'],
    1,
    setKind('list-item'),
    ['- a', '- b', '- c'],
  ],
  [
    'an item in the middle parts its list',
    ['- a', '- b', '- c'],
    1,
    setKind('list-item'),
    ['- a', 'b', '- c'],
  ],
  [
    'an item becomes one of another list',
    ['- a', '- b'],
    1,
    setKind('o-list-item'),
    ['- a', '# b'],
  ],
  [
    'Backspace at its beginning leaves the list',
    ['- a', '- b', '- c'],
    1,
    softenBlock,
    ['- a', 'b', '- c'],
  ],
  ['Enter in an empty item leaves the list', ['- a', '- '], 1, leaveList, ['- a', '']],
  ['Enter goes on with the list', ['- a', 'b'], 0, splitText, ['- ', '- a', 'b']],
  [
    'a paragraph behind a list is drawn into its last item',
    ['- a', 'b', '- c'],
    1,
    joinBackward,
    ['- ab', '- c'],
  ],
] as const)('%s', (_what, lines, index, command, after) => {
  const state = run(open(lines, index, 0), command as Run);
  expect(linesOf(state)).toEqual(after);
  expect(() => state.doc.check()).not.toThrow();
});

test('Delete at the end of a paragraph draws the first item of a list to it', () => {
  expect(linesOf(run(open(['a', '- b', '- c'], 0, 1), drawItem))).toEqual(['ab', '- c']);
});

test('the caret stays in its words where they become another kind, and where others write around it', () => {
  const state = run(open(['one', 'two', '- three'], 1, 2), setKind('list-item'));
  expect([linesOf(state), caretOf(state)]).toEqual([['one', '- two', '- three'], 'two@2']);
  const wanted = toTextDocument(schema, ['one', '- zero', '- twos', '- three'].map(toBlock));
  const taken = state.apply(takeIn(state, wanted) as EditorState['tr']);
  expect(linesOf(taken)).toEqual(['one', '- zero', '- twos', '- three']);
  const typed = toTextDocument(schema, ['one', '- two', '- three!'].map(toBlock));
  const after = state.apply(takeIn(state, typed) as EditorState['tr']);
  expect([linesOf(after), caretOf(after)]).toEqual([['one', '- two', '- three!'], 'two@2']);
});

test('whatever is done in whatever order, what is saved is what is seen', () => {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const commands = [
    ...[setKind('list-item'), setKind('o-list-item'), setKind('paragraph'), setKind('heading2')],
    ...[splitText, leaveList, softenBlock, joinBackward, joinForward, drawItem],
    baseKeymap.Delete as Run,
  ] as Run[];
  let state = open(['a', '- b', '# c', 'd'], 0, 0);
  for (let step = 0; step < 2_000; step += 1) {
    const blocks = listBlocks(state.doc).filter(({ node }) => node.isTextblock);
    const pick = () => {
      const { node, at } = blocks[next(blocks.length)] ?? { node: state.doc, at: 0 };
      return at + 1 + next(node.content.size + 1);
    };
    const [anchor, head] = [pick(), pick()];
    const selection = TextSelection.create(state.doc, anchor, next(3) === 0 ? head : anchor);
    state = state.apply(state.tr.setSelection(selection).insertText('xy'.slice(next(3))));
    state = run(state, commands[next(commands.length)] as Run);
    state.doc.check();
    const saved = toTextBlocks(state.doc);
    // Nothing at all is an empty field, whatever kind it was.
    if (!saved) continue;
    const again = toTextDocument(schema, saved);
    expect(again.toString()).toBe(state.doc.toString());
    if (state.doc.content.size > 400) state = open(linesOf(state).slice(0, 4), 0, 0);
  }
});
