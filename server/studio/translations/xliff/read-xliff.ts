import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import {
  coreNamespace,
  type Note,
  type UnitState,
  unitStates,
  type XliffDocument,
  type XliffItem,
  type XliffUnit,
} from './document.ts';
import { type Inline, idOf, type Mark, type Segment } from './inline.ts';

/** Why a file cannot be read at all. */
export class BrokenXliff extends Error {
  override readonly name = 'BrokenXliff';
  readonly code: 'not-xml' | 'doctype' | 'not-xliff' | 'version' | 'too-much';

  constructor(code: BrokenXliff['code'], message: string) {
    super(message);
    this.code = code;
  }
}

const maxDepth = 60;
const maxItems = 1_000;
const maxUnits = 50_000;
/** Letters of one tag: its attributes are read at once, however many there are. */
const longTag = /<[^<>!?]{20000}/;
/** Characters that are read before others get their turn. */
const turn = 64 * 1024;

/**
 * Reads XLIFF 2.0 or 2.1 without trusting it: no document types, no entities but those of XML, bounded
 * depth. What is not of the core is passed over.
 *
 * @param text whole; its length is bounded by the caller
 * @throws {BrokenXliff}
 */
export async function readXliff(text: string): Promise<XliffDocument> {
  if (longTag.test(text)) throw new BrokenXliff('too-much', 'A tag is too long.');
  const reader = new XliffReader();
  for (let start = 0; start < text.length; start += turn) {
    reader.write(text.slice(start, start + turn));
    await new Promise((resume) => setImmediate(resume));
  }
  return reader.end();
}

type Written<Value> = { -readonly [Key in keyof Value]: Value[Key] };

interface OpenUnit extends Written<Omit<XliffUnit, 'segments' | 'notes'>> {
  readonly notes: Note[];
  readonly segments: OpenSegment[];
  readonly data: Map<string, string>;
  /** Marks and things of its sources, by their id. */
  readonly codes: Map<string, Inline>;
}

interface OpenSegment extends Written<Segment> {
  source: Inline[];
  target: Inline[] | null;
  order: number;
}

interface OpenItem extends Written<Omit<XliffItem, 'units' | 'notes'>> {
  readonly notes: Note[];
  readonly units: XliffUnit[];
}

class XliffReader {
  readonly #parser = new SaxesParser({ xmlns: true, position: true });
  readonly #items: OpenItem[] = [];
  readonly #path: string[] = [];
  #languages: { source: string; target: string } | null = null;
  #item: OpenItem | null = null;
  #unit: OpenUnit | null = null;
  #segment: OpenSegment | null = null;
  /** Where words go now; null: they are between elements. */
  #words: Inline[] | null = null;
  #text: { value: string } | null = null;
  /** Depth of an element that is passed over with all it holds. */
  #foreign = 0;
  #units = 0;

  constructor() {
    const parser = this.#parser;
    parser.on('error', (error) => {
      throw new BrokenXliff('not-xml', error.message);
    });
    parser.on('doctype', () => {
      throw new BrokenXliff('doctype', 'A file of translations has no document type.');
    });
    parser.on('opentag', (tag) => this.#open(tag));
    parser.on('closetag', (tag) => this.#close(tag.local));
    parser.on('text', (text) => this.#take(text));
    parser.on('cdata', (text) => this.#take(text));
  }

  write(text: string): void {
    this.#parser.write(text);
  }

  end(): XliffDocument {
    this.#parser.close();
    if (!this.#languages) throw new BrokenXliff('not-xliff', 'It holds nothing.');
    return { ...this.#languages, items: this.#items };
  }

  #take(text: string): void {
    if (this.#foreign > 0) return;
    if (this.#text) this.#text.value += text;
    else if (this.#words) addText(this.#words, text);
  }

  #open(tag: SaxesTagNS): void {
    this.#path.push(tag.local);
    if (this.#path.length > maxDepth) throw new BrokenXliff('too-much', 'It is nested too deeply.');
    if (this.#foreign > 0) return;
    const isRoot = this.#path.length === 1;
    if (isRoot) this.#begin(tag);
    else if (tag.uri !== coreNamespace) this.#foreign = this.#path.length;
    else if (this.#words) this.#openInline(tag);
    else this.#openStructure(tag);
  }

  #begin(tag: SaxesTagNS): void {
    const { version, srcLang, trgLang } = readAttributes(tag);
    if (tag.local !== 'xliff') throw new BrokenXliff('not-xliff', 'It is no XLIFF.');
    if (tag.uri !== coreNamespace || !/^2\.[01]$/.test(version ?? '')) {
      throw new BrokenXliff('version', 'It is no XLIFF of version 2.0 or 2.1.');
    }
    this.#languages = { source: srcLang ?? '', target: trgLang ?? '' };
  }

  #openStructure(tag: SaxesTagNS): void {
    const given = readAttributes(tag);
    const { id = '' } = given;
    switch (tag.local) {
      case 'file':
        this.#item = { id, original: given.original ?? '', notes: [], units: [] };
        this.#items.push(this.#item);
        if (this.#items.length > maxItems)
          throw new BrokenXliff('too-much', 'It has too many items.');
        return;
      case 'unit':
        this.#unit = {
          id,
          name: given.name ?? '',
          state: 'final',
          notes: [],
          segments: [],
          data: new Map(),
          codes: new Map(),
        };
        this.#units += 1;
        if (this.#units > maxUnits) throw new BrokenXliff('too-much', 'It has too many units.');
        return;
      case 'segment':
      case 'ignorable': {
        const order = (this.#unit?.segments.length ?? 0) + 1;
        const hasWords = tag.local === 'segment';
        this.#segment = { id, hasWords, source: [], target: null, order };
        this.#unit?.segments.push(this.#segment);
        if (this.#unit && hasWords) this.#unit.state = lower(this.#unit.state, given.state);
        return;
      }
      case 'source':
        if (this.#segment) this.#words = this.#segment.source;
        return;
      case 'target':
        if (!this.#segment) return;
        this.#words = [];
        this.#segment.target = this.#words;
        if (/^\d{1,5}$/.test(given.order ?? '')) this.#segment.order = Number(given.order);
        return;
      case 'note': {
        const text = { value: '' };
        const notes = this.#unit?.notes ?? this.#item?.notes;
        notes?.push({
          category: given.category ?? '',
          get text() {
            return text.value;
          },
        });
        this.#text = text;
        return;
      }
      case 'data':
        this.#text = { value: '' };
        this.#dataId = id;
    }
  }

  #dataId = '';

  #openInline(tag: SaxesTagNS): void {
    const words = this.#words ?? [];
    const given = readAttributes(tag);
    const { id = '' } = given;
    switch (tag.local) {
      case 'cp':
        addText(words, readCodePoint(given.hex));
        return;
      case 'ph':
        this.#push({ thing: id, data: this.#readThing(given) });
        return;
      case 'pc':
      case 'sc':
        this.#push({ open: id, mark: this.#readMark(given) });
        if (tag.local === 'pc') this.#pairs.push(id);
        return;
      case 'ec':
        this.#push({ close: given.startRef ?? '' });
        return;
      default:
      // Comments and terms that tools mark stand around words, and are not kept.
    }
  }

  readonly #pairs: string[] = [];

  #close(name: string): void {
    this.#path.pop();
    if (this.#foreign > 0) {
      if (this.#path.length < this.#foreign) this.#foreign = 0;
      return;
    }
    if (name === 'pc' && this.#words) this.#words.push({ close: this.#pairs.pop() ?? '' });
    else if (name === 'source' || name === 'target') this.#words = null;
    else if (name === 'note') this.#text = null;
    else if (name === 'data') {
      this.#unit?.data.set(this.#dataId, this.#text?.value ?? '');
      this.#text = null;
    } else if (name === 'segment' || name === 'ignorable') this.#segment = null;
    else if (name === 'unit' && this.#unit) {
      const { data: _, codes: __, segments, notes, ...unit } = this.#unit;
      const ordered = segments
        .toSorted((a, b) => a.order - b.order)
        .map(({ order: ___, ...segment }) => segment);
      const told = notes.map(({ category, text }) => ({ category, text }));
      this.#item?.units.push({ ...unit, notes: told, segments: ordered });
      this.#unit = null;
    } else if (name === 'file') this.#item = null;
  }

  #readMark(given: Given): Mark {
    const kept = this.#readData(given.dataRefStart ?? given.dataRef);
    if (kept !== undefined) return isMark(kept) ? kept : { type: '' };
    if (given.subType === 'xlf:b') return { type: 'strong' };
    if (given.subType === 'xlf:i') return { type: 'em' };
    const same = this.#findInSource(given.copyOf ?? given.id);
    return same && typeof same === 'object' && 'open' in same ? same.mark : { type: '' };
  }

  #readThing(given: Given): unknown {
    const kept = this.#readData(given.dataRef);
    if (kept !== undefined) return kept;
    const same = this.#findInSource(given.copyOf ?? given.id);
    return same && typeof same === 'object' && 'thing' in same ? same.data : null;
  }

  #readData(ref: string | undefined): unknown {
    const text = ref === undefined ? undefined : this.#unit?.data.get(ref);
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return null;
    }
  }

  /** A tool that keeps no data of marks still names the source's. */
  #findInSource(id: string | undefined): Inline | undefined {
    return this.#unit?.codes.get(id ?? '');
  }

  #push(token: Exclude<Inline, string>): void {
    this.#words?.push(token);
    if (this.#words === this.#segment?.source && !('close' in token)) {
      this.#unit?.codes.set(idOf(token), token);
    }
  }
}

type Given = Readonly<Record<string, string | undefined>>;

const readAttributes = ({ attributes }: SaxesTagNS): Given =>
  Object.fromEntries(
    Object.values(attributes as Record<string, SaxesAttributeNS>)
      .filter(({ uri }) => uri === '')
      .map(({ local, value }) => [local, value]),
  );

function addText(words: Inline[], text: string): void {
  const last = words.at(-1);
  if (typeof last === 'string') words[words.length - 1] = last + text;
  else if (text !== '') words.push(text);
}

/** A unit is as far as the least of its segments. */
function lower(state: UnitState, given: string | undefined): UnitState {
  const at = unitStates.indexOf(given as UnitState);
  return unitStates[Math.min(unitStates.indexOf(state), Math.max(0, at))] ?? 'initial';
}

function readCodePoint(hex: string | undefined): string {
  const point = /^[\da-f]{2,8}$/i.test(hex ?? '') ? Number.parseInt(hex ?? '', 16) : -1;
  return point >= 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
}

const isMark = (value: unknown): value is Mark =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
