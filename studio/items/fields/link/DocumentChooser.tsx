import { type ComponentProps, type ComponentType, useRef, useState } from 'react';
import { useWords } from '../../../words/words.ts';
import styles from './Link.module.css';
import type { DocumentCombo } from './lazy/DocumentCombo.tsx';

export interface DocumentChooserProps {
  /** Of the types that may be chosen; empty: all. */
  readonly types: readonly string[];
  /** @param id of the item's document */
  readonly onChoose: (id: string) => void;
  readonly id: string;
  readonly label: string;
  readonly describedBy?: string | undefined;
}

type Combo = ComponentType<ComponentProps<typeof DocumentCombo>>;

/** Here once somebody has used the first one: lists that open are many kilobytes of widgets. */
let loaded: Combo | null = null;

/**
 * Finds an item by its words. A field of text until somebody goes into it; what they type before the
 * list has come goes on in it.
 */
export function DocumentChooser(props: DocumentChooserProps) {
  const { fields } = useWords();
  const { id, label, describedBy } = props;
  const [Combo, setCombo] = useState<Combo | null>(() => loaded);
  const [typed, setTyped] = useState('');
  const isUsed = useRef(false);

  function wake() {
    isUsed.current = true;
    import('./lazy/DocumentCombo.tsx').then(
      ({ DocumentCombo: combo }) => {
        loaded = combo;
        setCombo(() => combo);
      },
      // The line is down: the next time somebody comes here it is tried again.
      () => {},
    );
  }

  if (Combo) return <Combo {...props} begun={typed} hasFocus={isUsed.current} />;
  return (
    <div className={styles.chooser}>
      <div className={styles.combo}>
        <input
          id={id}
          type="text"
          role="combobox"
          aria-expanded={false}
          aria-label={label}
          aria-describedby={describedBy}
          autoComplete="off"
          placeholder={fields.link.search}
          value={typed}
          onFocus={wake}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="button" tabIndex={-1} aria-label={fields.link.showAll} onClick={wake}>
          <DownSign />
        </button>
      </div>
    </div>
  );
}

export const DownSign = () => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d="m5 8 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.5" />
  </svg>
);
