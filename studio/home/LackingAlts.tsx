import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { languageOptions } from '#shared/languages/languages.ts';
import { hasRight } from '#shared/studio/rights.ts';
import { useMe } from '../api/use-me.ts';
import { lackingAltsQuery } from '../pictures/media-query.ts';
import { fill, useWords } from '../words/words.ts';
import styles from './Home.module.css';

/** Pictures on the site that say nothing to those who do not see them, by language. */
export function LackingAlts() {
  const { home } = useWords();
  const isAsked = hasRight(useMe(), 'pictures.read');
  const { data } = useQuery({ ...lackingAltsQuery, enabled: isAsked });
  const some = languageOptions.filter(({ code }) => (data?.[code] ?? 0) > 0);
  if (some.length === 0) return null;
  return (
    <section>
      <h2>{home.pictures}</h2>
      <ul className={styles.waits}>
        {some.map(({ code, nativeName }) => (
          <li key={code}>
            <span>
              <strong lang={code}>{nativeName}</strong>:{' '}
              {fill(home.picturesLack, { count: data?.[code] ?? 0 })}
            </span>{' '}
            <Link to={`/pictures?kind=picture&lacks=alt&language=${code}&shown=published`}>
              {home.picturesDescribe}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
