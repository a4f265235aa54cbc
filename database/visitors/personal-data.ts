import type { VisitorsQuery } from './mail-queue.ts';

/**
 * One kind of what visitors gave, as a service registers it: the list in `server/visitors/personal-data.ts`
 * names all kinds, and a test holds that every table of the visitors' database belongs to one.
 */
export interface PersonalDataKind {
  /** Kebab case, for example `newsletter`; the setting RETENTION_DAYS calls it so. */
  readonly name: string;
  /** Every table it keeps rows in. */
  readonly tables: readonly string[];
  /** Days after which a row is deleted where the setting names none; null: kept until erased. */
  readonly retentionDays: number | null;
  /** Everything of a person, as readable records. `email` is folded (`foldEmail`). */
  listOfPerson(query: VisitorsQuery, email: string): Promise<readonly PersonalRecord[]>;
  /** @returns how many records are gone */
  eraseOfPerson(query: VisitorsQuery, email: string): Promise<number>;
  /**
   * Deletes what is older, at most some thousand rows a call.
   * @returns how many records are gone
   */
  deleteOlderThan(query: VisitorsQuery, before: Date): Promise<number>;
}

/** A record by the names of its fields; values as JSON has them. */
export type PersonalRecord = Readonly<Record<string, unknown>>;

export interface FoundData {
  readonly kind: string;
  readonly records: readonly PersonalRecord[];
}

/** Everything the museum keeps of a person, by kind. */
export const exportPerson = (
  kinds: readonly PersonalDataKind[],
  query: VisitorsQuery,
  email: string,
): Promise<readonly FoundData[]> =>
  Promise.all(
    kinds.map(async (kind) => ({
      kind: kind.name,
      records: await kind.listOfPerson(query, email),
    })),
  );
