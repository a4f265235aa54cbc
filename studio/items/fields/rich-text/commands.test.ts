import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { findLink, setKind, setLink, splitText, toggleDirection, toggleLabel } from './commands.ts';
import { adoptBlocks, toTextBlocks, toTextDocument } from './convert.ts';
import { readTextRules } from './rules.ts';
import { createTextSchema } from './schema.ts';
import { takeIn } from './take-in.ts';
import type { TextBlock } from './text-block.ts';

const multi = 'paragraph,heading2,strong,em,hyperlink,list-item,o-list-item,rtl';
const schema = createTextSchema(readTextRules({ multi, labels: ['lang-ar', 'lang-fa'] }));

const paragraph = (text: string, more: Partial<TextBlock> = {}): TextBlock => ({
  type: 'paragraph',
  text,
  spans: [],
  ...more,
});

/** @param from, to positions in the document: each block has one before its text and one after */
function open(blocks: readonly TextBlock[], from: number, to = from) {
  const doc = toTextDocument(schema, blocks);
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
}

type Command = (state: EditorState, dispatch: (tr: EditorState['tr']) => void) => boolean;

function run(state: EditorState, ...commands: readonly Command[]): EditorState {
  return commands.reduce((before, command) => {
    let after = before;
    command(before, (tr) => {
      after = before.apply(tr);
    });
    return after;
  }, state);
}

test('all chosen blocks become a list, and by the same again paragraphs', () => {
  const blocks = [paragraph('One'), paragraph('Two'), paragraph('Three')];
  const state = run(open(blocks, 1, 7), setKind('list-item'));
  expect(toTextBlocks(state.doc)?.map(({ type }) => type)).toEqual([
    'list-item',
    'list-item',
    'paragraph',
  ]);
  expect(toTextBlocks(run(state, setKind('list-item')).doc)).toEqual(blocks);
});

test('a list goes on with Enter, a heading is followed by a paragraph', () => {
  const list = open([{ type: 'list-item', text: 'One', spans: [] }], 4);
  expect(toTextBlocks(run(list, splitText).doc)?.map(({ type }) => type)).toEqual([
    'list-item',
    'list-item',
  ]);
  const heading = open([{ type: 'heading2', text: 'One', spans: [] }], 4);
  expect(toTextBlocks(run(heading, splitText).doc)?.map(({ type }) => type)).toEqual([
    'heading2',
    'paragraph',
  ]);
});

test('direction is of the block, and other keys of it stay', () => {
  const state = run(open([paragraph('خانه', { label: 'note' })], 1), toggleDirection);
  expect(toTextBlocks(state.doc)).toEqual([paragraph('خانه', { label: 'note', direction: 'rtl' })]);
  expect(toTextBlocks(run(state, toggleDirection).doc)).toEqual([
    paragraph('خانه', { label: 'note' }),
  ]);
});

const label = schema.marks.label as NonNullable<typeof schema.marks.label>;

test('words have one language: another one takes its place, the same again takes it away', () => {
  const state = run(open([paragraph('kāshī')], 1, 6), toggleLabel(label, 'lang-ar'));
  const changed = run(state, toggleLabel(label, 'lang-fa'));
  const span = { start: 0, end: 5, type: 'label', data: { label: 'lang-fa' } };
  expect(toTextBlocks(changed.doc)).toEqual([paragraph('kāshī', { spans: [span] })]);
  expect(toTextBlocks(run(changed, toggleLabel(label, 'lang-fa')).doc)).toEqual([
    paragraph('kāshī'),
  ]);
});

const web = (url: string) => ({ link_type: 'Web', url });
const linked = (url: string) => ({ start: 4, end: 9, type: 'hyperlink', data: web(url) });

test('a link at the caret is changed with all its words, also where a part is bold', () => {
  const spans = [linked('/a'), { start: 4, end: 6, type: 'strong' }];
  const state = open([paragraph('See tiles.', { spans })], 7);
  expect(findLink(state)).toMatchObject({ from: 5, to: 10 });
  const changed = run(state, setLink(web('/b'), ''));
  expect(toTextBlocks(changed.doc)?.[0]?.spans).toEqual([linked('/b'), spans[1]]);
  const removed = run(changed, setLink(null, ''));
  expect(toTextBlocks(removed.doc)?.[0]?.spans).toEqual([spans[1]]);
});

test('where nothing is chosen, a link brings its words', () => {
  const state = run(open([paragraph('See ')], 5), setLink(web('/visit'), 'the house'));
  expect(toTextBlocks(state.doc)).toEqual([
    paragraph('See the house', {
      spans: [{ start: 4, end: 13, type: 'hyperlink', data: web('/visit') }],
    }),
  ]);
});

function take(state: EditorState, blocks: readonly TextBlock[]) {
  const wanted = toTextDocument(schema, blocks);
  const tr = takeIn(state, wanted);
  const after = tr ? state.apply(tr) : state;
  adoptBlocks(after.doc, wanted);
  return after;
}

test('what another wrote comes in around the caret', () => {
  const state = open([paragraph('First'), paragraph('Here I write'), paragraph('Last')], 16);
  const others = [paragraph('The very first'), paragraph('Here I write'), paragraph('Last of all')];
  const after = take(state, others);
  expect(toTextBlocks(after.doc)).toEqual(others);
  expect(after.selection.$from.parent.textContent).toBe('Here I write');
  expect(after.selection.$from.parentOffset).toBe(state.selection.$from.parentOffset);
});

test('words that come into the same block leave the caret between its own words', () => {
  const state = open([paragraph('aa bb cc')], 6);
  const after = take(state, [paragraph('aa aa bb cc')]);
  expect(after.doc.textBetween(1, after.selection.from)).toBe('aa aa bb');
});

test('a new block above, another kind, and a removed one come in', () => {
  const state = open([paragraph('One'), paragraph('Two')], 8);
  const others = [
    paragraph('Zero'),
    { type: 'heading2', text: 'One', spans: [] },
    paragraph('Two'),
  ];
  const after = take(state, others);
  expect(toTextBlocks(after.doc)).toEqual(others);
  expect(toTextBlocks(take(after, [paragraph('Two')]).doc)).toEqual([paragraph('Two')]);
});

test('what was taken in and not edited comes back with whatever stood in it', () => {
  const quirk = paragraph('Two', {
    spans: [
      { start: 0, end: 3, type: 'em' },
      { start: 0, end: 3, type: 'strong' },
    ],
  });
  const after = take(open([paragraph('One')], 2), [paragraph('One'), quirk]);
  expect(JSON.stringify(toTextBlocks(after.doc)?.[1])).toBe(JSON.stringify(quirk));
});
