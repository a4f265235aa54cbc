import { useLocation } from 'react-router';
import english from '#locales/en/common.json';
import { useWords } from '../../i18n/language-context.tsx';
import styles from './screens.module.css';

/** A service behind the page fails and nothing earlier is kept: status 503, to be tried again. */
export function UnavailableScreen() {
  const words = useWords('common', english).unavailable;
  const { pathname, search } = useLocation();
  return (
    <div className={styles.screen} data-ground="deep">
      <title>{words.title}</title>
      <div className={styles.inner}>
        <h1>{words.title}</h1>
        <p className={styles.text}>{words.text}</p>
        <a className={styles.button} href={pathname + search}>
          {words.tryAgain}
        </a>
      </div>
    </div>
  );
}
