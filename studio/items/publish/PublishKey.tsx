import { hasRight } from '#shared/studio/rights.ts';
import { useMe } from '../../api/use-me.ts';
import { sayCommandKey } from '../../widgets/command-key.ts';
import { fill, useWords } from '../../words/words.ts';
import styles from './publish.module.css';

/** Says the keys that publish, for whoever has keys. */
export function PublishKey() {
  const { publish } = useWords();
  if (!hasRight(useMe(), 'items.publish')) return null;
  return (
    <p className={styles.keys}>{fill(publish.byKeys, { keys: `${sayCommandKey()} + Enter` })}</p>
  );
}
