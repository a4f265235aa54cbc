import type { Expression } from '../../prepared.ts';
import { machinery, readMember, toKey, writeMember } from './members.ts';
import { callMethod } from './methods.ts';
import { more } from './more.ts';
import { joinTexts, toPrimitive, toText } from './to-text.ts';
import { enter, makes, spend, work } from './work.ts';

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
type Step = (node: Node, frame: Frame) => unknown;

/** `a?.b.c` without an `a`: the rest of the chain is skipped. */
export const cutShort = Symbol('cut short');

/** Global names; the part for functions adds more. */
export const globals: Record<string, unknown> = Object.assign(Object.create(null), {
  Math: Object.freeze(
    Object.fromEntries(
      Object.getOwnPropertyNames(Math)
        .filter((name) => name !== 'random')
        .map((name) => [name, Math[name as keyof Math]]),
    ),
  ),
  String: (...values: unknown[]) => (values.length > 0 ? toText(values[0]) : ''),
  Number: (...values: unknown[]) => (values.length > 0 ? Number(toPrimitive(values[0])) : 0),
  Boolean: (value: unknown) => Boolean(value),
  parseInt: (value: unknown, radix?: unknown) => Number.parseInt(toText(value), Number(radix)),
  parseFloat: (value: unknown) => Number.parseFloat(toText(value)),
  isNaN: (value: unknown) => Number.isNaN(Number(toPrimitive(value))),
  undefined,
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  Device: Object.freeze({ desktop: 0, tablet: 1, mobile: 2 }),
  console: Object.freeze({ log() {}, warn() {}, error() {}, info() {} }),
  log() {},
});

/** What each kind of node does; the part for functions adds more. */
export const steps: Record<string, Step> = Object.assign(Object.create(null), {
  $: (node, frame) => readName(String(node[1]), frame),
  '.': ([, owner, key, isOptional], frame) => {
    if (isState(owner as Expression, frame)) return frame.names.read(toKey(run(key, frame)));
    const value = runChain(owner, frame);
    if (value === cutShort || (isOptional && isNothing(value))) return cutShort;
    return readMember(value, run(key, frame));
  },
  '()': ([, callee, ...values], frame) => call(callee, values, frame),
  '?': ([, condition, then, otherwise], frame) =>
    run(run(condition, frame) ? then : otherwise, frame),
  '&&': ([, left, right], frame) => run(left, frame) && run(right, frame),
  '||': ([, left, right], frame) => run(left, frame) || run(right, frame),
  '??': ([, left, right], frame) => run(left, frame) ?? run(right, frame),
  u: ([, sign, operand], frame) => unary(String(sign), run(operand, frame)),
  '`': ([, ...parts], frame) => joinTexts(runList(parts, frame), '', true),
  '[': ([, ...parts], frame) => makes(runList(parts, frame)),
  '{}': ([, ...fields], frame) => {
    const made: Record<string, unknown> = makes({});
    for (const field of fields as unknown as [string | [Expression], Expression][]) {
      spend(1);
      if (field.length < 2) copyFields(run(field[0] as Expression, frame), made);
      else {
        const [key, value] = field;
        made[typeof key === 'string' ? key : toKey(run(key[0], frame))] = run(value, frame);
      }
    }
    return made;
  },
  ',': ([, ...parts], frame) => {
    let last: unknown;
    for (const part of parts) last = run(part, frame);
    return last;
  },
  '=': ([, operator, target, value], frame) => assign(String(operator), target, value, frame),
  '++': ([, delta, isBefore, target], frame) => {
    const before = Number(toPrimitive(run(target, frame)));
    set(target, before + Number(delta), frame);
    return isBefore ? before + Number(delta) : before;
  },
  var: ([, name, value], frame) => {
    const place = frame.find(String(name)) ?? frame;
    place.variables[String(name)] = run(value, frame);
  },
  '{': ([, own, ...statements], frame) => {
    const names = own as unknown as readonly string[] | null;
    return runAll(statements, names ? new Frame(frame.names, frame, names) : frame);
  },
  return: ([, value], frame) => new Exit('return', run(value, frame)),
  if: ([, condition, then, otherwise], frame) =>
    run(run(condition, frame) ? then : otherwise, frame),
} satisfies Record<string, Step>);

/**
 * Evaluates a parsed expression. Its work is counted and bounded (`work.ts`).
 *
 * @throws what a script would throw, such as a TypeError for a member of undefined
 */
export function evaluate(expression: Expression, names: Names): unknown {
  return enter(names, () => {
    const result = run(expression, new Frame(names, null));
    return result instanceof Exit ? result.value : result;
  });
}

export function run(node: Expression | undefined, frame: Frame): unknown {
  if (!Array.isArray(node)) return node;
  const value = step(node as unknown as Node, frame);
  return value === cutShort ? undefined : value;
}

function step(node: Node, frame: Frame): unknown {
  spend(1);
  const act = steps[node[0]] ?? binarySteps;
  return act(node, frame);
}

const binarySteps: Step = ([sign, left, right], frame) =>
  binary(sign, run(left, frame), run(right, frame));

/** Statements in their order, until one leads out of them. */
export function runAll(statements: readonly Expression[], frame: Frame): unknown {
  let last: unknown;
  for (const statement of statements) {
    last = run(statement, frame);
    if (last instanceof Exit) return last;
  }
  return last;
}

/** Values in a row; `...values` among them are spread. */
export function runList(parts: readonly Expression[], frame: Frame): unknown[] {
  const list: unknown[] = [];
  for (const part of parts) {
    if (Array.isArray(part) && part[0] === '...') {
      const values = more.toList?.(run(part[1] as Expression, frame)) ?? [];
      spend(values.length);
      for (const value of values) list.push(value);
    } else list.push(run(part, frame));
  }
  return list;
}

/** Like `run`, but a chain that was cut short stays so. */
export function runChain(node: Expression | undefined, frame: Frame): unknown {
  return Array.isArray(node) ? step(node as unknown as Node, frame) : node;
}

const isNothing = (value: unknown) => value === null || value === undefined;

const isState = (node: Expression, frame: Frame) =>
  Array.isArray(node) && node[0] === '$' && node[1] === 'state' && !frame.find('state');

function readName(name: string, frame: Frame): unknown {
  const place = frame.find(name);
  if (place) return place.variables[name];
  const { names } = frame;
  if (name === 'state') return toState(names);
  if (Object.hasOwn(names.given, name)) return names.given[name];
  return name in globals ? globals[name] : names.read(name);
}

/** The state as a value: what reads and writes it goes through the names. */
function toState(names: Names): object {
  const own = (key: string | symbol) => {
    if (typeof key !== 'string') return false;
    const all = names.all();
    // The whole state is copied for each of its names.
    spend(Object.keys(all).length);
    return Object.hasOwn(all, key);
  };
  return new Proxy(Object.create(null), {
    get: (_, key) => (typeof key === 'string' ? names.read(key) : undefined),
    set: (_, key, value) => {
      write(names, toKey(key), value);
      return true;
    },
    has: (_, key) => own(key),
    ownKeys: () => Object.keys(names.all()).filter((key) => !machinery.has(key)),
    getOwnPropertyDescriptor: (_, key) =>
      own(key)
        ? {
            value: names.read(String(key)),
            writable: true,
            enumerable: true,
            configurable: true,
          }
        : undefined,
    defineProperty: () => false,
    deleteProperty: (_, key) => {
      write(names, toKey(key), undefined);
      return true;
    },
  });
}

function write(names: Names, name: string, value: unknown) {
  if (!names.write || !work.canWrite) throw new TypeError('the state cannot be changed here');
  spend(20);
  names.write(name, value);
}

function call(callee: Expression | undefined, parts: readonly Expression[], frame: Frame): unknown {
  if (!Array.isArray(callee) || callee[0] !== '.') {
    return callValue(run(callee, frame), runList(parts, frame));
  }
  const [, owner, key, isOptional] = callee as unknown as Node;
  const target = runChain(owner, frame);
  if (target === cutShort || (isOptional && isNothing(target))) return cutShort;
  const name = toKey(run(key, frame));
  return callMethod(target, name, runList(parts, frame));
}

export function callValue(callee: unknown, values: readonly unknown[]): unknown {
  if (typeof callee !== 'function') throw new TypeError('that is no function');
  return (callee as (...all: unknown[]) => unknown)(...values);
}

function unary(sign: string, value: unknown): unknown {
  if (sign === '!') return !value;
  if (sign === '-') return -Number(toPrimitive(value));
  if (sign === '+') return Number(toPrimitive(value));
  if (sign === '~') return ~Number(toPrimitive(value));
  return sign === 'typeof' ? typeof value : undefined;
}

function assign(
  operator: string,
  target: Expression | undefined,
  expression: Expression | undefined,
  frame: Frame,
): unknown {
  if (operator === '') return set(target, run(expression, frame), frame);
  const before = run(target, frame);
  if (operator === '&&') return before ? set(target, run(expression, frame), frame) : before;
  if (operator === '||') return before || set(target, run(expression, frame), frame);
  if (operator === '??') return before ?? set(target, run(expression, frame), frame);
  return set(target, binary(operator, before, run(expression, frame)), frame);
}

/** Sets a variable, a name of the state or a member. */
export function set(target: Expression | undefined, value: unknown, frame: Frame): unknown {
  const [kind, owner, key] = target as unknown as Node;
  if (kind === '$') {
    const name = String(owner);
    const place = frame.find(name);
    if (place) place.variables[name] = value;
    else write(frame.names, name, value);
  } else if (kind === '.') {
    if (isState(owner as Expression, frame)) write(frame.names, toKey(run(key, frame)), value);
    else writeMember(run(owner, frame), toKey(run(key, frame)), value);
  } else more.assignTo?.(target as Expression, value, frame);
  return value;
}

/** Copies own fields, as `{ ...value }` does. */
export function copyFields(from: unknown, to: Record<string, unknown>) {
  if (typeof from === 'function' || isNothing(from)) return;
  const keys = Object.keys(from as object);
  spend(keys.length);
  for (const key of keys) {
    if (!machinery.has(key)) to[key] = (from as Record<string, unknown>)[key];
  }
}

function binary(sign: string, left: unknown, right: unknown): unknown {
  // biome-ignore-start lint/suspicious/noDoubleEquals: the editor's expression says so
  if (sign === '===') return left === right;
  if (sign === '!==') return left !== right;
  if (sign === '==' || sign === '!=') {
    const isSame =
      isObject(left) && isObject(right)
        ? left === right
        : isNothing(left) || isNothing(right)
          ? left == right
          : toPrimitive(left, true) == toPrimitive(right, true);
    return isSame === (sign === '==');
  }
  // biome-ignore-end lint/suspicious/noDoubleEquals: the editor's expression says so
  const a = toPrimitive(left, sign === '+') as number;
  const b = toPrimitive(right, sign === '+') as number;
  switch (sign) {
    case '+':
      return typeof a === 'string' || typeof b === 'string'
        ? joinTexts([a, b], '', true)
        : Number(a) + Number(b);
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return a / b;
    case '%':
      return a % b;
    case '**':
      return a ** b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
    case '&':
      return a & b;
    case '|':
      return a | b;
    case '^':
      return a ^ b;
    case '<<':
      return a << b;
    case '>>':
      return a >> b;
    case '>>>':
      return a >>> b;
    default:
      throw new SyntaxError(`${sign} is not understood`);
  }
}

const isObject = (value: unknown) =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';
