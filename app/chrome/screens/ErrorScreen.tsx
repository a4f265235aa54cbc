import { useLocation } from 'react-router';
import english from '#locales/en/common.json';
import { useWords } from '../../i18n/language-context.tsx';
import styles from './screens.module.css';

/** Any uncaught error of rendering. Source: specification §2, "Generic error screen". */
export function ErrorScreen({ error }: { error: unknown }) {
  const words = useWords('common', english).error;
  const { pathname, search } = useLocation();
  return (
    <div className={styles.screen} data-ground="deep">
      <title>{words.title}</title>
      <div className={styles.inner}>
        <h1>{words.title}</h1>
        <p className={styles.text}>{words.text}</p>
        <a
          className={styles.button}
          href={pathname + search}
          role="button"
          onClick={(event) => {
            event.preventDefault();
            window.location.reload();
          }}
        >
          {words.reload}
        </a>
        <details className={styles.details}>
          <summary>{words.details}</summary>
          <pre lang="en">{error instanceof Error ? error.message : String(error)}</pre>
        </details>
      </div>
    </div>
  );
}
