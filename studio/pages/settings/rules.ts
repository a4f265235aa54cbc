import { isTree } from '#shared/page-builder/editing/values.ts';

/** One rule of targeting, with whatever else stands in it. */
export interface Rule {
  readonly property?: unknown;
  readonly operator?: unknown;
  readonly value?: unknown;
  readonly [field: string]: unknown;
}

const queryType = '@builder.io/core:Query';

export const listRules = (query: unknown): readonly Rule[] =>
  Array.isArray(query) ? query.filter(isTree) : [];

/** A path of the site, the home page's too. */
export const isAddress = (path: string): boolean =>
  /^\/(?:[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*)?$/.test(path);

/** The same rules with other addresses; none: everywhere. */
export const withPaths = (rules: readonly Rule[], paths: readonly string[]): readonly Rule[] =>
  withRule(rules, 'urlPath', paths.length === 0 ? null : paths);

/** The same rules with other languages; null: all. */
export const withLanguages = (
  rules: readonly Rule[],
  codes: readonly string[] | null,
): readonly Rule[] => withRule(rules, 'locale', codes);

/** What else a rule holds, and other rules, stay as they are and where they are. */
function withRule(
  rules: readonly Rule[],
  property: string,
  values: readonly string[] | null,
): readonly Rule[] {
  const isOwn = (rule: Rule) => rule.property === property && rule.operator === 'is';
  const at = rules.findIndex(isOwn);
  if (values === null) return rules.filter((rule) => !isOwn(rule));
  const value = values.length === 1 ? values[0] : values;
  if (at < 0) return [...rules, { '@type': queryType, property, operator: 'is', value }];
  const next = rules.with(at, { ...rules[at], value });
  return next.filter((rule, position) => position === at || !isOwn(rule));
}
