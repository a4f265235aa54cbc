import { callValue, run, runChain, runList, set, steps } from '../../expressions/evaluate.ts';
import { cutShort, Exit, Frame, type Node } from '../../expressions/frame.ts';
import { readMember, toKey } from '../../expressions/members.ts';
import { callMethod } from '../../expressions/methods.ts';
import { deepestCall, enter, LimitError, makes, work } from '../../expressions/work.ts';
import type { Expression } from '../../prepared.ts';
import { awaitValue } from './promises.ts';
import { toList } from './walk.ts';

type Closure = (...values: unknown[]) => unknown;

/** `['=>', names, parameters, body, isExpression, isAsync]` */
steps['=>'] = ([, own, parameters, body, isExpression, isAsync], frame): Closure => {
  const names = own as unknown as readonly string[];
  const patterns = parameters as unknown as readonly Expression[];
  return (...values) =>
    enter(frame.names, () => {
      if (work.depth >= deepestCall) throw new LimitError('functions call each other too deeply');
      work.depth++;
      try {
        const inner = new Frame(frame.names, frame, names);
        patterns.forEach((pattern, index) => {
          const [kind, rest] = pattern as unknown as Node;
          const isRest = kind === '...';
          const value = isRest ? makes(values.slice(index)) : values[index];
          assignTo(isRest ? (rest as Expression) : pattern, value, inner);
        });
        if (isAsync) return runAsync(body as Expression, Boolean(isExpression), inner);
        const result = run(body, inner);
        if (isExpression) return result;
        return result instanceof Exit ? result.value : undefined;
      } finally {
        work.depth--;
      }
    });
};

/** A function that knows itself by its name. */
steps.named = ([, name, made], frame) => {
  const inner = new Frame(frame.names, frame, [String(name)]);
  inner.variables[String(name)] = run(made, inner);
  return inner.variables[String(name)];
};

/** Its statements one after the other; those that wait for something go on later. */
function runAsync(body: Expression, isExpression: boolean, outer: Frame): Promise<unknown> {
  if (isExpression) return awaitValue(() => run(body, outer));
  const [, own, ...statements] = body as unknown as Node;
  const frame = new Frame(outer.names, outer, (own as unknown as readonly string[] | null) ?? []);
  const runFrom = (start: number): unknown => {
    for (let at = start; at < statements.length; at++) {
      const statement = statements[at] as unknown as Node;
      const isWaiting = Array.isArray(statement) && statement[0] === 'awaits';
      if (isWaiting) {
        return awaitValue(
          () => run(statement[1], frame),
          (value) => {
            frame.variables.await = value;
            const result = run(statement[2], frame);
            return result instanceof Exit ? result.value : runFrom(at + 1);
          },
        );
      }
      const result = run(statement as unknown as Expression, frame);
      if (result instanceof Exit) return result.value;
    }
    return undefined;
  };
  return awaitValue(() => runFrom(0));
}

/** `f?.()` and `a.f?.()` */
steps['?()'] = ([, callee, ...values], frame) => {
  if (Array.isArray(callee) && callee[0] === '.') {
    const [, owner, key, isOptional] = callee as unknown as Node;
    const target = runChain(owner, frame);
    const isNothing = target === null || target === undefined;
    if (target === cutShort || (isOptional && isNothing)) return cutShort;
    const name = toKey(run(key, frame));
    const isMethod = typeof target !== 'object' || Array.isArray(target) || target instanceof Date;
    const method = isNothing || !isMethod ? readMember(target, name) : true;
    if (method === null || method === undefined) return cutShort;
    return callMethod(target, name, runList(values, frame));
  }
  const value = runChain(callee, frame);
  if (value === cutShort || value === null || value === undefined) return cutShort;
  return callValue(value, runList(values, frame));
};

steps.let = ([, pattern, value], frame) => {
  assignTo(pattern as Expression, run(value, frame), frame);
};

/**
 * Takes a value apart: `['[p', ...items]`, `['{p', fields, rest]`, `['=p', target, default]`, or a
 * target of an assignment.
 */
export function assignTo(pattern: Expression, value: unknown, frame: Frame): void {
  const [kind, first, second] = pattern as unknown as Node;
  if (kind === '=p') {
    assignTo(first as Expression, value === undefined ? run(second, frame) : value, frame);
  } else if (kind === '[p') assignItems(pattern as unknown as Node, toList(value), frame);
  else if (kind === '{p') {
    if (value === null || value === undefined) throw new TypeError(`${value} has no fields`);
    const taken = new Set<string>();
    for (const [key, target] of first as unknown as [string | [Expression], Expression][]) {
      const name = typeof key === 'string' ? key : toKey(run(key[0], frame));
      taken.add(name);
      assignTo(target, readMember(value, name), frame);
    }
    if (second) {
      const rest = Object.entries(value).filter(([name]) => !taken.has(name));
      assignTo(second, makes(Object.fromEntries(rest)), frame);
    }
  } else set(pattern, value, frame);
}

function assignItems([, ...items]: Node, list: readonly unknown[], frame: Frame) {
  items.forEach((item, index) => {
    if (item === null) return;
    const [kind, rest] = item as unknown as Node;
    if (kind === '...') assignTo(rest as Expression, makes(list.slice(index)), frame);
    else assignTo(item, list[index], frame);
  });
}
