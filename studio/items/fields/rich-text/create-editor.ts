import { history } from 'prosemirror-history';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { Words } from '../../../words/words.ts';
import { adoptBlocks, toTextBlocks, toTextDocument } from './convert.ts';
import { createKeptView } from './kept-block.ts';
import { createKeys } from './keys.ts';
import { PasteParser, toOneLine } from './paste/paste-parser.ts';
import type { TextRules } from './rules.ts';
import { createTextSchema, keptName } from './schema.ts';
import { takeIn } from './take-in.ts';
import type { TextBlock } from './text-block.ts';

export interface TextEditor {
  readonly view: EditorView;
  /** Takes in what came from elsewhere; the caret stays. */
  take(blocks: readonly TextBlock[]): void;
  /** @param attributes of the element that is typed into: its name, language, state */
  describe(attributes: Record<string, string>, isReadOnly: boolean): void;
}

export interface TextEditorOptions {
  readonly place: HTMLElement;
  readonly rules: TextRules;
  readonly blocks: readonly TextBlock[];
  readonly words: Words;
  readonly onChange: (blocks: TextBlock[] | undefined) => void;
  /** After each change of text or selection. */
  readonly onState: (state: EditorState) => void;
  readonly onLink: () => void;
}

/** An editor of formatted text. It never takes HTML but from the clipboard. */
export function createTextEditor(options: TextEditorOptions): TextEditor {
  const { rules, words } = options;
  const schema = createTextSchema(rules);
  let isReadOnly = false;
  let attributes: Record<string, string> = {};
  const view = new EditorView(options.place, {
    state: EditorState.create({
      doc: toTextDocument(schema, options.blocks),
      plugins: [...createKeys(schema, rules, options.onLink), history()],
    }),
    attributes: () => ({
      ...attributes,
      ...(isReadOnly && { 'aria-readonly': 'true', tabindex: '0' }),
    }),
    editable: () => !isReadOnly,
    nodeViews: { [keptName]: (node) => createKeptView(node, words) },
    clipboardParser: new PasteParser(schema),
    transformPasted: (slice) => (rules.isSingle ? toOneLine(slice, schema) : slice),
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      options.onState(view.state);
      if (transaction.docChanged && !transaction.getMeta(fromElsewhere)) {
        options.onChange(toTextBlocks(view.state.doc));
      }
    },
  });
  return {
    view,
    take(blocks) {
      const wanted = toTextDocument(schema, blocks);
      const transaction = takeIn(view.state, wanted);
      if (transaction) view.dispatch(transaction.setMeta(fromElsewhere, true));
      adoptBlocks(view.state.doc, wanted);
    },
    describe(given, readOnly) {
      attributes = given;
      isReadOnly = readOnly;
      view.updateState(view.state);
    },
  };
}

const fromElsewhere = 'from-elsewhere';
