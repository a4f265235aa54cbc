import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Language } from '#shared/languages/languages.ts';
import { toDrawnId } from '#shared/page-builder/drawn-id.ts';
import { findBlock } from '#shared/page-builder/editing/block-tree.ts';
import { writeIn } from '#shared/page-builder/editing/localized.ts';
import { type Path, readAt } from '#shared/page-builder/editing/values.ts';
import type { FrameTeller } from '../../items/preview/PageFrame.tsx';
import { useWords } from '../../words/words.ts';
import { focusInputs } from '../inputs/focus-inputs.ts';
import { nameOfInput } from '../inputs/name-of-input.ts';
import { type OpenPage, useOpenPage } from '../page/open-page.ts';
import { listTexts, parseWritten, type WrittenText } from './written-texts.ts';

/** The text that is written in the page, as its tools show it. */
export interface OpenText {
  readonly kind: WrittenText['kind'];
  /** Marks of the chosen words: `strong`, `em`, `link`. */
  readonly marks: readonly string[];
  /** `p`, `h2`, `ul` … */
  readonly block: string;
  /** Where the chosen words lead. */
  readonly href: string;
}

export interface Writing {
  /** Null: nothing is written in the page. */
  readonly text: OpenText | null;
  /** Words were asked for and are not yet open: the page's own scripts may still come. */
  readonly isWanted: boolean;
  /** Somebody says where words shall lead; the page waits. */
  readonly isLinking: boolean;
  readonly teller: RefObject<FrameTeller | null>;
  /** @param atPress at the words that were pressed in the frame, else at the block's first ones */
  begin(id: string, atPress?: boolean): void;
  end(): void;
  /** @param href of a link; empty: none any more */
  format(name: string, href?: string): void;
  askForLink(): void;
  closeLink(): void;
  /** @returns whether the page said something of this */
  listen(said: { readonly kind?: unknown }): boolean;
}

/** What stays the same while one block is written in. */
interface Session {
  readonly id: string;
  readonly language: Language;
  readonly texts: ReadonlyMap<string, WrittenText>;
  /** Has the focus again in the end; null: the page itself. */
  readonly returnsTo: HTMLElement | null;
}

let sessions = 0;

/** A page answers within eight seconds; one that was left by a link never does. */
const answerMs = 10_000;

/** Texts that are written where the page shows them: each is one step back, however long it took. */
export function useWriting(): Writing {
  const open = useOpenPage();
  const words = useWords();
  const teller = useRef<FrameTeller>(null);
  const session = useRef<Session | null>(null);
  const step = useRef('');
  const [text, setText] = useState<OpenText | null>(null);
  const [isLinking, setLinking] = useState(false);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => setWanted(false), answerMs);
    return () => clearTimeout(timer);
  }, [isWanted]);

  function begin(id: string, atPress = false) {
    const found = open.maySay ? findBlock(open.store.entry, id) : null;
    if (!found) return;
    const described = open.blocks.get(found.block.component?.name ?? '');
    const texts = listTexts(found.block, described, open.language);
    const active = document.activeElement;
    session.current = {
      ...{ id, language: open.language },
      texts: new Map(texts.map((one) => [JSON.stringify(one.path), one])),
      returnsTo:
        active instanceof HTMLElement && !/^(?:IFRAME|BODY)$/.test(active.tagName) ? active : null,
    };
    setWanted(true);
    teller.current?.focus();
    teller.current?.tell({
      ...{ kind: 'write-text', id: toDrawnId(id), atPress },
      texts: texts.map(({ input, path, ...one }) => ({
        ...one,
        key: JSON.stringify(path),
        label: nameOfInput(input, words).label,
      })),
    });
  }

  function listen(given: { readonly kind?: unknown }): boolean {
    const said = given as Record<string, unknown>;
    switch (said.kind) {
      case 'text-begun': {
        const begun = session.current?.texts.get(String(said.key));
        sessions += 1;
        step.current = `written ${sessions}`;
        setWanted(false);
        if (begun) setText({ kind: begun.kind, marks: [], block: 'p', href: '' });
        return true;
      }
      case 'text-typed':
        if (session.current) take(open, session.current, step.current, said.key, said.value);
        return true;
      case 'text-marks':
      case 'link-wanted':
        setText((before) => before && { ...before, ...readState(said) });
        if (said.kind === 'link-wanted') setLinking(true);
        return true;
      // Nothing of it is drawn: it is filled in beside the page.
      case 'text-missing':
        setWanted(false);
        focusInputs();
        return true;
      case 'text-left':
        if (!isAtTools()) teller.current?.tell({ kind: 'end-text' });
        return true;
      case 'text-ended':
        setText(null);
        if (said.by === 'key') focusAgain(session.current, teller.current);
        return true;
      default:
        return false;
    }
  }

  return {
    text,
    isWanted,
    isLinking,
    teller,
    begin,
    listen,
    end() {
      setWanted(false);
      teller.current?.tell({ kind: 'end-text' });
    },
    format(name, href = '') {
      teller.current?.focus();
      teller.current?.tell({ kind: 'format-text', format: name, href });
    },
    askForLink: () => setLinking(true),
    closeLink() {
      setLinking(false);
      teller.current?.focus();
    },
  };
}

function take(
  { store }: OpenPage,
  { id, texts, language }: Session,
  step: string,
  key: unknown,
  said: unknown,
): void {
  const text = texts.get(String(key));
  const found = findBlock(store.entry, id);
  const value = text && parseWritten(text.kind, said);
  if (!text || !found || value === null) return;
  const path: Path = text.path;
  const from = readAt(found.block, path);
  const to = writeIn(from, language, value);
  store.do([{ kind: 'set', id, path, from, to }], step, Number.POSITIVE_INFINITY);
}

const readState = ({ marks, block, href }: Record<string, unknown>) => ({
  marks: Array.isArray(marks) ? marks.map(String) : [],
  block: String(block),
  href: String(href ?? ''),
});

/** What belongs to the text that is written, though it stands outside of the page. */
const isAtTools = (): boolean =>
  document.activeElement?.closest('iframe, dialog, [data-text-tools]') !== null;

function focusAgain(session: Session | null, teller: FrameTeller | null) {
  const { returnsTo = null, id = '' } = session ?? {};
  const row = returnsTo && document.querySelector(`[role="row"][data-key="${CSS.escape(id)}"]`);
  const element = returnsTo?.isConnected ? returnsTo : row;
  if (element instanceof HTMLElement) element.focus();
  else teller?.focus();
}
