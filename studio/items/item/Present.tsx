import { createContext, useContext } from 'react';
import type { Present as Somebody } from '#server/studio/items/presence.ts';
import { fill, useWords } from '../../words/words.ts';
import styles from './Present.module.css';

/** The others who have the item open. */
export const PresentContext = createContext<readonly Somebody[]>([]);

/** Who else is here, said once when it changes. */
export function Present() {
  const { items } = useWords();
  const present = useContext(PresentContext);
  const names = present.map(({ name }) => name).join(', ');
  return (
    <p className={styles.present} role="status">
      {names && fill(items.present, { names })}
    </p>
  );
}

/** Who else is in one field. */
export function PresentIn({ path }: { readonly path: string }) {
  const { items } = useWords();
  const here = useContext(PresentContext).filter(({ place }) => place === path);
  if (here.length === 0) return null;
  const names = here.map(({ name }) => name).join(', ');
  return <span className={styles.here}>{fill(items.presentIn, { names })}</span>;
}
