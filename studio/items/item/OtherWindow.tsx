import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWords } from '../../words/words.ts';
import { useOpenItem } from './open-item.ts';
import styles from './Present.module.css';

const everyMs = 10_000;
const lockOf = (setId: string) => `studio-item ${setId}`;

/** Says that the same person has the item open twice in this browser; elsewhere they are nobody else either. */
export function OtherWindow() {
  const { items } = useWords();
  const { setId } = useOpenItem().item;
  useEffect(() => {
    const closing = new AbortController();
    const isOver = new Promise<void>((resolve) => {
      closing.signal.addEventListener('abort', () => resolve());
    });
    // Only secure addresses have locks; without them nothing is said.
    void navigator.locks?.request(lockOf(setId), { mode: 'shared' }, () => isOver);
    return () => closing.abort();
  }, [setId]);
  const { data = 1 } = useQuery({
    queryKey: ['windows', setId],
    queryFn: () => countWindows(setId),
    refetchInterval: everyMs,
    gcTime: 0,
  });
  return (
    <p className={styles.present} role="status">
      {data > 1 && items.otherWindow}
    </p>
  );
}

async function countWindows(setId: string): Promise<number> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.filter(({ name }) => name === lockOf(setId)).length;
}
