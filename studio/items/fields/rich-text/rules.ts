import type { FormField } from '../field-props.ts';
import { kindsOf, type LinkKind } from '../link/link-value.ts';

/** Kinds of blocks that hold text, in the order in which editors choose them. */
const textKinds = [
  'paragraph',
  'heading1',
  'heading2',
  'heading3',
  'heading4',
  'heading5',
  'heading6',
  'preformatted',
  'list-item',
  'o-list-item',
] as const;

export type TextKind = (typeof textKinds)[number];

export const isList = (kind: string): boolean => kind === 'list-item' || kind === 'o-list-item';

/** What one field of formatted text may hold. */
export interface TextRules {
  readonly kinds: readonly TextKind[];
  /** One block. */
  readonly isSingle: boolean;
  readonly canBeStrong: boolean;
  readonly canBeEmphasized: boolean;
  readonly canLink: boolean;
  /** Names of marks, such as `lang-ar`. */
  readonly labels: readonly string[];
  readonly canRunRightToLeft: boolean;
  readonly canOpenWindow: boolean;
  readonly canHoldPictures: boolean;
  /** To what its links may lead. */
  readonly linkKinds: readonly LinkKind[];
}

/** Reads Prismic's `single` and `multi`: names with commas between. */
export function readTextRules({
  single,
  multi,
  labels,
  allowTargetBlank,
  select,
}: FormField['config']) {
  const allowed = (single ?? multi ?? 'paragraph').split(',').map((name) => name.trim());
  const kinds = textKinds.filter((kind) => allowed.includes(kind));
  return {
    kinds: kinds.length > 0 ? kinds : (['paragraph'] as const),
    isSingle: single !== undefined,
    canBeStrong: allowed.includes('strong'),
    canBeEmphasized: allowed.includes('em'),
    canLink: allowed.includes('hyperlink'),
    labels: labels ?? [],
    canRunRightToLeft: allowed.includes('rtl'),
    canOpenWindow: allowTargetBlank ?? false,
    canHoldPictures: single === undefined && allowed.includes('image'),
    linkKinds: kindsOf(select),
  } satisfies TextRules;
}
