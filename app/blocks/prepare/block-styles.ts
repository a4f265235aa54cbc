import type { DeviceSize, PreparedAnimation } from '../prepared.ts';
import { toAnimation } from '../values/animation-rules.ts';
import { toDeclaration, toRuleBody } from '../values/css-values.ts';
import type { Notes } from './limits.ts';
import type { PageSheet } from './page-sheet.ts';
import { isRecord } from './plain-value.ts';

/** Largest widths in px; source: reference §1.5. */
export const defaultBreakpoints = { medium: 991, small: 640, xsmall: 320 } as const;

export type Breakpoints = Readonly<Record<'medium' | 'small' | 'xsmall', number>>;

const narrower = ['medium', 'small', 'xsmall'] as const;

export interface StyleOptions {
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
  options: StyleOptions,
  blockId: string,
) {
  if (!isRecord(styles)) return;
  const selector = `.${className}`;
  const sizes: readonly DeviceSize[] = ['large', ...narrower];
  for (const size of sizes) {
    if (size === 'xsmall' && !options.hasXsmall) continue;
    const given = styles[size];
    if (!isRecord(given)) continue;
    const declarations = Object.entries(given)
      .slice(0, 100)
      .flatMap(([name, value]) => {
        const declaration = toDeclaration(name, value);
        if (!declaration && value !== '' && value !== null) {
          options.notes.warn(blockId, `the style ${name} is left out`);
        }
        return declaration ? [declaration] : [];
      });
    if (declarations.length === 0) continue;
    const rule = `${selector}{${toRuleBody(declarations)}}`;
    options.sheet.add(size === 'large' ? rule : atMost(options.breakpoints[size], rule));
  }
}

const atMost = (width: number, rule: string) => `@media (max-width:${width}px){${rule}}`;

/** The rules of a block's animations into the sheet; those with bound values come while drawing. */
export function addAnimation(
  className: string,
  animations: unknown,
  options: StyleOptions,
): PreparedAnimation | undefined {
  const { rules, animation } = toAnimation(animations);
  for (const rule of rules) options.sheet.add(rule.replaceAll('&', `.${className}`));
  return animation;
}
