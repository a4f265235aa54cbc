import type { Expression } from '../prepared.ts';
import { cutShort, Exit, Frame, type Names, type Node, type Step } from './frame.ts';
import { globals } from './globals.ts';
import { machinery, readMember, toKey, writeMember } from './members.ts';
import { callMethod } from './methods.ts';
import { more } from './more.ts';
import { binary, isNothing, unary } from './operators.ts';
import { toState, write } from './state.ts';
import { joinTexts, toPrimitive } from './to-text.ts';
import { enter, makes, spend } from './work.ts';

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
