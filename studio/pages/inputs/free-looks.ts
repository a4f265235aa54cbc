import type { Block } from '#shared/page-builder/editing/block-tree.ts';
import { isTree } from '#shared/page-builder/editing/values.ts';

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
