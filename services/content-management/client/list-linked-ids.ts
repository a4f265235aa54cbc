import type { DocumentSet } from './overlay-languages.ts';

/**
 * Ids of the documents that an item links to, at any depth of its fields, of the given types.
 * Links inside running text are left out: they need an address only, which they carry.
 */
export function listLinkedIds(sets: readonly DocumentSet[], types: ReadonlySet<string>): string[] {
  const ids = new Set<string>();
  for (const { wanted, master } of sets) {
    if (wanted) collect(wanted.data, types, ids);
    if (master && master !== wanted) collect(master.data, types, ids);
  }
  return [...ids];
}

function collect(value: unknown, types: ReadonlySet<string>, ids: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const part of value) collect(part, types, ids);
    return;
  }
  const fields = value as Record<string, unknown>;
  if (fields.link_type !== undefined) {
    const { link_type, id, type, isBroken } = fields;
    const isWanted = link_type === 'Document' && !isBroken && types.has(String(type));
    if (isWanted && typeof id === 'string') ids.add(id);
    return;
  }
  if (Array.isArray(fields.spans)) return;
  for (const part of Object.values(fields)) collect(part, types, ids);
}
