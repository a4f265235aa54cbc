import type { DatabaseName } from '../database.ts';

/** One table refers to another by its rows. */
export interface Reference {
  readonly name: string;
  readonly parent: string;
}

/** Answers rows of `Reference`, in either kind of database. */
export const referencesQuery = (name: DatabaseName) => ({
  sqlite: `SELECT m.name AS name, f."table" AS parent
    FROM sqlite_schema m JOIN pragma_foreign_key_list(m.name) f WHERE m.type = 'table'`,
  postgres: `SELECT child.relname::text AS name, parent.relname::text AS parent
    FROM pg_constraint c
    JOIN pg_class child ON child.oid = c.conrelid
    JOIN pg_class parent ON parent.oid = c.confrelid
    JOIN pg_namespace n ON n.oid = child.relnamespace
    WHERE c.contype = 'f' AND n.nspname = '${name}'`,
});

/** Tables in an order in which each stands behind those that its rows refer to. */
export function sortTables(
  names: readonly string[],
  references: readonly Reference[],
): readonly string[] {
  const sorted = new Set<string>();
  const visit = (name: string, path: readonly string[]) => {
    if (sorted.has(name) || path.includes(name)) return;
    for (const reference of references) {
      if (reference.name === name) visit(reference.parent, [...path, name]);
    }
    sorted.add(name);
  };
  for (const name of [...names].sort()) visit(name, []);
  return [...sorted].filter((name) => names.includes(name));
}
