import { maxListLength } from '../../expressions/to-text.ts';
import { LimitError, spend } from '../../expressions/work.ts';

/** The values of anything that can be walked through: lists, texts by their letters, sets, maps. */
export function toList(value: unknown): readonly unknown[] {
  const isWalked =
    typeof value === 'string' ||
    Array.isArray(value) ||
    value instanceof Set ||
    value instanceof Map;
  if (!isWalked) throw new TypeError('that cannot be walked through');
  const length = value instanceof Set || value instanceof Map ? value.size : value.length;
  if (length > maxListLength) throw new LimitError('the list is too long');
  spend(length >> 2);
  return Array.isArray(value) ? value : [...value];
}
