import type { KeyboardEvent } from 'react';

const moveOfKey = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'closer',
  '=': 'closer',
  '-': 'farther',
  '0': 'whole',
  Home: 'whole',
} as const;

export type ViewMove = (typeof moveOfKey)[keyof typeof moveOfKey];

/** The move that a key stands for; null for other keys, and for the browser's own with Ctrl. */
export function readViewMove(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): ViewMove | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  return Object.hasOwn(moveOfKey, event.key)
    ? moveOfKey[event.key as keyof typeof moveOfKey]
    : null;
}
