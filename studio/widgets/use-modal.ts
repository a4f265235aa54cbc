import { type RefObject, useLayoutEffect } from 'react';

/**
 * Shows a dialog over the screen while it is drawn. It is closed while it is still in the document: a
 * browser gives no focus back for what was removed.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [dialog]);
}
