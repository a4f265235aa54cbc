import { listDeclarations, toDeclaration, toRuleBody } from '../draw/expressions/css-values.ts';
import type { DeviceSize, PreparedAnimation } from '../prepared.ts';
import type { Notes } from './limits.ts';
import type { PageSheet } from './page-sheet.ts';
import { isRecord } from './plain-value.ts';

/** Largest widths in px; source: reference §1.5. */
export const defaultBreakpoints = { medium: 991, small: 640, xsmall: 320 } as const;

export type Breakpoints = Readonly<Record<'medium' | 'small' | 'xsmall', number>>;

const narrower = ['medium', 'small', 'xsmall'] as const;

export interface StyleParts {
  readonly sheet: PageSheet;
  readonly notes: Notes;
  readonly breakpoints: Breakpoints;
  /** The narrowest styles apply only where the entry has that width. */
  readonly hasXsmall: boolean;
}

/** The rules of a block for all widths, by its class. */
export function addBlockStyles(
  className: string,
  styles: unknown,
  parts: StyleParts,
  blockId: string,
) {
  if (!isRecord(styles)) return;
  const selector = `.${className}.builder-block`;
  const sizes: readonly DeviceSize[] = ['large', ...narrower];
  for (const size of sizes) {
    if (size === 'xsmall' && !parts.hasXsmall) continue;
    const given = styles[size];
    if (!isRecord(given)) continue;
    const declarations = Object.entries(given)
      .slice(0, 100)
      .flatMap(([name, value]) => {
        const declaration = toDeclaration(name, value);
        if (!declaration && value !== '' && value !== null) {
          parts.notes.warn(blockId, `the style ${name} is left out`);
        }
        return declaration ? [declaration] : [];
      });
    if (declarations.length === 0) continue;
    const rule = `${selector}{${toRuleBody(declarations)}}`;
    parts.sheet.add(size === 'large' ? rule : atMost(parts.breakpoints[size], rule));
  }
}

export const atMost = (width: number, rule: string) => `@media (max-width:${width}px){${rule}}`;

/**
 * The rules of a block's animations; source: reference §1.6. Nothing moves for visitors who asked
 * for less motion: for them the block is at its end from the start.
 */
export function addAnimation(
  className: string,
  animations: unknown,
  parts: StyleParts,
): PreparedAnimation | undefined {
  if (!Array.isArray(animations)) return undefined;
  const all = animations.filter(isRecord).slice(0, 5);
  for (const hover of all.filter(({ trigger }) => trigger === 'hover')) {
    const end = toSteps(hover)[1];
    if (!end) continue;
    parts.sheet.add(`.${className}.builder-block:hover{${end}}`);
    addMoving(parts.sheet, '', className, hover);
  }
  const first = all.find(({ trigger }) => trigger === 'pageLoad' || trigger === 'scrollInView');
  const [start, end] = first ? toSteps(first) : [];
  if (!first || !start) return undefined;
  const moving = `.${className}.builder-block`;
  addMoving(parts.sheet, `${moving}:not(.builder-animated){${start}}`, className, first);
  if (end) parts.sheet.add(`${moving}.builder-animated{${end}}`);
  return {
    trigger: first.trigger === 'pageLoad' ? 'pageLoad' : 'scrollInView',
    threshold: clamp(Number(first.thresholdPercent) || 0, 0, 100) / 100,
    isRepeated: first.repeat === true,
    duration: seconds(first.duration, 1),
    delay: seconds(first.delay, 0),
  };
}

function addMoving(
  sheet: PageSheet,
  rule: string,
  className: string,
  animation: Readonly<Record<string, unknown>>,
) {
  const easing = toEasing(animation.easing);
  const duration = seconds(animation.duration, 1);
  const delay = seconds(animation.delay, 0);
  const timing = `transition:all ${duration}s ${easing} ${delay}s`;
  sheet.add(
    `@media (prefers-reduced-motion:no-preference) and (scripting:enabled){${rule}.${className}.builder-block:not(.builder-still){${timing}}}`,
  );
}

const toSteps = (animation: Readonly<Record<string, unknown>>): (string | undefined)[] =>
  (Array.isArray(animation.steps) ? animation.steps : []).slice(0, 2).map((step: unknown) => {
    const declarations = listDeclarations(isRecord(step) ? step.styles : null);
    return declarations.length > 0 ? toRuleBody(declarations) : undefined;
  });

const toEasing = (value: unknown) => {
  const easing = String(value ?? 'ease').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return /^([a-z-]{4,20}|cubic-bezier\([\d., -]{7,40}\))$/.test(easing) ? easing : 'ease';
};

const seconds = (value: unknown, otherwise: number) =>
  clamp(Number.isFinite(Number(value ?? Number.NaN)) ? Number(value) : otherwise, 0, 60);

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));
