import type { FieldProblem } from '../object-input.ts';
import { toObjectRecord } from '../object-record.ts';
import { type StagedEntry, toStagedEntry } from '../stage-objects.ts';
import { noPictures, type PictureCounts } from './check-pictures.ts';
import { compileMapping } from './map-record.ts';
import type { Mapping } from './mapping.ts';
import { parseBatch } from './parse-batch.ts';
import type { RawBatch } from './raw-batch.ts';

/** What became of one record of the input. */
export interface MappedEntry {
  readonly position: number;
  readonly line: number;
  /** Null: rejected, for the reasons in `problems`. */
  readonly staged: StagedEntry | null;
  /** The id of a rejected record, where it could be read. */
  readonly rejectedId: string | null;
  readonly problems: readonly FieldProblem[];
  readonly pictures: PictureCounts;
}

export type MapBatch = (batch: RawBatch) => MappedEntry[];

/** All that is done with records before the database: understood, mapped, made into rows. */
export function createBatchMapper(
  mapping: Mapping,
  pictureHosts: readonly string[] | null = null,
): MapBatch {
  const mapRecord = compileMapping(mapping, pictureHosts);
  return (batch) =>
    parseBatch(batch).map(({ position, line, file, value, problem }): MappedEntry => {
      const tell = inFile(file);
      if (problem !== null) {
        const problems = [tell({ field: '', reason: problem })];
        const rejectedId = value === null ? null : mapRecord(value).id;
        return { position, line, staged: null, rejectedId, problems, pictures: noPictures };
      }
      const { object, id, collectionTitles, problems, pictures } = mapRecord(value);
      const staged =
        object &&
        toStagedEntry({
          record: toObjectRecord(object, mapping.source),
          addedAt: object.addedAt ?? null,
          collectionTitles,
        });
      const rejectedId = object ? null : id;
      return { position, line, staged, rejectedId, problems: problems.map(tell), pictures };
    });
}

/** Lines are counted anew in each file of a folder, so its name is told too. */
const inFile =
  (file: string | null) =>
  ({ field, reason }: FieldProblem): FieldProblem => ({
    field,
    reason: file === null ? reason : `${reason} (in ${file})`,
  });
