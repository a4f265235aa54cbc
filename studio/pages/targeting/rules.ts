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

/** What rules are written here about: a property, and in which ways it is compared. */
export const kinds = {
  path: { property: 'urlPath', operators: ['is', 'startsWith', 'isNot'] },
  language: { property: 'locale', operators: ['is'] },
  device: { property: 'device', operators: ['is'] },
  query: { property: 'queryString', operators: ['contains'] },
} as const;

export type RuleKind = keyof typeof kinds;

/** What a rule of a kind says; null: there is none, which holds for everybody. */
export interface Said {
  readonly operator: string;
  readonly values: readonly string[];
}

const positionOf = (rules: readonly Rule[], kind: RuleKind): number => {
  const { property, operators } = kinds[kind];
  return rules.findIndex(
    (rule) =>
      rule.property === property &&
      (operators as readonly unknown[]).includes(rule.operator) &&
      [rule.value].flat().every((one) => typeof one === 'string'),
  );
};

export function readRule(rules: readonly Rule[], kind: RuleKind): Said | null {
  const rule = rules[positionOf(rules, kind)];
  return rule ? { operator: String(rule.operator), values: [rule.value].flat() as string[] } : null;
}

/** The same rules with another of a kind. What else a rule holds, and other rules, stay as they are and where they are. */
export function writeRule(rules: readonly Rule[], kind: RuleKind, said: Said | null): Rule[] {
  const at = positionOf(rules, kind);
  if (!said || said.values.length === 0) return rules.filter((_, position) => position !== at);
  const { operator, values } = said;
  const rule = { property: kinds[kind].property, operator, value: toValue(values) };
  if (at < 0) return [...rules, { '@type': queryType, ...rule }];
  return rules.with(at, { ...rules[at], ...rule });
}

const toValue = (values: readonly string[]) => (values.length === 1 ? values[0] : values);

/** Rules that are kept and cannot be changed here. */
export function otherRules(rules: readonly Rule[]): readonly Rule[] {
  const known = new Set((Object.keys(kinds) as RuleKind[]).map((kind) => positionOf(rules, kind)));
  return rules.filter(({ property, operator }, position) => {
    // One without either holds for everybody.
    return !known.has(position) && Boolean(property) && Boolean(operator);
  });
}
