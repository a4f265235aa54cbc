import { compileMapping } from './map-record.ts';
import type { Mapping } from './mapping.ts';
import { chooseFormat, openRecords } from './read-records.ts';

/**
 * What the first records of a file would become, as indented JSON with a heading; needs no
 * database. For trying a mapping out.
 *
 * @throws {UnreadableInput}
 */
export async function* listMapped(
  file: string,
  mapping: Mapping,
  most: number,
): AsyncGenerator<string> {
  const mapRecord = compileMapping(mapping);
  const format = mapping.format ?? chooseFormat(file);
  const { batches } = await openRecords(file, {
    format,
    delimiter: mapping.csv.delimiter,
    skip: 0,
  });
  let shown = 0;
  for await (const records of batches) {
    for (const { line, value, problem } of records) {
      if (shown >= most) return;
      shown += 1;
      if (problem !== null) {
        yield `line ${line}: rejected: it ${problem}`;
        continue;
      }
      const { object, problems } = mapRecord(value);
      const notes = problems.map(({ field, reason }) => `  ${field}: ${reason}`);
      yield [
        `line ${line}: ${object ? JSON.stringify(object, null, 2) : 'rejected'}`,
        ...notes,
      ].join('\n');
    }
  }
}
