import type { Block } from '#shared/page-builder/editing/block-tree.ts';
import { isTree } from '#shared/page-builder/editing/values.ts';
import { contrastOf } from '../../items/fields/plain/contrast.ts';

/** A value of a look that is not of the design. */
export interface FreeLook {
  /** `large`, `medium`, `small`, `xsmall`. */
  readonly width: string;
  readonly property: string;
  readonly value: string;
}

/** Of the design: its variables, and words that set no measure of their own. */
const designed =
  /^(?:var\(--[\w-]+\)|0(?:px)?|auto|none|inherit|100%|left|center|right|start|end|block|flex|grid|column|row|stretch|relative|static|border-box|cover|contain|flex-(?:start|end)|space-between)$/;

export function listFreeLooks({ responsiveStyles }: Block): FreeLook[] {
  return Object.entries(isTree(responsiveStyles) ? responsiveStyles : {}).flatMap(
    ([width, styles]) =>
      Object.entries(isTree(styles) ? styles : {}).flatMap(([property, value]) =>
        typeof value === 'string' && !designed.test(value.trim())
          ? [{ width, property, value }]
          : [],
      ),
  );
}

/**
 * How well the words of a block can be read on its ground, where it says both: 1 to 21.
 * @returns null where one of them is not known, or is no plain color
 */
export function leastContrast({ responsiveStyles }: Block): number | null {
  const styles = isTree(responsiveStyles) ? responsiveStyles : {};
  const all = ['large', 'medium', 'small'].flatMap((width) => {
    const own = styles[width];
    return isTree(own) ? [own] : [];
  });
  // A narrower window has what it does not say from the wider one.
  let color: string | null = null;
  let ground: string | null = null;
  let least: number | null = null;
  for (const one of all) {
    color = toHex(one.color) ?? color;
    ground = toHex(one.backgroundColor ?? one.background) ?? ground;
    if (color === null || ground === null) continue;
    least = Math.min(least ?? 21, contrastOf(color, ground));
  }
  return least;
}

/** `#1a2b3c`; null: it is no plain color. */
function toHex(value: unknown): string | null {
  const color = typeof value === 'string' ? value.trim().toLowerCase() : '';
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(color)?.[1];
  if (hex) return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`;
  const rgb = /^rgba?\((\d{1,3}), ?(\d{1,3}), ?(\d{1,3})(?:, ?1)?\)$/.exec(color);
  if (rgb) {
    const parts = rgb.slice(1, 4).map((part) => Math.min(255, Number(part)));
    return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  }
  return color === 'white' ? '#ffffff' : color === 'black' ? '#000000' : null;
}
