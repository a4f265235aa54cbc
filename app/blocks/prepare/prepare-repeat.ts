import { toItemName } from '#shared/page-builder/item-name.ts';
import type { PreparedRepeat } from '../prepared.ts';
import { parseWithWarning } from './expressions.ts';
import { limits } from './limits.ts';
import { isRecord } from './plain-value.ts';
import type { Preparation } from './preparation.ts';

/**
 * Source: reference §1.7. Undefined: the block is not repeated. Null: it is, over something that
 * cannot be known, so nothing is drawn.
 * @param length characters that each item draws
 */
export function prepareRepeat(
  repeat: unknown,
  preparation: Preparation,
  blockId: string,
  length: number,
): PreparedRepeat | null | undefined {
  if (!isRecord(repeat) || typeof repeat.collection !== 'string' || repeat.collection === '') {
    return undefined;
  }
  const collection = parseWithWarning(repeat.collection, 'binding', preparation, blockId);
  if (collection === undefined) return null;
  preparation.notes.countRepeat();
  const path = /^\s*state((?:\.[A-Za-z_$][\w$]*){1,10})\s*$/.exec(repeat.collection)?.[1];
  if (
    path &&
    preparation.ancestors.length === 1 &&
    preparation.notes.stateRepeats.length < limits.warnings
  ) {
    preparation.notes.stateRepeats.push({ blockId, path: path.slice(1).split('.'), size: length });
  }
  return { collection, itemName: toItemName(repeat.itemName, repeat.collection), size: length };
}
