/** A stored value in words, for comparing two and for naming an item of a list; empty where it says none. */
export function sayValue(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(sayValue).filter(Boolean).join('\n');
  if (typeof value !== 'object' || value === null) return '';
  const { text, alt, name, title, label, url, id, ...others } = value as Record<string, unknown>;
  const known = [name, title, label, text, alt].find((one) => sayValue(one) !== '');
  if (known !== undefined) return sayValue(known);
  const other = Object.entries(others).find(
    ([key, one]) =>
      !/^(_key|key|type|spans|link_type|slice_type|variation|version)$/.test(key) && sayValue(one),
  );
  return other ? sayValue(other[1]) : sayValue(url ?? id);
}
