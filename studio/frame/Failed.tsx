import { useRouteError } from 'react-router';
import { AskFailed } from '../api/ask.ts';
import { Button } from '../widgets/Button.tsx';
import { fill, useWords, type Words } from '../words/words.ts';

/** Says why a screen cannot be shown, and what to do. */
export function Failed({ error }: { readonly error?: unknown }) {
  const words = useWords();
  const fromRoute = useRouteError();
  return (
    <div role="alert">
      <h1>{words.failed.title}</h1>
      <p>{explain(error ?? fromRoute, words)}</p>
      <p>
        <Button onClick={() => window.location.reload()}>{words.tryAgain}</Button>
      </p>
    </div>
  );
}

function explain(error: unknown, { failed }: Words): string {
  const status =
    error instanceof AskFailed ? error.status : (error as { status?: unknown })?.status;
  if (status === 'network' || isOfScript(error)) return failed.network;
  if (status === 403) return failed.noRight;
  if (status === 404) return failed.unknown;
  return fill(failed.server, { id: error instanceof AskFailed ? error.requestId : '–' });
}

/** A screen's script did not come, or is not there any more since the server was renewed. */
const isOfScript = (error: unknown): boolean =>
  error instanceof TypeError && /module|preload/i.test(error.message);
