import { listInputFiles } from './input-files.ts';
import { compileMapping } from './map-record.ts';
import type { Mapping } from './mapping.ts';
import { readRecords } from './read-records.ts';

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
  let shown = 0;
  for await (const records of readRecords(await listInputFiles(file), mapping)) {
    for (const { line, file: name, value, problem } of records) {
      if (shown >= most) return;
      shown += 1;
      const place = name === null ? `line ${line}` : `${name}, line ${line}`;
      if (problem !== null) {
        yield `${place}: rejected: it ${problem}`;
        continue;
      }
      const { object, problems } = mapRecord(value);
      const notes = problems.map(({ field, reason }) => `  ${field}: ${reason}`);
      yield [`${place}: ${object ? JSON.stringify(object, null, 2) : 'rejected'}`, ...notes].join(
        '\n',
      );
    }
  }
}
