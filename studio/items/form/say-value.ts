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

type Targets = Readonly<Record<string, { readonly title: string }>>;

/** What an item of a list is known by: of links what they lead to. */
export function sayItem(item: Readonly<Record<string, unknown>>, targets: Targets): string {
  const links = Object.values(item).map((value) => {
    const { id } = (typeof value === 'object' && value ? value : {}) as { readonly id?: unknown };
    return typeof id === 'string' ? targets[id]?.title : undefined;
  });
  const own = [item.name, item.title, item.label].map(sayValue);
  // Yes and no name nothing.
  const others = Object.fromEntries(
    Object.entries(item).filter(([, value]) => typeof value !== 'boolean'),
  );
  return own.find(Boolean) ?? links.find(Boolean) ?? sayValue(others);
}
