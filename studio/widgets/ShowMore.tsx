import type { RefObject } from 'react';
import { useWords } from '../words/words.ts';
import { Button } from './Button.tsx';
import styles from './ShowMore.module.css';
import type { Stretch } from './use-stretch.ts';

interface ShowMoreProps {
  /** What `useInfiniteQuery` gives of the list; its pages name the `next` one. */
  readonly found: {
    readonly data?: { readonly pages: readonly { readonly next: string | null }[] } | undefined;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly stretch: Stretch;
  /** What holds the rows. */
  readonly list: RefObject<HTMLElement | null>;
  readonly label: string;
}

/**
 * The next rows of a list, below those that are there: the first of them has the focus then, since whoever
 * goes by keys would come to them backwards. A list that is long enough goes on from there instead.
 */
export function ShowMore({ found, stretch, list, label }: ShowMoreProps) {
  const { stretches } = useWords();
  const pages = found.data?.pages ?? [];
  const next = pages.at(-1)?.next;
  const isFull = pages.length >= stretch.maxPages;
  if (!next && stretch.isFirst) return null;
  const more = async () => {
    const count = list.current?.children.length ?? 0;
    await found.fetchNextPage();
    // Drawn by then.
    requestAnimationFrame(() => focusIn(list.current?.children[count]));
  };
  return (
    <div className={styles.more}>
      {next && !isFull && (
        <Button disabled={found.isFetchingNextPage} onClick={() => void more()}>
          {label}
        </Button>
      )}
      {next && isFull && <Button onClick={() => stretch.goOn(next)}>{stretches.goOn}</Button>}
      {!stretch.isFirst && (
        <Button kind="quiet" onClick={stretch.back}>
          {stretches.back}
        </Button>
      )}
    </div>
  );
}

const focusIn = (row: Element | undefined) =>
  row?.querySelector<HTMLElement>('a[href], button')?.focus();
