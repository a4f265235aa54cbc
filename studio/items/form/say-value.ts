/** The items that links lead to, by the id of their document. */
export type Targets = Readonly<Record<string, { readonly title: string }>>;

/**
 * A stored value in words, for comparing two and for naming an item of a list; empty where it says none.
 * Of links to items the title of what they lead to: their ids say nothing to anybody.
 */
export function sayValue(value: unknown, targets: Targets = {}): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const say = (one: unknown) => sayValue(one, targets);
  if (Array.isArray(value)) return value.map(say).filter(Boolean).join('\n');
  if (typeof value !== 'object' || value === null) return '';
  const { text, alt, name, title, label, url, id, ...others } = value as Record<string, unknown>;
  const known = [name, title, label, text, alt].find((one) => say(one) !== '');
  if (known !== undefined) return say(known);
  if (others.link_type === 'Document') return targets[String(id)]?.title ?? '';
  const other = Object.entries(others).find(
    ([key, one]) =>
      !/^(_key|key|type|spans|link_type|slice_type|variation|version)$/.test(key) && say(one),
  );
  return other ? say(other[1]) : say(url);
}

/** What an item of a list is known by: of links what they lead to. */
export function sayItem(item: Readonly<Record<string, unknown>>, targets: Targets): string {
  const links = Object.values(item).map((value) => {
    const { id } = (typeof value === 'object' && value ? value : {}) as { readonly id?: unknown };
    return typeof id === 'string' ? targets[id]?.title : undefined;
  });
  const own = [item.name, item.title, item.label].map((one) => sayValue(one, targets));
  // Yes and no name nothing.
  const others = Object.fromEntries(
    Object.entries(item).filter(([, value]) => typeof value !== 'boolean'),
  );
  return own.find(Boolean) ?? links.find(Boolean) ?? sayValue(others, targets);
}
