/** Whether two values would be the same JSON, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const own = Object.entries(one).filter(([, value]) => value !== undefined);
  const others = Object.entries(other).filter(([, value]) => value !== undefined);
  if (own.length !== others.length) return false;
  return own.every(([key, value]) => isSame(value, (other as Record<string, unknown>)[key]));
}
