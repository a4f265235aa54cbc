import { run, runAll, steps } from '../../expressions/evaluate.ts';
import { Exit, Frame, type Node } from '../../expressions/frame.ts';
import { globals } from '../../expressions/globals.ts';
import { machinery, toKey } from '../../expressions/members.ts';
import { checkChange, LimitError, makes, spend } from '../../expressions/work.ts';
import type { Expression } from '../../prepared.ts';
import { assignTo } from './closures.ts';
import { ScriptError, Thrown } from './errors.ts';
import { toList } from './walk.ts';

const toBreak = new Exit('break');
const toContinue = new Exit('continue');
steps.break = () => toBreak;
steps.continue = () => toContinue;

/** What a loop ends with after one round: undefined means that it goes on. */
const leave = (result: unknown): { readonly exit: unknown } | undefined => {
  if (!(result instanceof Exit) || result.kind === 'continue') return undefined;
  return { exit: result.kind === 'break' ? undefined : result };
};

const toNames = (own: Expression | undefined) => (own as unknown as readonly string[] | null) ?? [];

steps.for = ([, own, start, test, update, body], frame) => {
  const names = toNames(own);
  let round = new Frame(frame.names, frame, names);
  run(start, round);
  while (test === null || run(test, round)) {
    const left = leave(run(body, round));
    if (left) return left.exit;
    // Functions made in a round keep its variables.
    const next = new Frame(frame.names, frame);
    Object.assign(next.variables, round.variables);
    round = next;
    run(update, round);
  }
  return undefined;
};

const each = (node: Node, values: readonly unknown[], frame: Frame) => {
  const [, own, target, , body] = node;
  // By its length: what is added meanwhile is walked through too, as in a script.
  for (let at = 0; at < values.length; at++) {
    const round = new Frame(frame.names, frame, toNames(own));
    assignTo(target as Expression, values[at], round);
    const left = leave(run(body, round));
    if (left) return left.exit;
  }
  return undefined;
};

steps.forof = (node, frame) => each(node, toList(run(node[3], frame)), frame);

steps.forin = (node, frame) => {
  const value = run(node[3], frame);
  const keys = value === null || value === undefined ? [] : Object.keys(value as object);
  return each(
    node,
    keys.filter((key) => !machinery.has(key)),
    frame,
  );
};

steps.while = ([, test, body], frame) => {
  while (run(test, frame)) {
    const left = leave(run(body, frame));
    if (left) return left.exit;
  }
  return undefined;
};

steps.do = ([, body, test], frame) => {
  do {
    const left = leave(run(body, frame));
    if (left) return left.exit;
  } while (run(test, frame));
  return undefined;
};

/** `['switch', value, names, ...[isDefault, test, ...statements]]` */
steps.switch = ([, subject, own, ...given], frame) => {
  const value = run(subject, frame);
  const inner = new Frame(frame.names, frame, toNames(own));
  const cases = given as unknown as readonly [boolean, Expression, ...Expression[]][];
  let start = cases.findIndex(([isDefault, test]) => !isDefault && run(test, inner) === value);
  if (start < 0) start = cases.findIndex(([isDefault]) => isDefault);
  if (start < 0) return undefined;
  const result = runAll(
    cases.slice(start).flatMap(([, , ...statements]) => statements),
    inner,
  );
  return result instanceof Exit && result.kind === 'break' ? undefined : result;
};

steps.throw = ([, value], frame) => {
  throw new Thrown(run(value, frame));
};

/** `['try', block, names, pattern, handler, last]` */
steps.try = ([, block, own, pattern, handler, last], frame) => {
  let result: unknown;
  try {
    result = run(block, frame);
  } catch (error) {
    // A script cannot go on beyond its bounds.
    if (handler === null || isFinal(error)) throw error;
    // An error gathers where it came from.
    spend(30);
    const inner = new Frame(frame.names, frame, toNames(own));
    if (pattern) assignTo(pattern, error instanceof Thrown ? error.value : toError(error), inner);
    result = run(handler, inner);
  } finally {
    const ended = last === null ? undefined : run(last, frame);
    // biome-ignore lint/correctness/noUnsafeFinally: a script's own `finally` has the last word
    if (ended instanceof Exit) return ended;
  }
  return result instanceof Exit ? result : undefined;
};

const isFinal = (error: unknown) =>
  error instanceof LimitError || /stack|recursion/i.test((error as Error).message);

const toError = (error: unknown) =>
  makes(new ScriptError((error as Error).name, (error as Error).message));

steps.in = ([, key, owner], frame) => {
  const name = run(key, frame);
  const value = run(owner, frame);
  if (typeof value !== 'object' || value === null) throw new TypeError('that has no fields');
  return Object.hasOwn(value, toKey(name));
};

steps.instanceof = ([, left, right], frame) => {
  const value = run(left, frame);
  const kind = run(right, frame);
  if (kind === globals.Array) return Array.isArray(value);
  if (kind === globals.Error) return value instanceof ScriptError;
  if (kind === globals.Object) return typeof value === 'object' && value !== null;
  if (kind === globals.Date) return value instanceof Date;
  if (kind === globals.Map) return value instanceof Map;
  if (kind === globals.Set) return value instanceof Set;
  if (kind === globals.Promise) return value instanceof Promise;
  throw new TypeError('that is no kind of value');
};

steps.delete = ([, target], frame) => {
  const [, owner, key] = target as unknown as Node;
  const name = toKey(run(key, frame));
  const value = run(owner, frame);
  if (typeof value !== 'object' || value === null) return true;
  if (Object.isFrozen(value)) throw new TypeError(`${name} cannot be deleted`);
  checkChange(value);
  return Reflect.deleteProperty(value, name);
};
