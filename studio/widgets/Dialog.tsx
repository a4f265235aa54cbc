import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Escape was pressed; whoever draws the dialog takes it away. */
  readonly onClose: () => void;
}

/** A question over the screen. The browser keeps the focus in it and gives it back. */
export function Dialog({ title, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // While it is still in the document: a browser gives no focus back for what was removed.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
