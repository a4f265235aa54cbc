import { useState } from 'react';
import type { ListedMedia } from '../media-query.ts';

/** Files of the library with which one thing is done together. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** In the order of the sheet. */
  readonly media: readonly ListedMedia[];
  /** @param isRange all between the one before and this one */
  toggle(media: ListedMedia, isRange: boolean): void;
  selectAll(): void;
  clear(): void;
}

/** @param shown what can be selected; what is not shown any more is not selected any more */
export function useSelection(shown: readonly ListedMedia[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState('');
  const media = shown.filter(({ id }) => ids.has(id));
  return {
    ids,
    media,
    toggle({ id }, isRange) {
      const places = [last, id].map((one) => shown.findIndex((other) => other.id === one));
      const [from = -1, to = -1] = places.toSorted((one, other) => one - other);
      if (isRange && from >= 0) {
        setIds(new Set([...ids, ...shown.slice(from, to + 1).map((one) => one.id)]));
      } else {
        setIds(ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id]));
      }
      setLast(id);
    },
    selectAll: () => setIds(new Set(shown.map((one) => one.id))),
    clear: () => setIds(new Set()),
  };
}
