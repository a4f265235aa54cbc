import type { Expression } from '../prepared.ts';

/** What the names in an expression stand for. */
export interface Names {
  /** Reads `state.{name}`: the nearest repeat's names first. */
  readonly read: (name: string) => unknown;
  /** Writes `state.{name}`; absent where nothing may be changed. */
  readonly write?: (name: string, value: unknown) => void;
  /** Tells that something inside the state was changed. */
  readonly touch?: () => void;
  /** The whole state, for the rare expression that hands it on. */
  readonly all: () => Record<string, unknown>;
  readonly given: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970, as expressions of this drawing see them. */
  readonly now?: () => number;
  /** IANA name of the museum's zone, whose clock scripts read. */
  readonly timeZone?: string;
  /** Runs something later; absent where nothing happens later, as on the server. */
  readonly later?: (act: () => void, delayMs: number, isRepeated: boolean) => () => void;
  /** Steps that all expressions of one drawing have together. */
  readonly steps?: { left: number };
}

/** Where a node is evaluated. */
export class Frame {
  readonly names: Names;
  /** Variables of this place; without a prototype. */
  readonly variables: Record<string, unknown> = Object.create(null);
  readonly outer: Frame | null;

  constructor(names: Names, outer: Frame | null, own: readonly string[] = []) {
    this.names = names;
    this.outer = outer;
    for (const name of own) this.variables[name] = undefined;
  }

  /** The nearest frame that has this variable. */
  find(name: string): Frame | null {
    for (let frame: Frame | null = this; frame; frame = frame.outer) {
      if (name in frame.variables) return frame;
    }
    return null;
  }
}

/** The result of `return`, `break` or `continue`, on its way out. */
export class Exit {
  readonly kind: 'return' | 'break' | 'continue';
  readonly value: unknown;
  constructor(kind: Exit['kind'], value?: unknown) {
    this.kind = kind;
    this.value = value;
  }
}

export type Node = readonly [operator: string, ...parts: Expression[]];
export type Step = (node: Node, frame: Frame) => unknown;

/** `a?.b.c` without an `a`: the rest of the chain is skipped. */
export const cutShort = Symbol('cut short');
