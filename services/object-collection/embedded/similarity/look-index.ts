import { setImmediate as passing } from 'node:timers/promises';
import { type Database, withTables } from '#database/database.ts';
import type { ObjectCollectionTables } from '../tables.ts';

/** More are not compared: 17 MB, and some milliseconds for each question. */
const mostLooks = 300_000;
const pageSize = 2_000;

/** Unlike ones are further apart than that. */
export const mostDistance = 185;
/** Nearer ones are the same picture. */
const leastDistance = 4;

/** The looks of all objects that have one, in one array, to be compared one after the other. */
export class LookIndex {
  readonly #numbers: readonly number[];
  readonly #looks: Uint8Array;
  readonly #length: number;
  readonly #places: ReadonlyMap<number, number>;

  /** @param entries numbers of objects, and looks of one length */
  constructor(entries: readonly { readonly number: number; readonly look: Uint8Array }[]) {
    this.#length = entries[0]?.look.length ?? 0;
    const same = entries.filter(({ look }) => look.length === this.#length);
    this.#numbers = same.map(({ number }) => number);
    this.#places = new Map(this.#numbers.map((number, place) => [number, place]));
    this.#looks = new Uint8Array(same.length * this.#length);
    for (const [place, { look }] of same.entries()) this.#looks.set(look, place * this.#length);
  }

  /**
   * Numbers of the objects that look most like one, best first; the same picture only once, and not
   * that of the object itself. Empty when its look is not known.
   */
  findAlike(number: number, count: number): number[] {
    const ours = this.#places.get(number);
    if (ours === undefined) return [];
    const best: { place: number; distance: number }[] = [];
    const worst = () =>
      best.length < count ? mostDistance ** 2 : (best[best.length - 1]?.distance ?? 0);
    for (let place = 0; place < this.#numbers.length; place++) {
      const distance = this.#compare(ours, place, worst());
      if (distance >= worst() || distance < leastDistance ** 2) continue;
      if (best.some((other) => this.#compare(place, other.place, 1e9) < leastDistance ** 2))
        continue;
      let at = best.length;
      while (at > 0 && (best[at - 1]?.distance ?? 0) > distance) at--;
      best.splice(at, 0, { place, distance });
      if (best.length > count) best.pop();
    }
    return best.map(({ place }) => this.#numbers[place] as number);
  }

  /** Square of the distance, or anything above `limit` when it is above. */
  #compare(one: number, other: number, limit: number): number {
    const looks = this.#looks;
    let [a, b] = [one * this.#length, other * this.#length];
    const end = a + this.#length;
    let sum = 0;
    while (a < end && sum < limit) {
      const difference = (looks[a++] as number) - (looks[b++] as number);
      sum += difference * difference;
    }
    return sum;
  }
}

/** Reads the looks of a version of the content when they are first asked for, and keeps them. */
export function createLiveLooks(database: Database): (version: string) => Promise<LookIndex> {
  let current: { readonly version: string; readonly index: Promise<LookIndex> } | null = null;
  return (version) => {
    if (current?.version === version) return current.index;
    const index = readLooks(database);
    current = { version, index };
    // What failed is tried again by the next one who asks.
    index.catch(() => {
      if (current?.index === index) current = null;
    });
    return index;
  };
}

async function readLooks(database: Database): Promise<LookIndex> {
  const query = withTables<ObjectCollectionTables>(database);
  const entries: { number: number; look: Uint8Array }[] = [];
  let last = '';
  while (entries.length < mostLooks) {
    const rows = await query
      .selectFrom('object_looks')
      .innerJoin('objects', 'objects.id', 'object_looks.object_id')
      .select(['objects.number', 'object_looks.object_id', 'object_looks.look'])
      .where('object_looks.object_id', '>', last)
      .orderBy('object_looks.object_id')
      .limit(pageSize)
      .execute();
    for (const { number, look } of rows)
      entries.push({ number, look: Buffer.from(look, 'base64') });
    if (rows.length < pageSize) break;
    last = rows.at(-1)?.object_id ?? '';
    // SQLite reads in this thread: others come in between.
    await passing();
  }
  return new LookIndex(entries);
}
