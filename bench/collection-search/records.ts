import { once } from 'node:events';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { compileMapping } from '#services/object-collection/embedded/import/map-record.ts';
import { parseMapping } from '#services/object-collection/embedded/import/mapping.ts';
import {
  type ObjectRecord,
  toObjectRecord,
} from '#services/object-collection/embedded/object-record.ts';

/** Deterministic numbers from 0 to 1 (mulberry32), so that every run measures the same. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The real records of a museum's export, as its mapping takes them. */
export async function readRealRecords(file: string, mappingFile: string): Promise<ObjectRecord[]> {
  if (!existsSync(file)) {
    throw new Error(`${file} is not there; give an export as the first argument.`);
  }
  const mapping = parseMapping(readFileSync(mappingFile, 'utf8'));
  const mapRecord = compileMapping(mapping);
  const source = createReadStream(file);
  const input = file.endsWith('.gz') ? source.pipe(createGunzip()) : source;
  const lines = createInterface({ input });
  const records: ObjectRecord[] = [];
  lines.on('line', (line) => {
    const { object } = mapRecord(JSON.parse(line));
    if (object) records.push(toObjectRecord(object, mapping.source));
  });
  await once(lines, 'close');
  return records;
}

const techniques = ['painting', 'drawing', 'etching', 'weaving', 'casting', 'carving', 'glazing'];
const colors = ['#8a6b4f', '#2b4a6f', '#b23a2e', '#d9c9a8', '#3f6b3a', '#777777', '#1b1b1e'];

/**
 * As many records as wanted: the real ones, then others made of them, with titles, makers, materials,
 * texts and years of different records combined, so that words grow in number as a collection's do.
 * Every record also gets what the export lacks (place, culture, technique, pictures with colors), so
 * that no facet is empty.
 */
export function* generateRecords(real: readonly ObjectRecord[], count: number) {
  const random = createRandom(7);
  const any = <Item>(list: readonly Item[]): Item =>
    list[Math.floor(random() * list.length)] as Item;
  for (let index = 0; index < count; index++) {
    const base = index < real.length ? (real[index] as ObjectRecord) : any(real);
    yield index < real.length ? complete(base, random, any) : vary(base, index, random, any, real);
  }
}

type Any = <Item>(list: readonly Item[]) => Item;

function vary(
  base: ObjectRecord,
  index: number,
  random: () => number,
  any: Any,
  real: readonly ObjectRecord[],
): ObjectRecord {
  const number = `${1900 + (index % 125)}.${index % 997}.${index}`;
  const other = any(real);
  const shift = Math.floor(random() * 60) - 30;
  const { date } = base;
  const title =
    random() < 0.5
      ? base.title
      : { en: `${halve(base.title.en)} ${halve(other.title.en)} ${toName(random)}`.trim() };
  return complete(
    {
      ...base,
      id: `bench-${number}`,
      sourceId: number,
      accessionNumber: number,
      title,
      makers: random() < 0.2 ? [{ ...any(real).makers[0], ...person(random) }] : other.makers,
      date: {
        display: { en: `c. ${(date.earliest ?? 1900) + shift}` },
        earliest: date.earliest === null ? null : date.earliest + shift,
        latest: date.latest === null ? null : Math.min(date.latest + shift, 2026),
      },
      materials: random() < 0.7 ? base.materials : other.materials,
      creditLine: any(real).creditLine,
      provenance: any(real).provenance,
    },
    random,
    any,
  );
}

const halve = (text = ''): string => {
  const words = text.split(' ');
  return words.slice(0, Math.ceil(words.length / 2)).join(' ');
};

const person = (random: () => number) => ({
  name: `${toName(random)} ${toName(random)}`,
  role: null,
  nationality: null,
  born: null,
  died: null,
});

const onsets = 'b c d f g h j k l m n p r s t v w z br ch dr gr kh sh st tr'.split(' ');
const vowels = 'a e i o u ai au ei'.split(' ');

/** A name nobody has: two or three syllables out of some ten thousand. */
function toName(random: () => number): string {
  let name = '';
  const syllables = 2 + Math.floor(random() * 1.4);
  for (let at = 0; at < syllables; at++) {
    name += onsets[Math.floor(random() ** 2 * onsets.length)];
    name += vowels[Math.floor(random() ** 2 * vowels.length)];
  }
  return `${name[0]?.toUpperCase()}${name.slice(1)}`;
}

function complete(record: ObjectRecord, random: () => number, any: Any): ObjectRecord {
  const nationality = record.makers[0]?.nationality;
  const images = record.images.map((image, at) =>
    random() < 0.8
      ? {
          ...image,
          src: `https://pictures.example/${record.id}-${at}.jpg`,
          dominantColor: any(colors),
        }
      : image,
  );
  return {
    ...record,
    culture: nationality ? { en: nationality } : null,
    place: nationality
      ? { en: `${nationality} town ${Math.floor(random() ** 3 * 400)}, ${nationality}` }
      : null,
    techniques: [{ en: any(techniques) }],
    images,
  };
}
