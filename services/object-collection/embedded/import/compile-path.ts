import { type Condition, type PathStep, parsePath } from './parse-path.ts';

/** The values at a path, as they are; undefined where a key is absent. Not to be changed. */
export type ReadNodes = (record: unknown) => readonly unknown[];

const none: readonly unknown[] = [];
const absent: readonly unknown[] = [undefined];

/** In a list of texts the element has no key: it is the value. */
const itself = '.';

/**
 * What lies at a path, as it is: a value, a list of values, or undefined. Most paths are a single key,
 * which needs no list.
 */
export function compileNode(path: string): (record: unknown) => unknown {
  const readNodes = compileNodes(path);
  if (!isSingleKey(path)) return readNodes;
  return (record) => (isObject(record) ? record[path] : undefined);
}

function isSingleKey(path: string): boolean {
  const [first, ...others] = path === '' ? [] : parsePath(path);
  return first !== undefined && others.length === 0 && first.conditions.length === 0;
}

/**
 * The values at a path: keys joined by dots; a list on the way stands for each of its elements. A
 * key that holds dots or brackets itself (a column of a table) is tried whole first.
 */
export function compileNodes(path: string): ReadNodes {
  if (path === itself) return (record) => [record];
  const steps = path === '' ? [] : parsePath(path);
  const isSingle = isSingleKey(path);
  return (record) => {
    if (!isObject(record)) return none;
    const whole = record[path];
    if (whole !== undefined) return toList(whole);
    return isSingle ? absent : follow(record, steps);
  };
}

function follow(record: unknown, steps: readonly PathStep[]): readonly unknown[] {
  let nodes: readonly unknown[] = [record];
  for (const { key, conditions } of steps) {
    const next: unknown[] = [];
    for (const node of nodes) {
      if (!isObject(node)) continue;
      const value = node[key];
      if (Array.isArray(value)) {
        for (const one of value) if (meetsAll(one, conditions)) next.push(one);
      } else if (meetsAll(value, conditions)) next.push(value);
    }
    nodes = next;
  }
  return nodes;
}

const meetsAll = (node: unknown, conditions: readonly Condition[]): boolean =>
  conditions.length === 0 || conditions.every((condition) => meets(node, condition));

function meets(node: unknown, { steps, texts }: Condition): boolean {
  const values = follow(node, steps);
  return values.some((value) => {
    const text = isObject(value) ? value['#text'] : value;
    if (texts === null) return isObject(value) || (text ?? '') !== '';
    return text !== undefined && texts.includes(String(text));
  });
}

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
