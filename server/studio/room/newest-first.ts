import { type RawBuilder, sql } from 'kysely';

/** The last row of a page of a list that begins with what was changed last. */
export interface PageCursor {
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  readonly id: string;
}

/** @returns null for the first page, and for what is no cursor of ours */
export function readCursor(text: string | undefined): PageCursor | null {
  const [, time, id] = /^(\d{1,16})\.([\w-]{1,100})$/.exec(text ?? '') ?? [];
  return time && id ? { updatedAt: Number(time), id } : null;
}

/** Rows behind a cursor: of those changed at the same moment the ids decide. @param idColumn by which the list is sorted too */
export const isBehind = (
  { updatedAt, id }: PageCursor,
  idColumn: 'id' | 'set_id',
): RawBuilder<boolean> =>
  sql<boolean>`(updated_at < ${updatedAt} OR (updated_at = ${updatedAt} AND ${sql.ref(idColumn)} < ${id}))`;

/** @param rows one more than a page where there are more */
export function toPage<Row extends { readonly updated_at: number }>(
  rows: readonly Row[],
  pageSize: number,
  idOf: (row: Row) => string,
): { readonly page: readonly Row[]; readonly next: string | null } {
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return { page, next: rows.length > pageSize && last ? `${last.updated_at}.${idOf(last)}` : null };
}
