/**
 * A copy of data that scripts may change; the same object twice stays the same. Functions are kept.
 */
export function copyValue<Value>(value: Value, copies = new Map<unknown, unknown>()): Value {
  if (typeof value !== 'object' || value === null) return value;
  const known = copies.get(value);
  if (known !== undefined) return known as Value;
  const isPlain = Object.getPrototypeOf(value) === Object.prototype;
  if (!Array.isArray(value) && !isPlain) return value;
  const copy: unknown[] | Record<string, unknown> = Array.isArray(value) ? [] : {};
  copies.set(value, copy);
  for (const [key, inner] of Object.entries(value)) {
    (copy as Record<string, unknown>)[key] = copyValue(inner, copies);
  }
  return copy as Value;
}
