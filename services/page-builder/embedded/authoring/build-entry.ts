import { createHash } from 'node:crypto';
import type { AnchoredDates } from '#shared/calendar/anchored-dates.ts';
import type { LoadProblem } from '#shared/files/content-loading.ts';
import { languages } from '#shared/languages/languages.ts';
import { targetingOperators } from '#shared/page-builder/targeting.ts';
import type { StoredEntry } from '../entry.ts';
import { walkValues } from '../walk-values.ts';
import type { SourceEntry } from './source-entry.ts';

export interface BuildContext {
  readonly dates: AnchoredDates;
  /** Id of the entry of a file, `<model>/<name>`; undefined: there is none. */
  findId(file: string): string | undefined;
  /** Whether a picture, `<group>/<slug>`, is there. */
  hasImage(name: string): boolean;
}

export interface BuiltEntry {
  readonly entry: StoredEntry;
  readonly rejected: readonly LoadProblem[];
  readonly warnings: readonly LoadProblem[];
}

const elementType = '@builder.io/sdk:Element';
const localizedType = '@builder.io/core:LocalizedValue';
const queryType = '@builder.io/core:Query';
const operators: readonly string[] = targetingOperators;

/** The id of a file's entry where it names none: always the same, in the page builder's form. */
export const createId = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32);

/** The entry that a file stands for: what a person left out is filled in. */
export function buildEntry(file: string, source: SourceEntry, context: BuildContext): BuiltEntry {
  return new EntryBuilder(file, source, context).build();
}

type Tree = Record<string, unknown>;

class EntryBuilder {
  readonly #file: string;
  readonly #source: SourceEntry;
  readonly #context: BuildContext;
  readonly #rejected: LoadProblem[] = [];
  readonly #warnings: LoadProblem[] = [];

  constructor(file: string, source: SourceEntry, context: BuildContext) {
    this.#file = file;
    this.#source = source;
    this.#context = context;
  }

  build(): BuiltEntry {
    const { id, name, url, published, priority, meta } = this.#source;
    const stem = this.#file.replace(/\.json$/, '');
    const [model = ''] = stem.split('/');
    const urlRule = { property: 'urlPath', operator: 'is', value: url };
    const query = [...(url === undefined ? [] : [urlRule]), ...this.#source.query];
    for (const [index, { operator }] of query.entries()) {
      if (operators.includes(operator)) continue;
      const list = operators.join(', ');
      this.#reject(`query[${index}].operator`, `${operator} is none of ${list}`);
    }
    const anchor = this.#context.dates.toInstant(`${this.#context.dates.anchor} 00:00`) ?? 0;
    const entry: StoredEntry = {
      id: id ?? createId(stem),
      name: name ?? stem,
      modelId: createId(model),
      published,
      priority,
      query: query.map((one) => ({ '@type': queryType, ...one })),
      data: {
        ...(url !== undefined && { url }),
        ...(this.#complete(this.#source.data, 'data') as Tree),
      },
      variations: this.#buildVariations(),
      testRatio: 1 - this.#sumOfRatios(),
      startDate: this.#toTime('startDate', this.#source.startDate, 'start'),
      endDate: this.#toTime('endDate', this.#source.endDate, 'end'),
      createdDate: anchor,
      firstPublished: anchor,
      lastUpdated: anchor,
      meta: { kind: model === 'page' ? 'page' : 'component', ...meta },
    };
    if (entry.startDate && entry.endDate && entry.startDate > entry.endDate) {
      this.#reject('endDate', 'is before startDate');
    }
    this.#noteImages(entry);
    return { entry, rejected: this.#rejected, warnings: this.#warnings };
  }

  #buildVariations(): StoredEntry['variations'] {
    if (this.#sumOfRatios() > 1) this.#reject('variations', 'their testRatio are more than 1');
    return Object.fromEntries(
      Object.entries(this.#source.variations).map(([id, { name, testRatio, data }]) => {
        const completed = this.#complete(data, `variations.${id}.data`) as Tree;
        return [id, { id, name, testRatio, data: completed }];
      }),
    );
  }

  #sumOfRatios(): number {
    const ratios = Object.values(this.#source.variations).map(({ testRatio }) => testRatio);
    return ratios.reduce((sum, ratio) => sum + ratio, 0);
  }

  /** @param place as in `data.blocks[2]`; an id made of it stays while the place stays */
  #complete(value: unknown, place: string): unknown {
    if (Array.isArray(value)) {
      return value.map((one, index) => this.#complete(one, `${place}[${index}]`));
    }
    if (typeof value !== 'object' || value === null) return value;
    const object = value as Tree;
    if (isInLanguages(object)) return this.#toLocalized(object, place);
    const completed: Tree = {};
    for (const [key, child] of Object.entries(object)) {
      completed[key] = this.#completeField(object, key, child, `${place}.${key}`);
    }
    if (!isBlock(object, place)) return completed;
    const id = `builder-${createId(`${this.#file} ${place}`)}`;
    return { '@type': elementType, id, ...completed };
  }

  #completeField(parent: Tree, key: string, child: unknown, place: string): unknown {
    const isDate = key === 'startDate' || key === 'endDate';
    if (isDate && typeof child === 'string') {
      const time = this.#toTime(place, child, key === 'startDate' ? 'start' : 'end');
      return time === null ? null : new Date(time).toISOString();
    }
    const isReference = parent['@type'] === '@builder.io/core:Reference' && key === 'id';
    const isSymbol = key === 'entry' && typeof parent.model === 'string';
    if ((isReference || isSymbol) && typeof child === 'string' && child.includes('/')) {
      const id = this.#context.findId(child);
      if (id === undefined)
        this.#warn(place, `${child} does not exist, so nothing is shown in its place`);
      return id ?? createId(child);
    }
    return this.#complete(child, place);
  }

  #toLocalized(object: Tree, place: string): Tree {
    const { en, ...others } = object;
    const texts = Object.entries(others).map(([code, text]) => [
      code,
      this.#complete(text, `${place}.${code}`),
    ]);
    return {
      '@type': localizedType,
      Default: this.#complete(en, `${place}.en`),
      ...Object.fromEntries(texts),
    };
  }

  /** A day alone means its first or its last moment, as the museum's clock shows it. */
  #toTime(field: string, text: string | undefined, dayMeans: 'start' | 'end'): number | null {
    if (text === undefined) return null;
    const read = this.#context.dates.toScheduleTime(text, dayMeans);
    if ('time' in read) return read.time;
    this.#reject(field, read.problem);
    return null;
  }

  #noteImages(entry: StoredEntry): void {
    walkValues({ data: entry.data, variations: entry.variations }, (object, place) => {
      for (const [key, value] of Object.entries(object)) {
        const name = typeof value === 'string' ? imagePattern.exec(value)?.[1] : undefined;
        if (name && !this.#context.hasImage(name)) {
          this.#warn(`${place}.${key}`, `there is no picture ${name} in content/images`);
        }
      }
    });
  }

  #reject(field: string, reason: string): void {
    this.#rejected.push({ file: this.#file, field, reason });
  }

  #warn(field: string, reason: string): void {
    this.#warnings.push({ file: this.#file, field, reason });
  }
}

const imagePattern = /^\/images\/([\w-]+\/[\w-]+)\.webp(?:\?|$)/;

/** `{ "en": …, "es": … }`: English at least, and no key that is not a language. */
function isInLanguages(object: Tree): boolean {
  const keys = Object.keys(object);
  return keys.includes('en') && keys.every((key) => (languages as readonly string[]).includes(key));
}

/** Whatever stands in a list of blocks, or has a component, is a block. */
const isBlock = (object: Tree, place: string): boolean =>
  /\.(?:blocks|children)\[\d+\]$/.test(place) ||
  (place.endsWith(']') && typeof (object.component as Tree | undefined)?.name === 'string');
