import { readShown } from '#shared/page-builder/editing/localized.ts';
import type { PreparedBlock, PreparedSymbol } from '../prepared.ts';
import { limits } from './limits.ts';
import { isRecord, toPlainRecord } from './plain-value.ts';
import type { Preparation, PreparedOnce } from './preparation.ts';
import { prepareEntryBody, prepareVariations } from './prepare-entry.ts';

export interface SymbolOptions {
  readonly symbol?: PreparedSymbol;
  readonly inheritState: boolean;
  readonly isInline: boolean;
  readonly isDynamic: boolean;
}

/**
 * A shared entry in place. Source: reference §1.8. The service has put its content there
 * (`symbol.content`); without it nothing is drawn.
 */
export function prepareSymbol(
  options: unknown,
  preparation: Preparation,
  blockId: string,
  depth: number,
): Record<string, unknown> {
  const given = isRecord(options) ? options : {};
  const reference = isRecord(given.symbol) ? given.symbol : {};
  const prepared: { -readonly [Key in keyof SymbolOptions]: SymbolOptions[Key] } = {
    inheritState: given.inheritState === true,
    isInline: reference.inline === true,
    isDynamic: reference.dynamic === true || given.dynamic === true,
  };
  const content = given.dataOnly === true ? null : reference.content;
  if (!isRecord(content) || !isRecord(content.data)) {
    if (given.dataOnly !== true) preparation.notes.warn(blockId, 'the symbol has no content');
    return { ...prepared };
  }
  const id = String(content.id ?? reference.entry ?? '');
  if (preparation.ancestors.includes(id)) {
    preparation.notes.warn(blockId, 'a symbol contains itself and is left out');
    return { ...prepared };
  }
  if (preparation.ancestors.length > limits.symbolDepth) {
    preparation.notes.warn(blockId, `symbols deeper than ${limits.symbolDepth} are left out`);
    return { ...prepared };
  }
  const once = prepareOnce(content, content.data, id, preparation, depth + 1);
  if (!once) {
    const reason = `the page has ${limits.blocks} blocks or ${limits.pageLength} characters`;
    preparation.notes.warn(blockId, `the symbol ${id} is not drawn once more: ${reason}`);
    return { ...prepared };
  }
  const { data, slots } = splitData(reference.data, preparation, once.slots, depth);
  prepared.symbol = {
    id,
    model: String(reference.model ?? content.modelName ?? content.model ?? 'symbol'),
    isRightToLeft: content.isRightToLeft === true,
    data,
    slots,
    variations: once.variations,
    ...once.entry,
  };
  return { ...prepared };
}

/** The content of a symbol costs its work once, however often it is used. Null: the page is full. */
function prepareOnce(
  content: Readonly<Record<string, unknown>>,
  data: Readonly<Record<string, unknown>>,
  id: string,
  preparation: Preparation,
  depth: number,
): PreparedOnce | null {
  const { notes, symbols, ancestors } = preparation;
  const around = [...preparation.around, 'div'];
  const known = symbols.get(content);
  if (known && depth <= known.depth && known.around === around.join(' ')) {
    return notes.takesCopy(known.drawn) ? known : null;
  }
  const before = notes.drawn;
  const styleScope = { id, meta: content.meta, breakpoints: content.breakpoints };
  const slots: Preparation['slots'] = new Map();
  const inner = { ...preparation, around, slots, ancestors: [...ancestors, id] };
  const entry = prepareEntryBody(data, styleScope, inner, depth);
  const variations = prepareVariations(content.variations, styleScope, inner, depth);
  const after = notes.drawn;
  const drawn = {
    blocks: after.blocks - before.blocks,
    length: after.length - before.length,
    repeats: after.repeats - before.repeats,
  };
  const once = { around: around.join(' '), entry, variations, slots, depth, drawn };
  symbols.set(content, once);
  return once;
}

/** Lists of blocks among the data are for the symbol's slots, and lie in what is around these. */
function splitData(
  value: unknown,
  preparation: Preparation,
  aroundSlots: Preparation['slots'],
  depth: number,
) {
  const slots: Record<string, readonly PreparedBlock[]> = {};
  const rest: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(isRecord(value) ? value : {})) {
    const inner = readShown(given, preparation.language);
    if (isBlockList(inner)) {
      const around = aroundSlots.get(name) ?? preparation.around;
      slots[name] = preparation.prepareBlocks(inner, { ...preparation, around }, depth + 1);
    } else rest[name] = inner;
  }
  return { data: toPlainRecord(rest, preparation.language, preparation.notes), slots };
}

const isBlockList = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => isRecord(item) && item['@type'] === '@builder.io/sdk:Element');
