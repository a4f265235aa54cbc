import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './Fold.module.css';

interface FoldProps {
  readonly word: string;
  /** What of the page it belongs to: whoever is led there by an address finds it open. */
  readonly part?: string;
  readonly children: ReactNode;
}

/** What few need stands behind its word on phones; in wider windows, and on paper, it is read at once. */
export function Fold({ word, part, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of an address, also of the same one
  useEffect(() => {
    if (details.current && hash === `#${part}`) details.current.open = true;
  }, [hash, part, key]);
  return (
    <details ref={details} className={styles.fold} data-slides>
      <summary>{word}</summary>
      {children}
    </details>
  );
}
