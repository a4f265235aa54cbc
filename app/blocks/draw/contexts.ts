import { createContext, useContext } from 'react';
import type { Language } from '#shared/languages/languages.ts';
import { debugLog } from '../../debug-log.ts';
import type { Names } from '../expressions/frame.ts';
import type { EntryClock, Expression, PreparedBlock, PreparedContent } from '../prepared.ts';
import type { BlockComponent } from './block-props.ts';
import { findInterpreter } from './bundles.ts';
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
  readonly countsElements: boolean;
  /** What is drawn for a component's name; null: nothing. Components draw blocks in turn. */
  readonly findComponent: (name: string) => BlockComponent | null;
  /** What the registry's `load` brought, by the block's `load`. */
  readonly loaded: readonly unknown[];
  /** Blocks passed in for the slots of a symbol, with the entry they come from. */
  readonly slots: Readonly<Record<string, readonly PreparedBlock[]>>;
  readonly outer: EntryContextValue | null;
  /** `builder`, `Builder`, `context`: what expressions may call. */
  readonly given: Readonly<Record<string, unknown>>;
  /** It lives in a browser; at first it is drawn as the server drew it. */
  readonly isLive: boolean;
  readonly clock: EntryClock | undefined;
  readonly steps: Steps;
}

export const EntryContext = createContext<EntryContextValue>({
  id: '',
  model: '',
  store: new StateStore(),
  language: 'en',
  breakpoints: { medium: 991, small: 640, xsmall: 320 },
  isPreview: false,
  isRightToLeft: false,
  countsElements: false,
  findComponent: () => null,
  loaded: [],
  slots: {},
  outer: null,
  given: {},
  isLive: false,
  clock: undefined,
  steps: { left: Number.POSITIVE_INFINITY, refilledAt: 0 },
});

/** What all expressions of a page may take together on the server, and within a second elsewhere. */
const maxSteps = 2_000_000;

export interface Steps {
  left: number;
  refilledAt: number;
}

export const newSteps = (): Steps => ({ left: maxSteps, refilledAt: 0 });

/** What expressions of an entry are evaluated with, wherever they stand in it. */
export function toEntryNames({
  store,
  given,
  isLive,
  clock,
  steps,
}: Pick<EntryContextValue, 'store' | 'given' | 'isLive' | 'clock' | 'steps'>): Names {
  const now = Date.now();
  if (!import.meta.env.SSR && now - steps.refilledAt > 1_000) {
    steps.left = maxSteps;
    steps.refilledAt = now;
  }
  return {
    read: store.read,
    all: () => ({ ...store.values }),
    given,
    now: isLive || !clock ? Date.now : () => clock.now,
    ...(clock && { timeZone: clock.timeZone }),
    ...(isLive && { later: store.later }),
    steps,
  };
}

/** Runs an entry's script on its state. */
export function runScript(
  script: Expression,
  entry: Pick<EntryContextValue, 'store' | 'given' | 'isLive' | 'clock' | 'steps'>,
) {
  const { write, touch } = entry.store;
  tryEvaluate(script, { ...toEntryNames(entry), write, touch });
}

/** Names of the repeats around a block, and how many characters may be drawn inside of them. */
export interface Locals {
  readonly values: Record<string, unknown>;
  readonly share: number;
}

export const LocalsContext = createContext<Locals>({ values: {}, share: 1_000_000 });

/** Told on the server of what an editor should know and only drawing finds. */
export const DrawWarningContext = createContext<(message: string) => void>(() => {});

export const useEntry = () => useContext(EntryContext);

/** What expressions of a block can name; they change nothing while the block is drawn. */
export function toNames(entry: EntryContextValue, locals: Locals, block?: PreparedBlock): Names {
  const { store, given } = entry;
  return {
    ...toEntryNames(entry),
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
export const maxLengthOf = ({ share }: Locals): number => Math.min(100_000, Math.max(1_000, share));

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
