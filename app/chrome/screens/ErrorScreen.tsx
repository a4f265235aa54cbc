import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import english from '#locales/en/common.json';
import { useWords } from '../../i18n/language-context.tsx';
import { isReloading } from '../preload-error.ts';
import styles from './screens.module.css';

function reload(event: FormEvent) {
  event.preventDefault();
  window.location.reload();
}

/** Any uncaught error of rendering. Source: specification §2, "Generic error screen". */
export function ErrorScreen({ error }: { error: unknown }) {
  const words = useWords('common', english).error;
  const { pathname, search } = useLocation();
  // The page is on its way again; an error that is over before it can be read would only alarm.
  if (isReloading()) return <div className={styles.screen} data-ground="deep" />;
  return (
    <div className={styles.screen} data-ground="deep">
      <title>{words.title}</title>
      <div className={styles.inner}>
        <h1>{words.title}</h1>
        <p className={styles.text}>{words.text}</p>
        {/* A form, so that the button works without script too. */}
        <form action={pathname + search} onSubmit={reload}>
          <button type="submit" className={styles.button}>
            {words.reload}
          </button>
        </form>
        <details className={styles.details}>
          <summary>{words.details}</summary>
          <pre lang="en">{error instanceof Error ? error.message : String(error)}</pre>
        </details>
      </div>
    </div>
  );
}
