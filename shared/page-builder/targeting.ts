/** One rule as editors set it; both names of a rule may be missing in stored content. */
export interface TargetingRule {
  readonly property?: string;
  readonly operator?: string;
  readonly value?: unknown;
}

/** Content that only some visitors see, or only for some time. */
export interface Targeted {
  /** All must hold; none: for everybody. */
  readonly query?: readonly TargetingRule[] | null;
  /** Milliseconds since 1970 or ISO 8601, both ends included; null: open. */
  readonly startDate?: number | string | null;
  readonly endDate?: number | string | null;
}

/** The facts about a visit: `urlPath`, `locale`, `device` and whatever else the page sets. */
export type TargetingAttributes = Readonly<Record<string, unknown>>;

/** Source: specification §5. */
export const targetingOperators = [
  'is',
  'isNot',
  'contains',
  'startsWith',
  'endsWith',
  'greaterThan',
  'lessThan',
  'greaterThanOrEqualTo',
  'lessThanOrEqualTo',
] as const;

/**
 * Whether something is meant for a visit, decided exactly as the page builder's own clients do, so
 * that server and browser never disagree. A date among the attributes counts instead of `now`.
 * @param now milliseconds since 1970
 */
export function matchesTargeting(
  targeted: Targeted,
  attributes: TargetingAttributes,
  now: number,
): boolean {
  const time = attributes.date ? toTime(attributes.date) : now;
  // A date that cannot be read compares as neither before nor after, so it closes nothing.
  if (targeted.startDate && toTime(targeted.startDate) > time) return false;
  if (targeted.endDate && toTime(targeted.endDate) < time) return false;
  return matchesRules(targeted.query ?? [], attributes);
}

/** The rules alone, without dates. */
export const matchesRules = (
  rules: readonly TargetingRule[],
  attributes: TargetingAttributes,
): boolean => rules.every((rule) => holds(rule, attributes));

const toTime = (date: unknown): number => new Date(date as string | number).getTime();

function holds(rule: TargetingRule, attributes: TargetingAttributes): boolean {
  const { property, operator } = rule ?? {};
  if (!property || !operator) return true;
  const value = property === 'urlPath' ? withoutSlashAtEnd(rule.value) : rule.value;
  if (Array.isArray(value)) {
    const holdsFor = (element: unknown) =>
      holds({ property, operator, value: element }, attributes);
    if (operator === 'isNot') return value.every(holdsFor);
    // The clients ask for the first element that holds, and take 0, '' and false for none.
    return Boolean(value.find(holdsFor));
  }
  const attribute = Object.hasOwn(attributes, property) ? attributes[property] : undefined;
  // Whatever the operator, isNot included: so do the clients.
  if (Array.isArray(attribute)) return attribute.includes(value);
  return compare(operator, attribute, value);
}

const withoutSlashAtEnd = (value: unknown): unknown =>
  typeof value === 'string' && value !== '/' && value.endsWith('/') ? value.slice(0, -1) : value;

function compare(operator: string, attribute: unknown, value: unknown): boolean {
  switch (operator) {
    case 'is':
      return attribute === value;
    case 'isNot':
      return attribute !== value;
    case 'contains':
      return typeof attribute === 'string' && attribute.includes(String(value));
    case 'startsWith':
      return typeof attribute === 'string' && attribute.startsWith(String(value));
    case 'endsWith':
      return typeof attribute === 'string' && attribute.endsWith(String(value));
  }
  if (typeof attribute !== 'number' || typeof value !== 'number') return false;
  switch (operator) {
    case 'greaterThan':
      return attribute > value;
    case 'lessThan':
      return attribute < value;
    case 'greaterThanOrEqualTo':
      return attribute >= value;
    case 'lessThanOrEqualTo':
      return attribute <= value;
    default:
      return false;
  }
}
