import type { Expression } from '../../prepared.ts';
import { callMethod, changingMethods } from './methods.ts';

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
}

/** Texts and lists that an expression makes never grow past these. */
export const longestText = 100_000;
export const longestList = 10_000;

const pure: Readonly<Record<string, unknown>> = {
  Math,
  String,
  Number,
  Boolean,
  parseInt: Number.parseInt,
  parseFloat: Number.parseFloat,
  undefined,
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  Device: { desktop: 0, tablet: 1, mobile: 2 },
  console: { log() {}, warn() {}, error() {}, info() {} },
  log() {},
};

type Parts = readonly Expression[];

/** The result of `return`, on its way out. */
class Returned {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

/** `a?.b.c` without an `a`: the rest of the chain is skipped. */
const cutShort = Symbol('cut short');

/**
 * Evaluates a parsed expression. There is no loop in the language, so the work is bounded by the
 * size of the expression.
 *
 * @throws what a script would throw, such as a TypeError for a member of undefined
 */
export function evaluate(expression: Expression, names: Names): unknown {
  const temporaries: Record<string, unknown> = Object.create(null);

  const run = (node: Expression): unknown => {
    if (!Array.isArray(node)) return node;
    const value = step(node[0], node.slice(1) as Parts);
    return value === cutShort ? undefined : value;
  };

  const step = (operator: string, parts: Parts): unknown => {
    const [a, b, c] = parts as [Expression, Expression, Expression];
    switch (operator) {
      case '$':
        return readName(String(a));
      case '.': {
        const owner = runChain(a);
        if (owner === cutShort || (c && (owner === null || owner === undefined))) return cutShort;
        if (owner === stateItself) return names.read(toKey(run(b)));
        return readMember(owner, run(b));
      }
      case '()':
        return call(a, parts.slice(1));
      case '?':
        return run(a) ? run(b) : run(c);
      case '&&':
        return run(a) && run(b);
      case '||':
        return run(a) || run(b);
      case '??':
        return run(a) ?? run(b);
      case 'u':
        return unary(String(a), b);
      case '`':
        return joinTexts(parts.map(run), '');
      case '[':
        return parts.map(run);
      case '{}':
        return Object.fromEntries(
          (parts as unknown as [string, Expression][]).map(([key, value]) => [key, run(value)]),
        );
      case ',':
        return parts.reduce<unknown>((_, part) => run(part), undefined);
      case '=':
        return assign(String(a), b, c);
      case '++': {
        const target = parts[2] as Expression;
        const before = Number(run(target));
        set(target, before + Number(a));
        return b ? before + Number(a) : before;
      }
      case 'var':
        temporaries[String(a)] = run(b);
        return undefined;
      case ';':
      case '{':
        return runAll(parts);
      case 'return':
        return new Returned(run(a));
      case 'if':
        return run(a) ? run(b) : run(c);
      default:
        return binary(operator, run(a), run(b));
    }
  };

  const runAll = (statements: Parts): unknown => {
    let last: unknown;
    for (const statement of statements) {
      last = run(statement);
      if (last instanceof Returned) return last;
    }
    return last;
  };

  /** Like `run`, but a chain that was cut short stays so. */
  const runChain = (node: Expression): unknown => {
    if (!Array.isArray(node)) return node;
    if (node[0] === '$' && node[1] === 'state') return stateItself;
    return step(node[0], node.slice(1) as Parts);
  };

  const readName = (name: string): unknown => {
    if (name in temporaries) return temporaries[name];
    if (name === 'state') return names.all();
    if (Object.hasOwn(names.given, name)) return names.given[name];
    return Object.hasOwn(pure, name) ? pure[name] : names.read(name);
  };

  const call = (callee: Expression, values: Parts): unknown => {
    const [kind, owner, key] = callee as readonly [string, Expression, Expression];
    if (kind === '$')
      return (readName(String(owner)) as (...all: unknown[]) => unknown)(...values.map(run));
    const target = runChain(owner);
    const isOptional = (callee as readonly unknown[])[3];
    if (target === cutShort || (isOptional && (target === null || target === undefined))) {
      return cutShort;
    }
    const name = toKey(run(key));
    if (!names.write && changingMethods.has(name)) throw new TypeError(`${name} changes the state`);
    const value = callMethod(target === stateItself ? names.all() : target, name, values.map(run));
    names.touch?.();
    return value;
  };

  const unary = (sign: string, operand: Expression): unknown => {
    const value = run(operand);
    if (sign === '!') return !value;
    if (sign === '-') return -Number(value);
    if (sign === '+') return Number(value);
    return sign === 'typeof' ? typeof value : undefined;
  };

  const assign = (operator: string, target: Expression, expression: Expression): unknown => {
    if (operator === '') return set(target, run(expression));
    const before = run(target);
    if (operator === '&&') return before ? set(target, run(expression)) : before;
    if (operator === '||') return before || set(target, run(expression));
    if (operator === '??') return before ?? set(target, run(expression));
    return set(target, binary(operator, before, run(expression)));
  };

  const set = (target: Expression, value: unknown): unknown => {
    const [kind, owner, key] = target as readonly [string, Expression, Expression];
    if (kind === '$') {
      const name = String(owner);
      if (name in temporaries) temporaries[name] = value;
      else write(name, value);
      return value;
    }
    const object = runChain(owner);
    const name = toKey(run(key));
    if (object === stateItself) write(name, value);
    else writeMember(object, name, value);
    names.touch?.();
    return value;
  };

  const write = (name: string, value: unknown) => {
    if (!names.write) throw new TypeError('the state cannot be changed here');
    names.write(name, value);
  };

  const result = run(expression);
  return result instanceof Returned ? result.value : result;
}

const stateItself = Symbol('state');

/** Names that would lead from data to the language's own machinery. */
const machinery = new Set(['constructor', '__proto__', 'prototype']);

function toKey(value: unknown): string {
  const key = String(value);
  if (machinery.has(key)) throw new TypeError(`${key} is not available`);
  return key;
}

function readMember(owner: unknown, name: unknown): unknown {
  const key = toKey(name);
  if (owner === null || owner === undefined) {
    throw new TypeError(`${key} of ${owner} cannot be read`);
  }
  return Object.hasOwn(owner as object, key) ? (owner as Record<string, unknown>)[key] : undefined;
}

function writeMember(owner: unknown, key: string, value: unknown) {
  const isLegal = Array.isArray(owner)
    ? /^\d{1,5}$/.test(key) && Number(key) < longestList
    : typeof owner === 'object' && owner !== null;
  if (!isLegal) throw new TypeError(`${key} cannot be set`);
  (owner as Record<string, unknown>)[key] = value;
}

/** As a script would write it into a text, without asking the value how. */
export function toText(value: unknown): string {
  if (Array.isArray(value)) return joinTexts(value, ',');
  if (typeof value === 'object' && value !== null) return '[object Object]';
  return typeof value === 'function' ? '' : String(value);
}

/** Stops before more is put together than a text may hold. */
export function joinTexts(values: readonly unknown[], between: string): string {
  let text = '';
  values.forEach((value, index) => {
    const next = value === null || value === undefined ? '' : toText(value);
    text = bounded(text + (index > 0 ? between : '') + next);
  });
  return text;
}

export function bounded(text: string): string {
  if (text.length > longestText) throw new RangeError('the text is too long');
  return text;
}

const toPrimitive = (value: unknown) =>
  typeof value === 'object' && value !== null ? toText(value) : value;

function binary(sign: string, left: unknown, right: unknown): unknown {
  // biome-ignore-start lint/suspicious/noDoubleEquals: the editor's expression says so
  const a = toPrimitive(left) as number;
  const b = toPrimitive(right) as number;
  switch (sign) {
    case '+':
      return typeof a === 'string' || typeof b === 'string'
        ? bounded(toText(a) + toText(b))
        : Number(a) + Number(b);
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return a / b;
    case '%':
      return a % b;
    case '===':
      return left === right;
    case '!==':
      return left !== right;
    case '==':
      return bothObjects(left, right) ? left === right : a == b;
    case '!=':
      return bothObjects(left, right) ? left !== right : a != b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
    default:
      throw new SyntaxError(`${sign} is not understood`);
  }
  // biome-ignore-end lint/suspicious/noDoubleEquals: the editor's expression says so
}

const bothObjects = (a: unknown, b: unknown) =>
  typeof a === 'object' && typeof b === 'object' && a !== null && b !== null;
