import { type ComponentType, useEffect, useState } from 'react';
import { useWords } from '../words/words.ts';
import { Button } from './Button.tsx';
import styles from './lazy-part.module.css';

const Nothing = () => null;

/**
 * A part of a screen whose script comes when it is first shown. Where it cannot come, that is said in its
 * place, and the rest of the screen goes on.
 *
 * @param load `async () => (await import('…')).HistoryPanel`
 * @param Waiting stands there until then, as large as what follows; absent: nothing, as for what opens over the screen
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function LazyPart(props) {
    const [Part, setPart] = useState(() => loaded);
    const [hasFailed, setFailed] = useState(false);
    const [tries, setTries] = useState(0);
    useEffect(() => {
      if (Part) return;
      let isGone = false;
      load().then(
        (part) => {
          loaded = part;
          if (!isGone) setPart(() => part);
        },
        async () => {
          // The server was renewed and has this file no more: only a new document knows the new ones.
          if (tries > 0 && (await isServerThere())) window.location.reload();
          else if (!isGone) setFailed(true);
        },
      );
      return () => {
        isGone = true;
      };
    }, [Part, tries]);
    if (Part) return <Part {...props} />;
    if (!hasFailed) return <Waiting {...props} />;
    return (
      <PartFailed
        onTry={() => {
          setFailed(false);
          setTries(tries + 1);
        }}
      />
    );
  };
}

function PartFailed({ onTry }: { readonly onTry: () => void }) {
  const { failed, tryAgain } = useWords();
  return (
    <div role="alert" className={styles.failed}>
      <p>{failed.network}</p>
      <Button onClick={onTry}>{tryAgain}</Button>
    </div>
  );
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
