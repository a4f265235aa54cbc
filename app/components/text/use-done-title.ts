import { useEffect, useRef } from 'react';

/** For a title that reports what was just done: it takes the focus, since it replaces what did it. */
export function useDoneTitle(done: string | null) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (done !== null) title.current?.focus();
  }, [done]);
  return title;
}
