import { setImmediate as passing } from 'node:timers/promises';
import { type Database, withTables } from '#database/database.ts';
import type { ObjectCollectionTables } from '../tables.ts';

/** More are not compared: 17 MB, and some milliseconds for each question. */
const maxPictures = 300_000;
const pageSize = 2_000;

/** Unlike ones are further apart than that. */
export const maxDistance = 185;
/** Nearer ones are the same picture. */
const minDistance = 4;

/** The picture features of all objects that have them, in one array, to be compared one after the other. */
export class SimilarityIndex {
  readonly #numbers: readonly number[];
  readonly #features: Uint8Array;
  readonly #length: number;
  readonly #places: ReadonlyMap<number, number>;

  /** @param entries numbers of objects, and features of one length */
  constructor(entries: readonly { readonly number: number; readonly features: Uint8Array }[]) {
    this.#length = entries[0]?.features.length ?? 0;
    const same = entries.filter(({ features }) => features.length === this.#length);
    this.#numbers = same.map(({ number }) => number);
    this.#places = new Map(this.#numbers.map((number, place) => [number, place]));
    this.#features = new Uint8Array(same.length * this.#length);
    for (const [place, { features }] of same.entries())
      this.#features.set(features, place * this.#length);
  }

  /**
   * Numbers of the objects that look most like one, best first; the same picture only once, and not
   * that of the object itself. Empty when its features are not known.
   */
  findAlike(number: number, count: number): number[] {
    const ours = this.#places.get(number);
    if (ours === undefined) return [];
    const best: { place: number; distance: number }[] = [];
    const worst = () =>
      best.length < count ? maxDistance ** 2 : (best[best.length - 1]?.distance ?? 0);
    for (let place = 0; place < this.#numbers.length; place++) {
      const distance = this.#compare(ours, place, worst());
      if (distance >= worst() || distance < minDistance ** 2) continue;
      if (best.some((other) => this.#compare(place, other.place, 1e9) < minDistance ** 2)) continue;
      let at = best.length;
      while (at > 0 && (best[at - 1]?.distance ?? 0) > distance) at--;
      best.splice(at, 0, { place, distance });
      if (best.length > count) best.pop();
    }
    return best.map(({ place }) => this.#numbers[place] as number);
  }

  /** Square of the distance, or anything above `limit` when it is above. */
  #compare(one: number, other: number, limit: number): number {
    const features = this.#features;
    let [a, b] = [one * this.#length, other * this.#length];
    const end = a + this.#length;
    let sum = 0;
    while (a < end && sum < limit) {
      const difference = (features[a++] as number) - (features[b++] as number);
      sum += difference * difference;
    }
    return sum;
  }
}

/** Reads the features of a version of the content when they are first asked for, and keeps them. */
export function createLiveSimilarity(
  database: Database,
): (version: string) => Promise<SimilarityIndex> {
  let current: { readonly version: string; readonly index: Promise<SimilarityIndex> } | null = null;
  return (version) => {
    if (current?.version === version) return current.index;
    const index = readPictureFeatures(database);
    current = { version, index };
    // The next request tries again after a failure.
    index.catch(() => {
      if (current?.index === index) current = null;
    });
    return index;
  };
}

async function readPictureFeatures(database: Database): Promise<SimilarityIndex> {
  const query = withTables<ObjectCollectionTables>(database);
  const entries: { number: number; features: Uint8Array }[] = [];
  let last = '';
  while (entries.length < maxPictures) {
    const rows = await query
      .selectFrom('object_picture_features')
      .innerJoin('objects', 'objects.id', 'object_picture_features.object_id')
      .select([
        'objects.number',
        'object_picture_features.object_id',
        'object_picture_features.features',
      ])
      .where('object_picture_features.object_id', '>', last)
      .orderBy('object_picture_features.object_id')
      .limit(pageSize)
      .execute();
    for (const { number, features } of rows)
      entries.push({ number, features: Buffer.from(features, 'base64') });
    if (rows.length < pageSize) break;
    last = rows.at(-1)?.object_id ?? '';
    // SQLite reads in this thread: others come in between.
    await passing();
  }
  return new SimilarityIndex(entries);
}
