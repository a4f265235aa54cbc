import type { KeyboardEvent } from 'react';

/** Frames of a sheet, in their order. */
const listFrames = (sheet: HTMLElement) => [
  ...sheet.querySelectorAll<HTMLElement>('li > a, li > button'),
];

/** Arrow keys go from picture to picture as they lie, Home and End to the first and the last. */
export function moveInSheet(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const frames = listFrames(event.currentTarget);
  const at = frames.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? undefined : findNext(frames, at, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function findNext(frames: readonly HTMLElement[], at: number, key: string) {
  if (key === 'ArrowRight') return frames[at + 1];
  if (key === 'ArrowLeft') return frames[at - 1];
  if (key === 'Home') return frames[0];
  if (key === 'End') return frames.at(-1);
  if (key === 'ArrowDown') return findInNextRow(frames.slice(at));
  if (key === 'ArrowUp') return findInNextRow(frames.slice(0, at + 1).reverse());
  return undefined;
}

/** Rows have no elements of their own: they are where another top begins. */
function findInNextRow([from, ...others]: readonly HTMLElement[]) {
  if (!from) return undefined;
  const placeOf = (frame: HTMLElement) => frame.getBoundingClientRect();
  const { top, left, width } = placeOf(from);
  const row = others.find((one) => Math.round(placeOf(one).top) !== Math.round(top));
  if (!row) return undefined;
  const rowTop = Math.round(placeOf(row).top);
  const away = (frame: HTMLElement) => {
    const place = placeOf(frame);
    return Math.abs(place.left + place.width / 2 - (left + width / 2));
  };
  return others
    .filter((one) => Math.round(placeOf(one).top) === rowTop)
    .reduce((best, one) => (away(one) < away(best) ? one : best));
}
