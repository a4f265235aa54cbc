import { more } from './more.ts';
import { LimitError, spend } from './work.ts';

/** Texts and lists that an expression makes never grow past these. */
export const maxTextLength = 100_000;
export const maxListLength = 10_000;

/** As a script would write it into a text, without asking the value how. */
export function toText(value: unknown): string {
  if (Array.isArray(value)) return joinTexts(value, ',');
  if (typeof value === 'object' && value !== null) {
    return more.toText(value) ?? '[object Object]';
  }
  return typeof value === 'function' ? '' : String(value);
}

/**
 * Stops before more is put together than a text may hold.
 * @param isWritten null and undefined are written too, as in a template
 */
export function joinTexts(values: readonly unknown[], between: string, isWritten = false): string {
  let text = '';
  values.forEach((value, index) => {
    spend(1);
    const isNothing = value === null || value === undefined;
    const next = isNothing && !isWritten ? '' : toText(value);
    text = bounded(text + (index > 0 ? between : '') + next);
  });
  return text;
}

export function bounded(text: string): string {
  if (text.length > maxTextLength) throw new LimitError('the text is too long');
  // What is put together is paid for by its length.
  spend(text.length >> 7);
  return text;
}

/** A text that is looked for may be compared at each letter of the other, nearly to its end. */
export function spendSearch(text: string, searched: string) {
  spend(Math.floor((Math.max(0, text.length - searched.length) * searched.length) / 128));
}

/** @param prefersText as `+` and `==` do with dates */
export const toPrimitive = (value: unknown, prefersText = false): unknown => {
  if (typeof value === 'function') return toText(value);
  if (typeof value !== 'object' || value === null) return value;
  return value instanceof Date && !prefersText ? value.getTime() : toText(value);
};
