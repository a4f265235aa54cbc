import { useEffect, useState } from 'react';

/** Kept on the device at the desk, since a page that is loaded anew must not forget who has come. */
const storageKey = 'museum.arrivals';
/** A desk's week; the oldest give way. */
const maxArrivals = 1_000;

/** @returns codes of the reservations that are ticked, and what ticks or unticks one */
export function useArrivals(): readonly [ReadonlySet<string>, (code: string) => void] {
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  // Not in the first drawing, which the server made without them.
  useEffect(() => setArrived(readArrivals()), []);
  const toggle = (code: string) => {
    const next = readArrivals();
    if (!next.delete(code)) next.add(code);
    try {
      localStorage.setItem(storageKey, [...next].slice(-maxArrivals).join(','));
    } catch {
      // A browser that refuses storage forgets them with the page.
    }
    setArrived((before) => (before.has(code) ? without(before, code) : new Set([...before, code])));
  };
  return [arrived, toggle];
}

const without = (codes: ReadonlySet<string>, code: string): ReadonlySet<string> =>
  new Set([...codes].filter((one) => one !== code));

function readArrivals(): Set<string> {
  try {
    return new Set((localStorage.getItem(storageKey) ?? '').split(',').filter(isCode));
  } catch {
    return new Set();
  }
}

const isCode = (text: string) => /^[\w-]{1,20}$/.test(text);

/** People, not reservations: how many have come, of all. */
export function countArrived(
  entries: readonly { readonly code: string; readonly quantity: number }[],
  arrived: ReadonlySet<string>,
): { count: number; all: number } {
  const sum = (list: typeof entries) => list.reduce((total, { quantity }) => total + quantity, 0);
  return { count: sum(entries.filter(({ code }) => arrived.has(code))), all: sum(entries) };
}
