import { createContext, useContext } from 'react';
import type { Language } from '#shared/languages.ts';
import { debugLog } from '../../debug-log.ts';
import type { Expression, PreparedBlock, PreparedContent } from '../prepared.ts';
import type { Names } from './expressions/evaluate.ts';
import { findInterpreter } from './parts.ts';
import { StateStore } from './state-store.ts';

/** What all blocks of one entry share; a symbol has its own. */
export interface EntryContextValue {
  readonly id: string;
  readonly model: string;
  readonly store: StateStore;
  readonly language: Language;
  readonly breakpoints: PreparedContent['breakpoints'];
  readonly isPreview: boolean;
  readonly isRightToLeft: boolean;
  /** What the registry's `load` brought, by the block's `load`. */
  readonly loaded: readonly unknown[];
  /** Blocks passed in for the slots of a symbol, with the entry they come from. */
  readonly slots: Readonly<Record<string, readonly PreparedBlock[]>>;
  readonly outer: EntryContextValue | null;
  /** `builder`, `Builder`, `context`: what expressions may call. */
  readonly given: Readonly<Record<string, unknown>>;
}

export const EntryContext = createContext<EntryContextValue>({
  id: '',
  model: '',
  store: new StateStore(),
  language: 'en',
  breakpoints: { medium: 991, small: 640, xsmall: 320 },
  isPreview: false,
  isRightToLeft: false,
  loaded: [],
  slots: {},
  outer: null,
  given: {},
});

/** Names of the repeats around a block, and how many characters may be drawn inside of them. */
export interface Locals {
  readonly values: Record<string, unknown>;
  readonly share: number;
}

export const LocalsContext = createContext<Locals>({ values: {}, share: 1_000_000 });

export const useEntry = () => useContext(EntryContext);

/** What expressions of a block can name; they change nothing while the block is drawn. */
export function toNames(
  { store, given }: EntryContextValue,
  locals: Locals,
  block?: PreparedBlock,
): Names {
  return {
    read: (name) => (Object.hasOwn(locals.values, name) ? locals.values[name] : store.read(name)),
    all: () => ({ ...store.values, ...locals.values }),
    given: block ? { ...given, block: toBlockView(block) } : given,
  };
}

/** For actions: they may change the state, that of the page and that of the repeat's item. */
export function toWritableNames(
  entry: EntryContextValue,
  locals: Locals,
  block: PreparedBlock,
  event: unknown,
): Names {
  const names = toNames(entry, locals, block);
  return {
    ...names,
    given: { ...names.given, event },
    write(name, value) {
      if (Object.hasOwn(locals.values, name)) locals.values[name] = value;
      entry.store.write(name, value);
    },
    touch: entry.store.touch,
  };
}

/** Expressions may read a block as the service delivers it, such as `block.component.options.text`. */
const toBlockView = ({ id, component, options }: PreparedBlock) => ({
  id,
  component: { name: component, options: options ?? {} },
});

/** What expressions of a place may make, in characters: less where it is repeated often. */
export const longestOf = ({ share }: Locals): number => Math.min(100_000, Math.max(1_000, share));

/**
 * The value, or undefined where the expression fails: a page is shown with what can be known.
 * Names that are read go through `names`, so nothing outside the state is within reach.
 */
export function tryEvaluate(expression: Expression, names: Names): unknown {
  try {
    return findInterpreter().evaluate(expression, names);
  } catch (error) {
    if (!import.meta.env.SSR) debugLog('an expression failed', expression, error);
    return undefined;
  }
}

/** As `tryEvaluate`, with the names of the block's place. */
export function useEvaluate(): (expression: Expression) => unknown {
  const names = toNames(useEntry(), useContext(LocalsContext));
  return (expression) => tryEvaluate(expression, names);
}
