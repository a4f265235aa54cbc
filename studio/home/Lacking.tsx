import { Link } from 'react-router';
import type { HomeOfStudio } from '#server/studio/home/describe-home.ts';
import { languageOptions } from '#shared/languages/languages.ts';
import { fill, useWords } from '../words/words.ts';
import styles from './Home.module.css';

/** What languages lack, each in a sentence that leads to the work. */
export function Lacking({ lacking }: { readonly lacking: HomeOfStudio['lacking'] }) {
  const { home } = useWords();
  const some = lacking.filter(({ missing, outdated }) => missing + outdated > 0);
  if (some.length === 0) return <p>{home.lacksNothing}</p>;
  return (
    <ul className={styles.waits}>
      {some.map(({ language, missing, outdated }) => (
        <li key={language}>
          <span>
            <strong lang={language}>
              {languageOptions.find(({ code }) => code === language)?.nativeName}
            </strong>
            : {fill(home.lacks, { missing, outdated })}
          </span>{' '}
          <Link to={`/translations?language=${language}`}>{home.translate}</Link>
        </li>
      ))}
    </ul>
  );
}
