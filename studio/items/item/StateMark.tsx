import type { ItemState } from '#server/studio/items/list-items.ts';
import { useWords } from '../../words/words.ts';
import styles from './StateMark.module.css';

/** How an item stands: a shape and a word, never a color alone. */
export function StateMark({ state }: { readonly state: ItemState }) {
  const { items } = useWords();
  return (
    <span className={styles.state} data-state={state}>
      {items.states[state]}
    </span>
  );
}
