/** Controls other than tab and line ends, and numbers that are no letters: no XML and no PostgreSQL holds them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unreadable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/** A text without what nobody types or reads; a lone half of a letter becomes its sign for one (U+FFFD). */
export const toReadableText = (text: string): string =>
  text.toWellFormed().replace(unreadable, (sign) => (sign === '\u000b' ? '\n' : ''));

/**
 * The same of everything in a value as JSON gives it; also of names. One that would be an object's prototype
 * goes with what it holds.
 */
export function toReadable(value: unknown): unknown {
  if (typeof value === 'string') return toReadableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(toReadable);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, held]) =>
      name === '__proto__' ? [] : [[toReadableText(name), toReadable(held)]],
    ),
  );
}

/** Whether a value holds others in others more often than this; asked without a stack that it could use up. */
export function isDeeperThan(max: number, value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > max) return true;
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    );
  }
  return false;
}

/** A name or a label: one line, in which no sign turns what follows it on the page. */
export const toOneLine = (text: string): string =>
  toReadableText(text)
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
