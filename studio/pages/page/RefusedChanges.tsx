import { useState, useSyncExternalStore } from 'react';
import type { RefusedChange } from '#server/studio/pages/save-page-draft.ts';
import type { Operation } from '#shared/page-builder/editing/operations.ts';
import { Button } from '../../widgets/Button.tsx';
import { useWords } from '../../words/words.ts';
import { useOpenPage } from './open-page.ts';
import styles from './RefusedChanges.module.css';

/** Changes that could not be made, since somebody else changed the same place: nothing typed is lost. */
export function RefusedChanges({ left }: { readonly left: readonly RefusedChange[] }) {
  const { pages } = useWords();
  const { store } = useOpenPage();
  const [isSeen, setSeen] = useState(false);
  const refused = useSyncExternalStore(store.subscribe, () => store.refused);
  const all = [...(isSeen ? [] : left), ...refused];
  if (all.length === 0) return null;
  return (
    <div role="alert" className={styles.refused}>
      <p>{pages.refused.title}</p>
      <ul>
        {all.map(({ operation }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: told once
          <li key={position}>
            {pages.refused[operation.kind]}
            {wordsOf(operation) && <q>{wordsOf(operation)}</q>}
          </li>
        ))}
      </ul>
      <Button
        onClick={() => {
          setSeen(true);
          store.forgetRefused();
        }}
      >
        {pages.refused.seen}
      </Button>
    </div>
  );
}

function wordsOf(operation: Operation): string {
  const value = operation.kind === 'set' ? operation.to : undefined;
  return typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
}
