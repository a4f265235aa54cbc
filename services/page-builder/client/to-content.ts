import type {
  BuilderBlock,
  BuilderBreakpoints,
  BuilderContent,
  BuilderData,
} from '#services/page-builder/contract.ts';
import { SharedSymbols } from './shared-symbols.ts';
import { type RawEntry, rawBreakpointsSchema, rawEntrySchema, rawVariationSchema } from './wire.ts';

export interface ReadingScope {
  /** Names of a locale, the best first: values of the first that is there are taken, else `Default`. */
  readonly locales: readonly string[];
  /** Told what could not be read. */
  warn(message: string): void;
  /** Of the whole answer; those of this entry alone when not given. */
  readonly symbols?: SharedSymbols;
}

export interface ReadEntry {
  readonly content: BuilderContent;
  /** Symbols whose content is not there; their `content` may still be set. */
  readonly missingSymbols: readonly MissingSymbol[];
}

export interface MissingSymbol {
  readonly model: string;
  /** Null: the one that is meant for the visit. */
  readonly entry: string | null;
  /** Ids of the entries around it. */
  readonly path: readonly string[];
  fill(content: BuilderContent): void;
}

const maxBlocks = 5_000;
const maxBlockDepth = 100;
/** One block inside another costs up to seven levels of objects and lists. */
const maxTreeDepth = 900;
const maxSymbolDepth = 10;

/**
 * A raw entry, whatever editors or others put into it, as the contract promises it: localized values
 * resolved, within bounds, without names that could reach into JavaScript's own objects. Nothing in
 * an entry's content makes this fail: what cannot be read is left out.
 */
export function toContent(
  raw: RawEntry,
  model: string,
  scope: ReadingScope,
  path: readonly string[] = [],
): ReadEntry {
  const reader = new EntryReader(
    raw,
    { ...scope, symbols: scope.symbols ?? new SharedSymbols() },
    path,
  );
  return { content: reader.read(model), missingSymbols: reader.missingSymbols };
}

type Tree = Record<string, unknown>;

class EntryReader {
  readonly missingSymbols: MissingSymbol[] = [];
  readonly #raw: RawEntry;
  readonly #scope: Required<ReadingScope>;
  /** Ids of the entries around this one and its own. */
  readonly #path: readonly string[];
  #blocks = 0;
  #blockDepth = 0;
  #isCut = false;

  constructor(raw: RawEntry, scope: Required<ReadingScope>, path: readonly string[]) {
    this.#raw = raw;
    this.#scope = scope;
    this.#path = [...path, raw.id];
  }

  read(model: string): BuilderContent {
    const { id, name, data, variations, lastUpdated, meta } = this.#raw;
    const content: BuilderContent = {
      id,
      name: name ?? '',
      model,
      data: this.#readData(data),
      variations: Object.entries(variations ?? {}).flatMap(([key, value]) => {
        const variation = rawVariationSchema.safeParse(value).data;
        if (!variation?.data || isUnsafe(key)) return [];
        return [
          {
            id: key,
            name: variation.name ?? '',
            testRatio: variation.testRatio ?? 0,
            data: this.#readData(variation.data),
          },
        ];
      }),
      lastUpdated: lastUpdated ?? 0,
      breakpoints: toBreakpoints(meta?.breakpoints),
      isRightToLeft: meta?.rtlMode === true || meta?.rtlMode === 'true',
    };
    if (this.#isCut) {
      this.#scope.warn(
        `The entry ${id} has more than ${maxBlocks} blocks or more than ${maxBlockDepth} inside each other; the rest is left out`,
      );
    }
    return content;
  }

  #readData(raw: RawEntry['data']): BuilderData {
    const { blocks, blocksString, ...fields } = raw ?? {};
    const list = Array.isArray(blocks) ? blocks : this.#parseBlocks(blocksString);
    return {
      ...(this.#readValue(fields, 0) as Tree),
      blocks: this.#readBlocks(list, 0),
    };
  }

  #parseBlocks(text: string | null | undefined): unknown[] {
    if (!text) return [];
    try {
      const blocks: unknown = JSON.parse(text);
      if (Array.isArray(blocks)) return blocks;
    } catch {
      // Said below, as for any other text that is not a list.
    }
    this.#scope.warn(
      `The entry ${this.#raw.id} has blocks that are not valid JSON; they are left out`,
    );
    return [];
  }

  #readBlocks(list: readonly unknown[], depth: number): BuilderBlock[] {
    return list.flatMap((one) => this.#readBlock(one, depth + 1) ?? []);
  }

  #readBlock(raw: unknown, depth: number): BuilderBlock | null {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
    this.#blocks += 1;
    if (this.#blocks > maxBlocks || this.#blockDepth >= maxBlockDepth || depth > maxTreeDepth) {
      this.#isCut = true;
      return null;
    }
    const ordinal = this.#blocks;
    this.#blockDepth += 1;
    const { children, ...fields } = raw as Tree;
    const block = this.#readFields(fields, depth);
    if (typeof block.id !== 'string' || block.id === '') {
      block.id = `builder-${this.#raw.id}-${ordinal}`;
    }
    if (Array.isArray(children)) block.children = this.#readBlocks(children, depth + 1);
    this.#blockDepth -= 1;
    return block as unknown as BuilderBlock;
  }

  #readValue(value: unknown, depth: number): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (depth > maxTreeDepth) {
      this.#isCut = true;
      return undefined;
    }
    if (Array.isArray(value)) return this.#readList(value, depth);
    const object = value as Tree;
    if (object['@type'] === localizedType) {
      return this.#readValue(this.#localize(object), depth + 1);
    }
    if (object.name !== 'Symbol') return this.#readFields(object, depth);
    const copy = this.#readFields(withoutContent(object), depth);
    this.#readSymbol(copy, object);
    return copy;
  }

  #readList(list: readonly unknown[], depth: number): unknown[] {
    return list.flatMap((one) => {
      if (isBlock(one)) return this.#readBlock(one, depth + 1) ?? [];
      return [this.#readValue(one, depth + 1)];
    });
  }

  #readFields(object: Tree, depth: number): Tree {
    const copy: Tree = {};
    for (const key of Object.keys(object)) {
      if (isUnsafe(key)) continue;
      const value = this.#readValue(object[key], depth + 1);
      if (value !== undefined) copy[key] = value;
    }
    return copy;
  }

  #localize(object: Tree): unknown {
    const name = [...this.#scope.locales, 'Default'].find(
      (locale) => Object.hasOwn(object, locale) && object[locale] !== null,
    );
    return name === undefined ? undefined : object[name];
  }

  #readSymbolEntry(symbol: Tree | undefined): RawEntry | undefined {
    const content = symbol?.content;
    if (typeof content !== 'object' || content === null) return undefined;
    const id = toEntryId((content as Tree).id, symbol?.entry, this.#raw.id);
    return rawEntrySchema.safeParse({ ...content, id }).data;
  }

  /** @param copy the component, to whose symbol the content is added @param raw the same as it came */
  #readSymbol(copy: Tree, raw: Tree): void {
    const symbol = (copy.options as Tree | undefined)?.symbol as Tree | undefined;
    const rawSymbol = (raw.options as Tree | undefined)?.symbol as Tree | undefined;
    if (typeof symbol !== 'object' || symbol === null || Array.isArray(symbol)) return;
    if (this.#path.length > maxSymbolDepth) return;
    const model = typeof symbol.model === 'string' ? symbol.model : null;
    const entry = typeof symbol.entry === 'string' && symbol.entry ? symbol.entry : null;
    const { symbols } = this.#scope;
    const rawContent = this.#readSymbolEntry(rawSymbol);
    const known = symbols.find(model, entry, rawContent);
    if (known || rawContent) {
      const id = known?.id ?? rawContent?.id ?? '';
      if (this.#path.includes(id) || !symbols.join(this.#raw.id, id)) return;
      symbol.content = known ?? this.#readContent(rawContent as RawEntry, model, entry);
      return;
    }
    if (model === null || (entry !== null && this.#path.includes(entry))) return;
    this.missingSymbols.push({
      ...{ model, entry, path: this.#path },
      fill: (content) => {
        if (symbols.join(this.#raw.id, content.id)) symbol.content = content;
      },
    });
  }

  #readContent(raw: RawEntry, model: string | null, entry: string | null): BuilderContent {
    const read = toContent(raw, model ?? 'symbol', this.#scope, this.#path);
    this.missingSymbols.push(...read.missingSymbols);
    this.#scope.symbols.add(model, entry, read.content, raw);
    return read.content;
  }
}

/** Of an entry that names none, as older contents of symbols do. */
const toEntryId = (id: unknown, entry: unknown, outer: string): string =>
  [id, entry].find((one): one is string => typeof one === 'string' && one !== '')?.slice(0, 200) ??
  `${outer.slice(0, 180)}-symbol`;

const localizedType = '@builder.io/core:LocalizedValue';
const elementType = '@builder.io/sdk:Element';

const unsafeNames = new Set(['__proto__', 'constructor', 'prototype']);
const isUnsafe = (key: string): boolean => unsafeNames.has(key);

const isBlock = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as Tree)['@type'] === elementType;

/** The content of a symbol is an entry of its own, and is read as such. */
function withoutContent(component: Tree): Tree {
  const options = component.options as Tree | undefined;
  if (typeof options?.symbol !== 'object' || options.symbol === null) return component;
  const { content: _, ...symbol } = options.symbol as Tree;
  return { ...component, options: { ...options, symbol } };
}

function toBreakpoints(raw: unknown): BuilderBreakpoints | null {
  const parsed = rawBreakpointsSchema.safeParse(raw).data;
  if (!parsed) return null;
  return {
    medium: parsed.medium ?? null,
    small: parsed.small ?? null,
    xsmall: parsed.xsmall ?? null,
  };
}
