import { useState } from 'react';

/** As much of a long list as is drawn at once, and the way on and back. */
export interface Stretch {
  /** Cursor with which its first page begins; empty: at the beginning. */
  readonly from: string;
  readonly isFirst: boolean;
  readonly maxPages: number;
  goOn(next: string): void;
  back(): void;
}

/** Nobody reads more at once, and each page is drawn. */
const maxPages = 20;

/** @param filter of the list, as text: another one begins anew */
export function useStretch(filter: string): Stretch {
  const [{ of, begins }, set] = useState({ of: filter, begins: [] as readonly string[] });
  const present = of === filter ? begins : [];
  const move = (next: readonly string[]) => {
    set({ of: filter, begins: next });
    // Its first row is at the top.
    scrollTo({ top: 0 });
  };
  return {
    from: present.at(-1) ?? '',
    isFirst: present.length === 0,
    maxPages,
    goOn(next) {
      // Pressed again while the first rows are on their way.
      if (next !== present.at(-1)) move([...present, next]);
    },
    back: () => move(present.slice(0, -1)),
  };
}
