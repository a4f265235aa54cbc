import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useOpenItem } from './open-item.ts';
import type { Content } from './paths.ts';

const restMs = 800;

/** The whole form as it last stood for a while: what is worked out from all of it waits for a rest in typing. */
export function useRestedContent(): Content {
  const { draft } = useOpenItem();
  const languages = useSyncExternalStore(draft.subscribe, () => draft.languages);
  const tags = useSyncExternalStore(draft.subscribe, () => draft.tags);
  const content = useMemo(() => ({ languages, tags }), [languages, tags]);
  const [rested, setRested] = useState(content);
  useEffect(() => {
    const timer = setTimeout(() => setRested(content), restMs);
    return () => clearTimeout(timer);
  }, [content]);
  return rested;
}
