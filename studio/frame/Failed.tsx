import { Link, useRouteError } from 'react-router';
import { AskFailed } from '../api/ask.ts';
import { Button } from '../widgets/Button.tsx';
import { fill, useWords, type Words } from '../words/words.ts';
import styles from './Failed.module.css';

/** Says why a screen cannot be shown, and what to do. */
export function Failed({ error }: { readonly error?: unknown }) {
  const words = useWords();
  const fromRoute = useRouteError();
  const cause = error ?? fromRoute;
  const status = statusOf(cause);
  // Trying again brings neither a right nor what is not there.
  const isFinal = status === 403 || status === 404;
  return (
    <div role="alert" className={styles.failed}>
      <h1>{words.failed.title}</h1>
      <p>{explain(cause, status, words)}</p>
      <p>
        {isFinal ? (
          <Link to="/">{words.nav.home}</Link>
        ) : (
          <Button onClick={() => window.location.reload()}>{words.tryAgain}</Button>
        )}
      </p>
    </div>
  );
}

const statusOf = (error: unknown): unknown =>
  error instanceof AskFailed ? error.status : (error as { status?: unknown } | undefined)?.status;

function explain(error: unknown, status: unknown, { failed }: Words): string {
  if (status === 'network' || isOfScript(error)) return failed.network;
  if (status === 403) return failed.noRight;
  if (status === 404) return failed.unknown;
  return fill(failed.server, { id: error instanceof AskFailed ? error.requestId : '–' });
}

/** A screen's script did not come, or is not there any more since the server was renewed. */
const isOfScript = (error: unknown): boolean =>
  error instanceof TypeError && /module|preload/i.test(error.message);
