import { Link } from 'react-router';
import { hasRight } from '#shared/studio/rights.ts';
import { useMe } from '../api/use-me.ts';
import { useWords } from '../words/words.ts';
import styles from './Home.module.css';

/** What comes first in a museum that has nothing but its settings. */
export function Beginning() {
  const { beginTitle, begin } = useWords().home;
  const me = useMe();
  const steps = [
    ['settings', '/items/only/settings', 'items.write'],
    ['pictures', '/pictures', 'pictures.write'],
    ['write', '/items/new?type=exhibition', 'items.write'],
    ['invite', '/people', 'people.manage'],
    ['guide', '/help', 'items.write'],
  ] as const;
  return (
    <section>
      <h2>{beginTitle}</h2>
      <ol className={styles.waits}>
        {steps
          .filter(([, , right]) => hasRight(me, right))
          .map(([step, to]) => (
            <li key={step}>
              <span>{begin[step]}</span> <Link to={to}>{begin[`${step}Do`]}</Link>
            </li>
          ))}
      </ol>
    </section>
  );
}
