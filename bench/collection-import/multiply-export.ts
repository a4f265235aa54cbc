import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/**
 * Writes an export of JSON Lines several times over, until it has so many records; each round's
 * records have numbers of their own and say so in their titles.
 * @param changeEvery each so many'th record differs from the same call without it; 0: none
 * @param departments spreads the records over so many; 0: as they are
 */
export async function multiplyExport(
  file: string,
  to: string,
  size: number,
  { changeEvery = 0, departments = 0 } = {},
) {
  if (!existsSync(file)) {
    throw new Error(`There is no export at "${file}": give one first; --help shows how.`);
  }
  const lines = multiply(file, size, changeEvery, departments);
  await pipeline(Readable.from(lines), createGzip({ level: 1 }), createWriteStream(to));
}

async function* multiply(file: string, size: number, changeEvery: number, departments: number) {
  let written = 0;
  for (let round = 0; written < size; round++) {
    const input = createReadStream(file);
    const unpacked = file.endsWith('.gz') ? input.pipe(createGunzip()) : input;
    let batch = '';
    for await (const line of createInterface({ input: unpacked })) {
      if (written === size) break;
      written++;
      const isChanged = changeEvery > 0 && written % changeEvery === 0;
      const department = departments > 0 ? `Department ${written % departments}` : null;
      batch += `${vary(line, round, isChanged, department)}\n`;
      if (batch.length < 1 << 16) continue;
      yield batch;
      batch = '';
    }
    yield batch;
  }
}

function vary(line: string, round: number, isChanged: boolean, department: string | null): string {
  if (round === 0 && !isChanged && !department) return line;
  const record = JSON.parse(line);
  return JSON.stringify({
    ...record,
    ...(department && { department }),
    title: `${record.title ?? 'Untitled'}${round ? `, ${round}` : ''}${isChanged ? '*' : ''}`,
    ...(round > 0 && {
      id: `${record.id}-${round}`,
      accession_number: `${record.accession_number}.r${round}`,
    }),
  });
}
