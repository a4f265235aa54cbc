import type { Expression } from '../prepared.ts';

export const isNode = (value: Expression | undefined, kind: string): boolean =>
  Array.isArray(value) && value[0] === kind;

export const nodeParts = (value: Expression): readonly unknown[] =>
  (value as readonly unknown[]).slice(1);

/** The name that a chain of members begins with. */
export function rootName(value: Expression): string {
  let at = value;
  while (isNode(at, '.')) at = nodeParts(at)[0] as Expression;
  return isNode(at, '$') ? String(nodeParts(at)[0]) : '';
}
