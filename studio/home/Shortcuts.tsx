import { Link } from 'react-router';
import { hasRight } from '#shared/studio/rights.ts';
import { useMe } from '../api/use-me.ts';
import { useWords } from '../words/words.ts';
import styles from './Shortcuts.module.css';

/** What is done most often, one step from the studio's home. */
export function Shortcuts() {
  const { fields } = useWords();
  if (!hasRight(useMe(), 'items.write')) return null;
  return (
    <nav aria-label={fields.shortcuts.label} className={styles.shortcuts}>
      <Link to="/items/only/settings?field=opening_hours">{fields.shortcuts.hours}</Link>
      <Link to="/items/only/settings?field=exceptional_hours">{fields.shortcuts.otherHours}</Link>
    </nav>
  );
}
