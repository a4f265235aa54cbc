import type { FormEvent } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import english from '#locales/en/common.json';
import { useMessages } from '../../i18n/language-context.tsx';
import { LostScreen } from '../lost-screen.ts';
import { isReloading } from '../preload-error.ts';
import styles from './screens.module.css';

/** The known cause, in a sentence. */
export function describeError(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (!isRouteErrorResponse(error)) return String(error);
  const { status, statusText, data } = error;
  const said = typeof data === 'string' && data.length < 300 ? data : '';
  return `The server answered ${[status, statusText].join(' ').trim()}. ${said}`.trim();
}

/** Any uncaught error of rendering. Source: specification §2, "Generic error screen". */
export function ErrorScreen({ error }: { error: unknown }) {
  const messages = useMessages('common', english).error;
  const { pathname, search } = useLocation();
  const address = error instanceof LostScreen ? error.address : pathname + search;
  const reload = (event: FormEvent) => {
    event.preventDefault();
    if (error instanceof LostScreen) window.location.assign(address);
    else window.location.reload();
  };
  // The page is on its way again; an error that is over before it can be read would only alarm.
  if (isReloading()) return <div className={styles.screen} data-ground="deep" />;
  return (
    <div className={styles.screen} data-ground="deep">
      <title>{messages.title}</title>
      <div className={styles.inner}>
        <h1>{messages.title}</h1>
        <p className={styles.text}>{messages.text}</p>
        {/* A form, so that the button works without script too. */}
        <form action={address} onSubmit={reload}>
          <button type="submit" className={styles.button}>
            {messages.reload}
          </button>
        </form>
        <details className={styles.details}>
          <summary>{messages.details}</summary>
          <pre lang="en">{describeError(error)}</pre>
        </details>
      </div>
    </div>
  );
}
