import { history } from 'prosemirror-history';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { Words } from '../../../words/words.ts';
import { adoptBlocks, toTextBlocks, toTextDocument } from './convert.ts';
import { hideEmptyHeadings } from './empty-headings.ts';
import { createKeptView } from './kept-block.ts';
import { createKeys } from './keys.ts';
import { joinLists } from './lists.ts';
import { PasteParser, toOneLine } from './paste/paste-parser.ts';
import type { TextRules } from './rules.ts';
import { createTextSchema, keptName } from './schema.ts';
import { takeIn } from './take-in.ts';
import type { TextBlock } from './text-block.ts';
import { trackPlaces } from './track-places.ts';

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
  readonly onPicture: () => void;
  /** Files that were dropped or pasted. @param at their place in the text */
  readonly onFiles: (files: readonly File[], at: number) => void;
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
      plugins: [
        ...createKeys(schema, rules, options),
        history(),
        trackPlaces(),
        hideEmptyHeadings(),
        joinLists(),
      ],
    }),
    attributes: () => ({
      ...attributes,
      ...(isReadOnly && { 'aria-readonly': 'true', tabindex: '0' }),
    }),
    editable: () => !isReadOnly,
    nodeViews: { [keptName]: (node) => createKeptView(node, words) },
    clipboardParser: new PasteParser(schema),
    transformPasted: (slice) => (rules.isSingle ? toOneLine(slice, schema) : slice),
    handleDoubleClickOn(_view, _at, node) {
      if (isReadOnly || (node.attrs.block as TextBlock | undefined)?.type !== 'image') return false;
      options.onPicture();
      return true;
    },
    handlePaste(current, event, slice) {
      const files = [...(event.clipboardData?.files ?? [])];
      // Office programs put a picture of the words beside the words.
      if (files.length === 0 || slice.content.textBetween(0, slice.content.size).trim() !== '') {
        return false;
      }
      options.onFiles(files, current.state.selection.to);
      return true;
    },
    handleDrop(current, event) {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return false;
      event.preventDefault();
      event.stopPropagation();
      const at = current.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
      options.onFiles(files, at ?? current.state.doc.content.size);
      return true;
    },
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
