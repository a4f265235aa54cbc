import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { InputRule, inputRules, textblockTypeInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { NodeType, Schema } from 'prosemirror-model';
import type { Command, Plugin } from 'prosemirror-state';
import { ariaCommandKey, sayCommandKey } from '../../../widgets/command-key.ts';
import {
  breakLine,
  continuePreformatted,
  drawItem,
  findChosenPicture,
  leaveList,
  setKind,
  softenBlock,
  splitText,
  toggleOf,
} from './commands.ts';
import { changeBlocks } from './lists.ts';
import { isList, type TextKind, type TextRules } from './rules.ts';

/** Keys as ProseMirror names them; `Mod` is Ctrl, on a Mac Command. */
export const shortcuts = {
  strong: 'Mod-b',
  em: 'Mod-i',
  link: 'Mod-k',
  paragraph: 'Mod-Alt-0',
  heading1: 'Mod-Alt-1',
  heading2: 'Mod-Alt-2',
  heading3: 'Mod-Alt-3',
  heading4: 'Mod-Alt-4',
  heading5: 'Mod-Alt-5',
  heading6: 'Mod-Alt-6',
  'o-list-item': 'Mod-Shift-7',
  'list-item': 'Mod-Shift-8',
} as const;

/** As editors read it: "Ctrl+B". */
export const describeShortcut = (name: keyof typeof shortcuts): string =>
  shortcuts[name]
    .replace('Mod', sayCommandKey())
    .replaceAll('-', '+')
    .replace(/[a-z]$/, (letter) => letter.toUpperCase());

/** For `aria-keyshortcuts`. */
export const toAriaShortcut = (name: keyof typeof shortcuts): string =>
  shortcuts[name].replace('Mod', ariaCommandKey()).replaceAll('-', '+');

const marksOfLine: Readonly<Partial<Record<TextKind, RegExp>>> = {
  heading1: /^#\s$/,
  heading2: /^##\s$/,
  heading3: /^###\s$/,
  heading4: /^####\s$/,
  'list-item': /^[-*]\s$/,
  'o-list-item': /^\d{1,3}\.\s$/,
};

interface Asked {
  /** Where a link leads. */
  readonly onLink: () => void;
  /** What the chosen picture says, and which one it is. */
  readonly onPicture: () => void;
}

export function createKeys(schema: Schema, rules: TextRules, asked: Asked): Plugin[] {
  const nothing: Command = () => true;
  const kinds = rules.kinds.flatMap((kind): [string, Command][] =>
    kind in shortcuts ? [[shortcuts[kind as keyof typeof shortcuts], setKind(kind)]] : [],
  );
  const openPicture: Command = (state) => {
    if (!findChosenPicture(state)) return false;
    asked.onPicture();
    return true;
  };
  const own: Record<string, Command> = {
    ...Object.fromEntries(kinds),
    [shortcuts.strong]: toggleOf(schema.marks.strong),
    [shortcuts.em]: toggleOf(schema.marks.em),
    ...(rules.canLink && {
      [shortcuts.link]: () => {
        asked.onLink();
        return true;
      },
    }),
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Shift-Enter': rules.isSingle ? nothing : breakLine,
    Enter: rules.isSingle
      ? nothing
      : chainCommands(openPicture, continuePreformatted, leaveList, splitText),
    Backspace: softenBlock,
    Delete: drawItem,
    'Mod-Delete': drawItem,
  };
  return [inputRules({ rules: createInputRules(schema, rules) }), keymap(own), keymap(baseKeymap)];
}

function createInputRules(schema: Schema, rules: TextRules): InputRule[] {
  if (rules.isSingle) return [];
  return rules.kinds.flatMap((kind) => {
    const pattern = marksOfLine[kind];
    const type = schema.nodes[kind];
    if (!pattern || !type) return [];
    return isList(kind) ? [createListRule(pattern, type)] : [textblockTypeInputRule(pattern, type)];
  });
}

/** `- ` at the beginning of a paragraph begins a list, or goes on with the one above. */
const createListRule = (pattern: RegExp, type: NodeType): InputRule =>
  new InputRule(pattern, (state, _match, start, end) => {
    const tr = state.tr.delete(start, end);
    const place = tr.doc.resolve(start).before();
    return changeBlocks(tr, ({ node, at }) =>
      at === place ? type.create(node.attrs, node.content) : node,
    );
  });
