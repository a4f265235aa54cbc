import type { PreparedAnimation, PreparedBlock } from '../prepared.ts';
import { findInterpreter } from './bundles.ts';
import type { EntryContextValue, Locals } from './contexts.ts';

export interface ResolvedBlock {
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
  readonly options: Readonly<Record<string, unknown>>;
  /** Rules with `&` for the block's class, of styles and animations that are bound. */
  readonly rules: readonly string[];
  readonly className: string;
  readonly animation: PreparedAnimation | undefined;
}

/** A block as it is at its place; null where it is hidden. Without expressions it is as prepared. */
export function resolveBlock(
  block: PreparedBlock,
  entry: EntryContextValue,
  locals: Locals,
): ResolvedBlock | null {
  const { bind, attributes = {}, options = {}, className, animation } = block;
  if (bind) return findInterpreter().resolveBound(block, bind, entry, locals);
  return { attributes, options, rules: [], className, animation };
}
