import { useRef } from 'react';
import { focusInputs } from '../inputs/focus-inputs.ts';
import { useOpenPage } from '../page/open-page.ts';
import type { Edits } from '../page/use-edits.ts';
import { isPartId, nameOfNode, type TreeLine } from './tree-nodes.ts';

interface Tree {
  readonly lines: readonly TreeLine[];
  readonly closed: ReadonlySet<string>;
  readonly toggle: (id: string, wanted?: boolean) => void;
  readonly go: (id: string) => void;
  readonly insert: () => void;
  readonly edits: Edits;
  /** Enter does. */
  readonly open: (id: string) => void;
}

/** Letters that follow each other within this time are one name. */
const sameNameMs = 1_000;

/**
 * Keys on a line of the tree: arrows, Home and End, letters of a name, and what is done with a block.
 * @returns a function that says whether a key meant something
 */
export function useTreeKeys({ lines, closed, toggle, go, open, insert, edits }: Tree) {
  const { choose, readChosen } = useOpenPage();
  const typed = useRef({ letters: '', at: 0 });

  /** The next line whose name begins with what was typed, from the present one on. */
  function findNamed(letter: string, position: number, now: number): TreeLine | undefined {
    const { letters, at } = typed.current;
    const wanted = (now - at < sameNameMs ? letters : '') + letter.toLowerCase();
    typed.current = { letters: wanted, at: now };
    const from = wanted.length === 1 ? position + 1 : position;
    const ordered = [...lines.slice(from), ...lines.slice(0, from)];
    return ordered.find(({ node }) => nameOfNode(node).toLowerCase().startsWith(wanted));
  }

  /** The line that an arrow leads to; null: the key is none. */
  function find(key: string, position: number): TreeLine | undefined | null {
    const present = lines[position];
    switch (key) {
      case 'ArrowDown':
        return lines[position + 1] ?? present;
      case 'ArrowUp':
        return lines[position - 1] ?? present;
      case 'Home':
        return lines[0];
      case 'End':
        return lines.at(-1);
      case 'ArrowLeft':
        return lines.find(({ node }) => node.id === present?.parent) ?? present;
      case 'ArrowRight':
        return present?.node.inside.length ? lines[position + 1] : present;
      default:
        return null;
    }
  }

  return (event: React.KeyboardEvent, id: string): boolean => {
    const { key, altKey, shiftKey, target, timeStamp } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const isRow = target instanceof Element && target.role === 'row';
    // Enter and the space bar press what has the focus in a line.
    if (!isRow && (key === 'Enter' || key === ' ')) return false;
    // What is done is done with the block that has the focus.
    const isDone = isCommand || altKey || /^(?:Enter|F2|Delete|Backspace)$/.test(key);
    if (isDone && !isPartId(id) && readChosen() !== id) choose(id);
    if (key === 'Enter' && !isCommand) {
      open(id);
      return true;
    }
    if (key === 'F2') {
      focusInputs();
      return true;
    }
    if (key === 'Enter' && isCommand) {
      insert();
      return true;
    }
    if (edits.press({ key, altKey, shiftKey, isCommand })) return true;
    if (isCommand || altKey) return false;
    const position = lines.findIndex(({ node }) => node.id === id);
    const present = lines[position];
    if (!present) return false;
    const isOpen = present.node.inside.length > 0 && !closed.has(id);
    if (key === 'ArrowLeft' && isOpen) toggle(id, false);
    else if (key === 'ArrowRight' && closed.has(id)) toggle(id, true);
    else {
      // Names have spaces in them.
      const isTyping = timeStamp - typed.current.at < sameNameMs;
      const isLetter = key.length === 1 && (key !== ' ' || isTyping);
      const next = isLetter ? findNamed(key, position, timeStamp) : find(key, position);
      if (next === null) return key === ' ';
      if (next) go(next.node.id);
    }
    return true;
  };
}
