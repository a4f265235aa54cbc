import type { ItemSummary } from '#server/studio/items/list-items.ts';
import { useWords } from '../words/words.ts';
import styles from './StateOfTranslation.module.css';

export type LanguageState = ItemSummary['languages']['haw'];

/** A shape and a word, never a color alone. */
export function StateOfTranslation({ state }: { readonly state: LanguageState }) {
  const { translations } = useWords();
  return (
    <span className={styles.state} data-state={state}>
      {translations.states[state]}
    </span>
  );
}
