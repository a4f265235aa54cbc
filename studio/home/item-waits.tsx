import type { ReactNode } from 'react';
import type { HomeOfStudio, NamedItem } from '#server/studio/home/describe-home.ts';
import { fill, useWords } from '../words/words.ts';
import styles from './Home.module.css';
import { ItemTitle } from './ItemTitle.tsx';

export interface Wait {
  readonly key: string;
  readonly text: ReactNode;
  readonly act: string;
  readonly to: string;
}

/** What waits for somebody in the items, the most pressing first. */
export function useItemWaits(data: HomeOfStudio | undefined): readonly Wait[] {
  const { home, items } = useWords();
  if (!data) return [];
  const titled = (item: NamedItem) => <ItemTitle item={item} />;
  const open = (setId: string) => `/items/${setId}`;
  return [
    ...data.conflicts.map((item) => ({
      key: `conflict ${item.setId}`,
      text: (
        <>
          {titled(item)}: {home.conflict}
        </>
      ),
      act: home.choose,
      to: open(item.setId),
    })),
    ...data.wishes.map(({ wish, ...item }) => ({
      key: `wish ${item.setId}`,
      text: (
        <>
          {titled(item)}: {fill(home.asked, { name: wish.by })}
          {wish.note && ` “${wish.note}”`}
        </>
      ),
      act: home.look,
      to: open(item.setId),
    })),
    ...data.mine.map((item) => ({
      key: `mine ${item.setId}`,
      text: (
        <>
          {titled(item)} <span className={styles.quiet}>{items.states[item.state]}</span>
        </>
      ),
      act: home.goOn,
      to: open(item.setId),
    })),
    ...data.releases.map((release) => ({
      key: `release ${release.id}`,
      text: fill(home.release, {
        name: release.name,
        count: release.setIds.length + release.pageIds.length,
      }),
      act: home.look,
      to: `/releases/${release.id}`,
    })),
  ];
}
