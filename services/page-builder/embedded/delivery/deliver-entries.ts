import type { TargetingAttributes } from '#shared/page-builder/targeting.ts';
import type { StoredEntry } from '../entry.ts';
import type { DeliveryOptions } from '../request/entry-request.ts';
import type { IndexedEntry } from '../store.ts';
import { walkValues } from '../walk-values.ts';
import { choosePaths } from './choose-paths.ts';
import { copyInLocale } from './copy-in-locale.ts';

/** An entry in the form in which it is sent; made for one answer, so it may be changed. */
export type DeliveredEntry = Record<string, unknown>;

/** The targets of references and symbols. */
export interface EntrySource {
  read(entries: readonly IndexedEntry[]): Promise<ReadonlyMap<string, StoredEntry>>;
  /** The entry itself, or what stands for it in an editor's preview; null: not readable. */
  findEntry(id: string, model: string | null): IndexedEntry | null;
  /** The first of a model that is meant for a visit. */
  findTargeted(model: string, attributes: TargetingAttributes): IndexedEntry | null;
}

/** A chain of symbols longer than this has a mistake in it. */
const maxSymbolDepth = 10;
/** Entries put into others in one answer, all together, and their characters. */
const maxFilled = 500;
const maxFilledCharacters = 4 * 1024 * 1024;

/** Copies entries, filled and reduced as was asked for. */
export async function deliverEntries(
  entries: readonly IndexedEntry[],
  options: DeliveryOptions,
  attributes: TargetingAttributes,
  source: EntrySource,
): Promise<DeliveredEntry[]> {
  const filler = new Filler(options, attributes, source);
  const contents = await source.read(entries);
  const delivered: DeliveredEntry[] = [];
  for (const { id } of entries) {
    const entry = contents.get(id);
    if (!entry) continue;
    const copy = await filler.copyFilled(entry, options.referenceLevels, []);
    delivered.push(choosePaths(copy, options.fields, options.omit));
  }
  return delivered;
}

class Filler {
  readonly #options: DeliveryOptions;
  readonly #attributes: TargetingAttributes;
  readonly #source: EntrySource;
  #filled = 0;
  #filledCharacters = 0;
  readonly #lengths = new Map<string, number>();

  constructor(options: DeliveryOptions, attributes: TargetingAttributes, source: EntrySource) {
    this.#options = options;
    this.#attributes = attributes;
    this.#source = source;
  }

  /**
   * @param levels of references still to be filled
   * @param path ids of the entries that this one stands in: none of them is put into itself
   */
  async copyFilled(
    entry: StoredEntry,
    levels: number,
    path: readonly string[],
  ): Promise<DeliveredEntry> {
    const copy = copyInLocale(entry, this.#options.locale) as DeliveredEntry;
    const inner = [...path, entry.id];
    const places: Place[] = [];
    walkValues(copy, (object) => {
      if (levels > 0 && isReference(object)) places.push({ kind: 'reference', object });
      const symbol = this.#options.fillsSymbols && path.length < maxSymbolDepth && toSymbol(object);
      if (symbol) places.push({ kind: 'symbol', object: symbol });
    });
    for (const place of places) await this.#fill(place, levels, inner);
    return copy;
  }

  async #fill({ kind, object }: Place, levels: number, path: readonly string[]): Promise<void> {
    const found = this.#find(object, kind);
    if (!found || path.includes(found.id) || this.#filled >= maxFilled) return;
    this.#filled += 1;
    const entry = (await this.#source.read([found])).get(found.id);
    if (!entry || !this.#takes(entry)) return;
    const copy = await this.copyFilled(entry, kind === 'reference' ? levels - 1 : levels, path);
    if (kind === 'symbol') {
      object.content = copy;
      return;
    }
    const chosen = this.#options.referenceFields.get(found.model);
    object.value = choosePaths(copy, chosen?.fields ?? [], chosen?.omit ?? []);
  }

  /** What is left out is asked for by clients that know it once, however often it is used. */
  #takes(entry: StoredEntry): boolean {
    const length = this.#lengths.get(entry.id) ?? JSON.stringify(entry).length;
    this.#lengths.set(entry.id, length);
    if (this.#filledCharacters + length > maxFilledCharacters) return false;
    this.#filledCharacters += length;
    return true;
  }

  #find(object: Record<string, unknown>, kind: Place['kind']): IndexedEntry | null {
    const model = typeof object.model === 'string' ? object.model : null;
    const id = kind === 'reference' ? object.id : object.entry;
    if (typeof id === 'string' && id) return this.#source.findEntry(id, model);
    return kind === 'symbol' && model ? this.#source.findTargeted(model, this.#attributes) : null;
  }
}

interface Place {
  readonly kind: 'reference' | 'symbol';
  /** The part to fill: it gets `value`, or `content`. */
  readonly object: Record<string, unknown>;
}

const isReference = (object: Record<string, unknown>): boolean =>
  object['@type'] === '@builder.io/core:Reference' &&
  typeof object.id === 'string' &&
  object.value === undefined;

/** The option of a symbol block that names its content and does not hold it yet. */
function toSymbol(object: Record<string, unknown>): Record<string, unknown> | null {
  if (object.name !== 'Symbol') return null;
  const options = object.options as { symbol?: unknown } | undefined;
  const symbol = options?.symbol as Record<string, unknown> | undefined;
  return typeof symbol === 'object' && symbol !== null && !symbol.content ? symbol : null;
}
