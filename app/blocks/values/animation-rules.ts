import type { PreparedAnimation } from '../prepared.ts';
import { listDeclarations, toNestedBody } from './css-values.ts';

export const maxAnimations = 5;

interface AnimationRules {
  /** With `&` where the block's class stands. */
  readonly rules: readonly string[];
  /** What starts by a script; undefined where only hovering moves anything. */
  readonly animation: PreparedAnimation | undefined;
}

/**
 * The rules of a block's animations, as the service delivers them; source: reference §1.6. Nothing
 * moves for visitors who asked for less motion: for them the block is at its end from the start.
 */
export function toAnimation(animations: unknown): AnimationRules {
  const all: readonly Given[] = Array.isArray(animations)
    ? animations.filter(isGiven).slice(0, maxAnimations)
    : [];
  const rules: string[] = [];
  for (const hover of all.filter(({ trigger }) => trigger === 'hover')) {
    const end = toSteps(hover)[1];
    if (end) rules.push(`&:hover{${end}}`, toMoving('', hover));
  }
  const first = all.find(({ trigger }) => trigger === 'pageLoad' || trigger === 'scrollInView');
  const [start, end] = first ? toSteps(first) : [];
  if (!first || !start) return { rules, animation: undefined };
  rules.push(toMoving(`&:not(.builder-animated){${start}}`, first));
  if (end) rules.push(`&.builder-animated{${end}}`);
  const animation = {
    trigger: first.trigger === 'pageLoad' ? ('pageLoad' as const) : ('scrollInView' as const),
    threshold: clamp(Number(first.thresholdPercent) || 0, 0, 100) / 100,
    isRepeated: first.repeat === true,
    duration: seconds(first.duration, 1),
    delay: seconds(first.delay, 0),
  };
  return { rules, animation };
}

type Given = Readonly<Record<string, unknown>>;

const isGiven = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toMoving(rule: string, given: Given): string {
  const duration = seconds(given.duration, 1);
  const timing = `${duration}s ${toEasing(given.easing)} ${seconds(given.delay, 0)}s`;
  return `@media (prefers-reduced-motion:no-preference) and (scripting:enabled){${rule}&:not(.builder-still){transition:all ${timing}}}`;
}

const toSteps = ({ steps }: Given): (string | undefined)[] =>
  (Array.isArray(steps) ? steps : []).slice(0, 2).map((step: unknown) => {
    const declarations = listDeclarations(isGiven(step) ? step.styles : null);
    return declarations.length > 0 ? toNestedBody(declarations) : undefined;
  });

const toEasing = (value: unknown) => {
  const easing = String(value ?? 'ease').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return /^([a-z-]{4,20}|cubic-bezier\([\d., -]{7,40}\))$/.test(easing) ? easing : 'ease';
};

const seconds = (value: unknown, otherwise: number) =>
  clamp(Number.isFinite(Number(value ?? Number.NaN)) ? Number(value) : otherwise, 0, 60);

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));
