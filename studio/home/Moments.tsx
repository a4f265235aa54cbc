import { Link } from 'react-router';
import type { HomeOfStudio } from '#server/studio/home/describe-home.ts';
import { formatInZone } from '../items/publish/museum-clock.ts';
import { fill, useSpokenLanguage } from '../words/words.ts';
import styles from './Home.module.css';
import { ItemTitle } from './ItemTitle.tsx';

/** What comes by itself, and what was published lately, on the museum's clock. */
export function Moments({ data }: { readonly data: HomeOfStudio }) {
  const { words, language } = useSpokenLanguage();
  const { home } = words;
  const format = (at: string) => formatInZone(at, data.timeZone, language);
  return (
    <div className={styles.moments}>
      <section>
        <h2>{home.coming}</h2>
        {data.coming.length === 0 && <p>{home.nothingComes}</p>}
        <ol className={styles.times}>
          {data.coming.map((item) => (
            <li key={item.what + item.setId}>
              <time dateTime={item.at}>{format(item.at)}</time>
              <span>
                <Link to={`/items/${item.setId}`}>
                  <ItemTitle item={item} />
                </Link>{' '}
                {home[item.what]}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{home.published}</h2>
        {data.published.length === 0 && <p>{home.nothingPublished}</p>}
        <ol className={styles.times}>
          {data.published.map((item) => (
            <li key={item.setId + item.at}>
              <time dateTime={item.at}>{format(item.at)}</time>
              <span>
                <Link to={`/items/${item.setId}`}>
                  <ItemTitle item={item} />
                </Link>{' '}
                {item.by && fill(home.by, { name: item.by })}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
