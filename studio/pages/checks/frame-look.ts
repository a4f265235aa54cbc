import { isTree } from '#shared/page-builder/editing/values.ts';

/** What a page told of itself. */
export interface FrameLook {
  readonly findings: readonly {
    /** Of axe, or one of `public/preview-checks.js`. */
    readonly rule: string;
    /** Of the blocks around it, the innermost first. */
    readonly ids: readonly string[];
    readonly about: string;
  }[];
  readonly weight: PageWeight;
}

const kinds = [
  ...(['page', 'scripts', 'styles', 'letters', 'pictures', 'films', 'rest'] as const),
  'paintedAt',
] as const;

/** Bytes as they were sent, and milliseconds. */
export type PageWeight = Readonly<Record<(typeof kinds)[number], number>>;

const maxFindings = 400;

/** Any page may be in a frame and write anything; null: it has not said what it found. */
export function parseFrameLook(data: unknown): FrameLook | null {
  if (!isTree(data) || !Array.isArray(data.findings) || !isTree(data.weight)) return null;
  const { weight } = data;
  const findings = data.findings.slice(0, maxFindings).flatMap((one) => {
    if (!isTree(one) || typeof one.rule !== 'string' || !Array.isArray(one.ids)) return [];
    const ids = one.ids.filter((id) => typeof id === 'string');
    const about = String(one.about ?? '').slice(0, 300);
    return [{ rule: one.rule.slice(0, 60), ids, about }];
  });
  const number = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0);
  const sums = Object.fromEntries(kinds.map((kind) => [kind, number(weight[kind])]));
  return { findings, weight: sums as PageWeight };
}
