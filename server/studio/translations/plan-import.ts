import {
  type ContentChange,
  changeContent,
  WrongChange,
} from '#services/content-management/embedded/editing/change-content.ts';
import type { Fields } from '#services/content-management/embedded/editing/item.ts';
import { keyOf } from '#services/content-management/embedded/editing/keys.ts';
import { translateLinks } from '#services/content-management/embedded/editing/language-parts.ts';
import type { Translated } from '../items/item-index.ts';
import type { ItemRoom } from '../items/item-room.ts';
import type { OpenedItem } from '../items/open-item.ts';
import { hashOfWords, type ItemUnit, isSlices, listUnits, withPairedSlices } from './list-units.ts';
import { joinSlices } from './slices.ts';
import {
  isSameWords,
  isTranslated,
  readSource,
  readUnit,
  refuseForeignMarks,
} from './unit-words.ts';
import { hasWords, mapWords, toPlainText, type Words } from './words-of-item.ts';
import type { XliffItem, XliffUnit } from './xliff/document.ts';
import { BrokenWords } from './xliff/rich-text.ts';

/**
 * What becomes of a unit. `outdated`: taken, but English has changed since the file was made; `clash`:
 * somebody changed the translation here since, both are kept; `confirmed`: still right.
 */
export type UnitOutcome =
  | 'taken'
  | 'outdated'
  | 'clash'
  | 'confirmed'
  | 'same'
  | 'empty'
  | 'refused';

/** `part-missing`: of a text or a block some is not translated. */
export type RefusalReason =
  | 'unknown-unit'
  | 'twice'
  | 'marks'
  | 'part-missing'
  | 'form'
  | 'no-such-item'
  | 'twice-item';

export interface PlannedUnit {
  readonly id: string;
  readonly label: string;
  readonly outcome: UnitOutcome;
  readonly reason?: RefusalReason;
  /** For people: what exactly is wrong. */
  readonly details?: string;
  /** The translation before and after, as plain text, cut short. */
  readonly before?: string;
  readonly after?: string;
}

export interface ImportPlan {
  readonly units: readonly PlannedUnit[];
  readonly changes: readonly ContentChange[];
  /** English fields as the translator had them. */
  readonly seen: Fields;
  /** Fields whose translation is still right. */
  readonly confirmed: readonly string[];
}

interface Read {
  readonly unit: ItemUnit;
  readonly value: Words['value'];
  readonly isClash: boolean;
}

/** Says what an item's units of a file would change, and why some would not. */
export function planImport(
  room: ItemRoom,
  opened: OpenedItem,
  item: XliffItem,
  language: Translated,
): ImportPlan {
  const { name, content, draft, context } = opened;
  const { models } = room;
  const all = listUnits(models, name.type, content, draft?.sources ?? {}, language);
  const known = new Map(all.map((unit) => [unit.id, unit]));
  const translate = (id: string) => context.findTranslation(id, language);
  const met = new Set<string>();
  const planned: PlannedUnit[] = [];
  const taken = new Map<string, Read>();
  const seen = new Map<string, Words['value']>();
  const confirmed: string[] = [];

  for (const given of item.units) {
    const unit = known.get(given.id);
    const label = unit?.labels.join(' › ') ?? (given.name || given.id);
    const tell = (outcome: UnitOutcome, more: Partial<PlannedUnit> = {}) =>
      planned.push({ id: given.id, label: label.slice(0, 300), outcome, ...more });
    if (!unit) tell('refused', { reason: 'unknown-unit' });
    else if (met.has(given.id)) tell('refused', { reason: 'twice' });
    else {
      met.add(given.id);
      try {
        const outcome = readOne(given, unit, translate);
        if (outcome.source !== undefined) seen.set(unit.path, outcome.source);
        if (outcome.read) taken.set(unit.path, outcome.read);
        if (outcome.told === 'confirmed') confirmed.push(unit.path);
        const { value } = outcome.read ?? {};
        tell(outcome.told, value === undefined ? {} : { before: cut(unit.own), after: cut(value) });
      } catch (error) {
        if (!(error instanceof BrokenWords)) throw error;
        const reason = error.message.includes('missing') ? 'part-missing' : 'marks';
        tell('refused', { reason, details: error.message });
      }
    }
  }
  const whole = wholeFields(room, name.type, all, confirmed);
  const made = makeChanges(room, opened, language, taken, translate);
  const refused = new Map(made.refused);
  return {
    units: planned.map((unit) => {
      const reason = refused.get(unit.id);
      return reason ? { ...unit, outcome: 'refused', reason } : unit;
    }),
    changes: made.changes,
    seen: findSeen(room, opened, seen),
    confirmed: whole,
  };
}

/** Slices are right as a whole, once nothing in them is outdated any more. */
function wholeFields(
  { models }: ItemRoom,
  type: string,
  units: readonly ItemUnit[],
  confirmed: readonly string[],
): string[] {
  const isDone = (field: string) =>
    units.every(
      ({ path, state }) =>
        state !== 'outdated' || !path.startsWith(`${field}[`) || confirmed.includes(path),
    );
  const fields = confirmed.flatMap((path) => {
    const [field = ''] = path.split(/[.[]/);
    if (!isSlices(models, type, field)) return [path];
    return isDone(field) ? [field] : [];
  });
  return [...new Set(fields)];
}

interface Outcome {
  readonly told: UnitOutcome;
  readonly read?: Read;
  /** What English said in the file, where it says something else now. */
  readonly source?: Words['value'];
}

/** @throws {BrokenWords} */
function readOne(given: XliffUnit, unit: ItemUnit, translate: (id: string) => string): Outcome {
  if (!isTranslated(given.segments)) return { told: 'empty' };
  const words = readUnit(unit.model, given.segments);
  const value = translateLinks(words, translate) as Words['value'];
  if (!hasWords(value)) return { told: 'empty' };
  refuseForeignMarks(unit.model, unit.value, value);
  const noteOf = (category: string) =>
    given.notes.find((note) => note.category === category)?.text.trim();
  const sourceHash = noteOf('source-hash');
  const source = readSource(unit.model, given.segments);
  const isSourceSame =
    sourceHash === undefined
      ? isSameWords(unit.model, unit.value, source, unit.value)
      : sourceHash === hashOfWords(unit.value);
  const own = translateLinks(unit.own, translate);
  if (isSameWords(unit.model, unit.value, value, own)) {
    const isDone = given.state !== 'initial' && unit.state === 'outdated' && isSourceSame;
    return { told: isDone ? 'confirmed' : 'same' };
  }
  const targetHash = noteOf('target-hash');
  const isClash = targetHash !== undefined && targetHash !== hashOfWords(unit.own);
  const read = { unit, value, isClash: isClash && unit.own !== undefined };
  const told = read.isClash ? 'clash' : isSourceSame ? 'taken' : 'outdated';
  return { told, read, ...(!isSourceSame && { source }) };
}

interface Made {
  readonly changes: ContentChange[];
  /** Ids of units whose change cannot be made. */
  readonly refused: [string, RefusalReason][];
}

function makeChanges(
  room: ItemRoom,
  { name, content }: OpenedItem,
  language: Translated,
  taken: ReadonlyMap<string, Read>,
  translate: (id: string) => string,
): Made {
  const { models } = room;
  const english = content.languages.en ?? {};
  const own = content.languages[language] ?? {};
  const made: Made = { changes: [], refused: [] };
  const bySlices = new Map<string, Read[]>();
  const tryChange = (change: ContentChange, units: readonly Read[]) => {
    try {
      changeContent(models, name.type, content, [change]);
      made.changes.push(change);
    } catch (error) {
      if (!(error instanceof WrongChange)) throw error;
      for (const { unit } of units) made.refused.push([unit.id, 'form']);
    }
  };
  for (const read of taken.values()) {
    const { unit, value, isClash } = read;
    const [field = ''] = unit.path.split(/[.[]/);
    if (isSlices(models, name.type, field)) {
      bySlices.set(field, [...(bySlices.get(field) ?? []), read]);
      continue;
    }
    const place = unit.part ? unit.path.slice(0, -unit.part.length - 1) : unit.path;
    const present = readAt(own, place);
    const path = `${language}.${place}`;
    if (!unit.part) tryChange({ path, from: isClash ? null : present, to: value }, [read]);
    else {
      const whole = (present ?? keyOfLink(readAt(english, place))) as Fields;
      const { [unit.part]: _, ...rest } = whole;
      const from = isClash ? rest : present;
      tryChange({ path, from, to: { ...whole, [unit.part]: value } }, [read]);
    }
  }
  for (const [field, reads] of bySlices) {
    const part = changeSlices(room, { type: name.type, field, english, own }, reads, translate);
    made.refused.push(...part.refused);
    if (part.refused.length < reads.length) {
      tryChange({ path: `${language}.${field}`, from: part.from, to: part.to }, reads);
    }
  }
  return made;
}

const keyOfLink = (link: unknown): Fields => {
  const { key } = (link ?? {}) as Fields;
  return key === undefined ? {} : { key };
};

function changeSlices(
  room: ItemRoom,
  { type, field, english, own }: { type: string; field: string; english: Fields; own: Fields },
  reads: readonly Read[],
  translate: (id: string) => string,
) {
  const all = (english[field] ?? []) as Fields[];
  const present = (own[field] ?? []) as Fields[];
  const words = new Map(reads.map(({ unit, value }) => [unit.path, value]));
  const paired = withPairedSlices(room.models, type, english, { [field]: present });
  const filled = mapWords(room.models, type, paired, ({ path, value }) => words.get(path) ?? value);
  const changed = new Map(
    ((filled[field] ?? []) as Fields[]).map((slice) => [keyOf(slice), slice]),
  );
  // A slice that is not there yet begins as the English one, and wants all its words.
  const lacking = new Set<string>();
  const begun = mapWords(
    room.models,
    type,
    { [field]: translateLinks(all, translate) },
    ({ path, value }) => {
      if (path.startsWith(`${field}[`) && hasWords(value) && !words.has(path)) {
        lacking.add(sliceOf(path));
      }
      return words.get(path) ?? value;
    },
  );
  for (const slice of (begun[field] ?? []) as Fields[]) {
    const id = keyOf(slice);
    const isWanted = [...words.keys()].some((path) => sliceOf(path) === id) || present.length === 0;
    if (!changed.has(id) && !lacking.has(id) && isWanted) changed.set(id, slice);
  }
  const refused = reads
    .filter(({ unit }) => !changed.has(sliceOf(unit.path)))
    .map(({ unit }): [string, RefusalReason] => [unit.id, 'part-missing']);
  const clashes = new Set(reads.filter(({ isClash }) => isClash).map(({ unit }) => unit.path));
  const emptied = mapWords(room.models, type, paired, ({ path, value, model }) =>
    clashes.has(path) ? (model.type === 'StructuredText' ? [] : '') : value,
  );
  const before = new Map(
    ((emptied[field] ?? []) as Fields[]).map((slice) => [keyOf(slice), slice]),
  );
  return {
    from: own[field] === undefined ? undefined : joinSlices(all, present, before),
    to: joinSlices(all, present, changed),
    refused,
  };
}

const sliceOf = (path: string): string => /\[([^\]]+)\]/.exec(path)?.[1] ?? '';

/** The value at a path below a language: `credits[k1].role`. */
function readAt(fields: Fields, path: string): unknown {
  let value: unknown = fields;
  for (const step of path.split(/\.|(?=\[)/)) {
    const key = /^\[(.+)\]$/.exec(step)?.[1];
    value = key
      ? (value as Fields[] | undefined)?.find((one) => keyOf(one) === key)
      : (value as Fields | undefined)?.[step];
    if (value === undefined || value === null) return undefined;
  }
  return value;
}

/** English as the translator had it before them, where it says something else now. */
function findSeen(
  { models }: ItemRoom,
  { name, content }: OpenedItem,
  sources: ReadonlyMap<string, Words['value']>,
): Fields {
  if (sources.size === 0) return {};
  const english = content.languages.en ?? {};
  const seen = mapWords(
    models,
    name.type,
    english,
    ({ path, value }) => sources.get(path) ?? value,
  );
  const names = new Set([...sources.keys()].map((path) => path.split(/[.[]/)[0] ?? ''));
  return Object.fromEntries([...names].map((field) => [field, seen[field]]));
}

/** Plain text for a report. */
const cut = (value: Words['value'] | undefined): string => {
  const text = value === undefined ? '' : toPlainText(value);
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
};
