import type { Transaction } from 'kysely';
import type { StoredDocument } from './stored-document.ts';
import type { DocumentTables, HoldRow } from './tables.ts';

/** What a load of files says of a set that the studio changes. */
export interface FileVersion {
  readonly setId: string;
  /** Of the file; empty: it is gone. */
  readonly hash: string;
  /** What the file would make of the set. */
  readonly documents: readonly StoredDocument[];
}

type KnownHold = Pick<HoldRow, 'set_id' | 'source_hash' | 'file_hash'>;

/**
 * Compares the files with the sets that the studio changes.
 * @param retained sets whose file is broken: what it says is not known
 * @returns the sets whose file is another one than the studio began with
 */
export function findFileVersions(
  holds: readonly KnownHold[],
  documents: readonly StoredDocument[],
  retained: ReadonlySet<string>,
): FileVersion[] {
  const held = new Map(holds.map((hold) => [hold.set_id, hold]));
  const found = Map.groupBy(
    documents.filter(({ setId }) => held.has(setId)),
    ({ setId }) => setId,
  );
  return holds.flatMap(({ set_id: setId, source_hash: source }): FileVersion[] => {
    const made = found.get(setId) ?? [];
    const hash = made[0]?.sourceHash ?? '';
    const isUnknown = made.length === 0 && retained.has(setId);
    return isUnknown || hash === source ? [] : [{ setId, hash, documents: made }];
  });
}

/** Keeps what the files say beside what the studio says, until somebody chooses. */
export async function writeFileVersions(
  tables: Transaction<DocumentTables>,
  holds: readonly KnownHold[],
  versions: readonly FileVersion[],
  retained: ReadonlySet<string>,
): Promise<void> {
  const byId = new Map(versions.map((version) => [version.setId, version]));
  for (const { set_id: setId, file_hash: known } of holds) {
    const version = byId.get(setId);
    if (known === (version?.hash ?? null) || (!version && retained.has(setId))) continue;
    await tables
      .updateTable('document_holds')
      .set({
        file_hash: version?.hash ?? null,
        file_documents: version ? JSON.stringify(version.documents) : null,
      })
      .where('set_id', '=', setId)
      .execute();
  }
}
