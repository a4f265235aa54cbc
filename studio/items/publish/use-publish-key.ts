import { useEffect } from 'react';

/** Ctrl+Enter anywhere in the item, unless a dialog is open: the end of a long form is far from its head. */
export function usePublishKey(ask: (() => void) | null): void {
  useEffect(() => {
    if (!ask) return;
    const whenPressed = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isCommand || event.key !== 'Enter' || event.repeat) return;
      if (document.querySelector('dialog[open], [role="dialog"]')) return;
      event.preventDefault();
      event.stopPropagation();
      ask();
    };
    // Before the field: editors of text keep every Enter for themselves.
    document.addEventListener('keydown', whenPressed, true);
    return () => document.removeEventListener('keydown', whenPressed, true);
  }, [ask]);
}
