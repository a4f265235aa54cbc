import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#app/components/button/Button.tsx';
import { useLocalPath, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/planYourVisit.json';

/** The pages that a visitor needs at the gate, beside the one with the button. */
const pages = ['/visit/plan-your-visit', '/visit/visitor-guidelines', '/tickets'];

const load = () => import('./offline-pages.ts');

type State = 'unknown' | 'absent' | 'busy' | 'saved' | 'removed' | 'failed';

/**
 * Keeps this page and what a visit needs on the device, for where there is no connection. Nothing is
 * kept and no worker is there before it is pressed. Not shown where a browser cannot.
 */
export function SaveOffline({ isPrivate = false }: { readonly isPrivate?: boolean }) {
  const messages = useMessages('planYourVisit', english).keep;
  const localPath = useLocalPath();
  const { pathname } = useLocation();
  const [state, setState] = useState<State>('unknown');

  useEffect(() => {
    let isCurrent = true;
    load()
      .then(({ findState }) => findState(pathname))
      .then((next) => isCurrent && setState(next))
      // Without its code there is nothing to offer.
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [pathname]);

  if (state === 'unknown') return null;
  const doIt = async (then: State, work: () => Promise<void>) => {
    setState('busy');
    setState(
      await work().then(
        () => then,
        () => 'failed',
      ),
    );
  };
  const keep = async () => {
    const { saveOffline } = await load();
    await saveOffline(
      [...new Set([pathname, ...pages.map(localPath)])],
      messages.note,
      messages.away,
    );
  };
  const remove = async () => (await load()).removeOffline();
  return (
    <div data-print="none" data-needs-scripts="">
      <p>{isPrivate ? messages.ownText : messages.text}</p>
      {state === 'saved' ? (
        <Button kind="quiet" onClick={() => void doIt('removed', remove)}>
          {messages.remove}
        </Button>
      ) : (
        <Button
          kind="quiet"
          aria-disabled={state === 'busy' || undefined}
          onClick={() => state !== 'busy' && void doIt('saved', keep)}
        >
          {messages.send}
        </Button>
      )}
      <p role="status">
        {state === 'busy' && messages.busy}
        {state === 'saved' && messages.kept}
        {state === 'removed' && messages.removed}
        {state === 'failed' && messages.failed}
      </p>
    </div>
  );
}
