import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#app/components/forms/Button.tsx';
import { useLocalPath, useWords } from '#app/i18n/language-context.tsx';
import english from '#locales/en/planYourVisit.json';

/** What somebody needs at the gate, beside the page on which they press. */
const pages = ['/visit/plan-your-visit', '/visit/visitor-guidelines', '/tickets'];

const load = () => import('./keep-pages.ts');

type State = 'unknown' | 'absent' | 'busy' | 'kept' | 'removed' | 'failed';

/**
 * Keeps this page and what a visit needs on the device, for where there is no connection. Nothing is
 * kept and no worker is there before it is pressed. Not shown where a browser cannot.
 */
export function KeepOffline({ isPrivate = false }: { readonly isPrivate?: boolean }) {
  const words = useWords('planYourVisit', english).keep;
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
    const { keepPages } = await load();
    await keepPages([...new Set([pathname, ...pages.map(localPath)])], words.note);
  };
  const remove = async () => (await load()).forgetPages();
  return (
    <div data-print="none" data-needs-scripts="">
      <p>{isPrivate ? words.ownText : words.text}</p>
      {state === 'kept' ? (
        <Button kind="quiet" onClick={() => void doIt('removed', remove)}>
          {words.remove}
        </Button>
      ) : (
        <Button
          kind="quiet"
          aria-disabled={state === 'busy' || undefined}
          onClick={() => state !== 'busy' && void doIt('kept', keep)}
        >
          {words.send}
        </Button>
      )}
      <p role="status">
        {state === 'busy' && words.busy}
        {state === 'kept' && words.kept}
        {state === 'removed' && words.removed}
        {state === 'failed' && words.failed}
      </p>
    </div>
  );
}
