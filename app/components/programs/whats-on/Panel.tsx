import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useDismissible } from '#app/components/text/use-dismissible.ts';
import styles from './Panel.module.css';

export interface PanelProps {
  readonly word: string;
  /** Of the list. Another one is the answer to what was chosen here, so the panel closes; absent: it stays. */
  readonly address?: string;
  /** Something in it is chosen. */
  readonly isChosen?: boolean;
  /** What it holds are menus: behind its word in narrow windows, in a row of their own in wide ones. */
  readonly isRow?: boolean;
  /** One of such a row: in narrow windows its content stands open in the panel. */
  readonly isMenu?: boolean;
  readonly children: ReactNode;
}

/** Opens below its word; one at a time, also without scripts. */
export function Panel({ word, address, isChosen, isRow, isMenu, children }: PanelProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismissible(details);
  const answered = useRef(address);
  useEffect(() => {
    const { current: element } = details;
    // What was opened before the script had come stays open.
    const isSame = answered.current === address;
    answered.current = address;
    if (isSame || !element?.open) return;
    if (element.contains(document.activeElement)) element.querySelector('summary')?.focus();
    element.open = false;
  }, [address]);
  return (
    <details
      ref={details}
      className={isMenu ? styles.menu : styles.panel}
      name={isMenu ? 'whats-on-menu' : 'whats-on'}
      data-row={isRow || undefined}
      data-chosen={isChosen || undefined}
    >
      <summary>{word}</summary>
      {children}
    </details>
  );
}

/** Of a sheet in it: closes it, and gives the focus back to its word. */
export function closePanel({ currentTarget }: MouseEvent<HTMLElement>): void {
  const panel = currentTarget.closest('details');
  if (panel) panel.open = false;
  panel?.querySelector('summary')?.focus();
}
