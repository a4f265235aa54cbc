import { addCounts, describeCounts, noPictures } from './check-pictures.ts';
import { listInputFiles } from './input-files.ts';
import { compileMapping } from './map-record.ts';
import type { Mapping } from './mapping.ts';
import { readRecords } from './read-records.ts';

/** So many different mistakes are told, the most frequent ones. */
const maxReasons = 20;

/**
 * What the first records of a file would become, as indented JSON with a heading, and then what all
 * of them would: how many are taken, what is wrong how often, which pictures visitors cannot see.
 * Needs no database. For trying a mapping out.
 *
 * @param most how many records are shown
 * @param pictureHosts from which visitors' browsers may have pictures; null: from all
 * @throws {UnreadableInput}
 */
export async function* listMapped(
  file: string,
  mapping: Mapping,
  most: number,
  pictureHosts: readonly string[] | null = null,
): AsyncGenerator<string> {
  const mapRecord = compileMapping(mapping, pictureHosts);
  let count = 0;
  let rejected = 0;
  let pictures = noPictures;
  const reasons = new Map<string, { count: number; place: string }>();
  const note = (reason: string, place: string) => {
    // Values differ from record to record; the mistake is the same.
    const kind = reason.replace(/"[^"]*"/g, '"…"').replace(/\.\d+(?=[.:])/g, '');
    const known = reasons.get(kind);
    if (known) known.count += 1;
    else if (reasons.size < 1_000) reasons.set(kind, { count: 1, place: `${place}: ${reason}` });
  };
  for await (const records of readRecords(await listInputFiles(file), mapping)) {
    for (const { line, file: name, value, problem } of records) {
      count += 1;
      const place = name === null ? `line ${line}` : `${name}, line ${line}`;
      if (problem !== null) {
        rejected += 1;
        note(`rejected: it ${problem}`, place);
        if (count <= most) yield `${place}: rejected: it ${problem}`;
        continue;
      }
      const mapped = mapRecord(value);
      const { object, problems } = mapped;
      pictures = addCounts(pictures, mapped.pictures);
      if (!object) rejected += 1;
      const what = object ? 'taken without the field' : 'rejected';
      for (const { field, reason } of problems) note(`${what}: ${field}: ${reason}`, place);
      if (count > most) continue;
      const notes = problems.map(({ field, reason }) => `  ${field}: ${reason}`);
      yield [`${place}: ${object ? JSON.stringify(object, null, 2) : 'rejected'}`, ...notes].join(
        '\n',
      );
    }
  }
  yield `${count} records in all: ${count - rejected} would be taken, ${rejected} rejected.`;
  const frequent = [...reasons.values()].sort((a, b) => b.count - a.count).slice(0, maxReasons);
  for (const reason of frequent) yield `  ${reason.count} times, first in ${reason.place}`;
  yield* describeCounts(pictures);
}
