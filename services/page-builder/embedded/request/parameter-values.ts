/**
 * The value of a parameter as the clients write it: JSON where it is JSON (numbers, `true`, quoted
 * text, objects), else the text itself. `'123'` in single quotes is a text that looks like a number.
 * Source: reference §2.1 and §2.2.
 */
export function parseValue(text: string): unknown {
  const quoted = /^'(.*)'$/s.exec(text)?.[1];
  if (quoted !== undefined) return quoted;
  // Most plain texts are seen without the cost of an error.
  if (!/^\s*[-\d"[{tfn]/.test(text)) return text;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? (/^'(.*)'$/s.exec(value)?.[1] ?? value) : value;
  } catch {
    return text;
  }
}

export const toBoolean = (value: unknown): boolean => value === true || value === 'true';

export function toText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}

export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `a.b.c` → the value there, own properties only. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) {
      return undefined;
    }
    current = (current as Record<string, unknown>)[key];
  }
  return current;
}
