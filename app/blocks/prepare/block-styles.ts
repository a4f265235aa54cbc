import { toAnimation } from '../draw/expressions/animation-rules.ts';
import { toDeclaration, toRuleBody } from '../draw/expressions/css-values.ts';
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
  const selector = `.${className}`;
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

const atMost = (width: number, rule: string) => `@media (max-width:${width}px){${rule}}`;

/** The rules of a block's animations into the sheet; those with bound values come while drawing. */
export function addAnimation(
  className: string,
  animations: unknown,
  parts: StyleParts,
): PreparedAnimation | undefined {
  const { rules, animation } = toAnimation(animations);
  for (const rule of rules) parts.sheet.add(rule.replaceAll('&', `.${className}`));
  return animation;
}
