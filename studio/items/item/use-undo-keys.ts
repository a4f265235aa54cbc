import { useEffect } from 'react';
import type { DraftStore } from './draft-store.ts';

/** Fields of text take back their own letters. */
const ownUndo =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';

/** Ctrl+Z and Ctrl+Shift+Z, or Ctrl+Y, outside of text. */
export function useUndoKeys(draft: DraftStore): void {
  useEffect(() => {
    const whenPressed = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
      const key = event.key.toLowerCase();
      if (!isCommand || event.defaultPrevented || !['z', 'y'].includes(key)) return;
      if (event.target instanceof Element && event.target.closest(ownUndo)) return;
      event.preventDefault();
      const path = key === 'y' || event.shiftKey ? draft.redo() : draft.undo();
      if (path) show(path);
    };
    document.addEventListener('keydown', whenPressed);
    return () => document.removeEventListener('keydown', whenPressed);
  }, [draft]);
}

const show = (path: string) =>
  document.querySelector(`[data-path="${CSS.escape(path)}"]`)?.scrollIntoView({ block: 'nearest' });
