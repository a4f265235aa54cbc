/** The result of loading one service's part of the content folder. */
export interface LoadReport {
  /** Items that are new or have changed. */
  readonly loaded: number;
  readonly unchanged: number;
  /** Items, or their languages where each is stored by itself, whose file is gone. */
  readonly removed: number;
  /** The files that those came from, with the language where others of the item stay. */
  readonly removedNames: readonly string[];
  /** Files that cannot be taken. Where something of them was published before, that stays. */
  readonly rejected: readonly LoadProblem[];
  /** Loaded, but without something: a picture that is not drawn yet, a link that leads nowhere. */
  readonly warnings: readonly LoadProblem[];
  /** Whether the service answers something else than before. */
  readonly changed: boolean;
}

/** Something that is wrong in a file; the words say what to do. */
export interface LoadProblem {
  /** Path below the service's folder, such as `<model>/<name>.json`; empty: all of them together. */
  readonly file: string;
  /** Path inside the file, for example `shared.times[0].starts_at`; empty: the file as a whole. */
  readonly field: string;
  readonly reason: string;
  /** From 1; absent: not known. */
  readonly line?: number;
  /** Visitors still see what the file held when it was last taken. */
  readonly keepsLastVersion?: true;
}

/** `['shared', 'times', 0, 'opens']` → `shared.times[0].opens` */
export const toField = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');

/** The same problem, whichever line it stands in. */
export const problemKey = ({ file, field, reason }: LoadProblem): string =>
  JSON.stringify([file, field, reason]);

/** So much of what is published may go at once without being asked for. */
const maxRemovedShare = 0.02;
const maxRemovedOfFew = { share: 0.2, count: 5 };

/**
 * Whether so much would be taken away that a mistake is likely: an empty folder, another export, ids
 * that have changed. Up to five things, at most every fifth, or one in fifty go without a question.
 */
export function isMassRemoval(removed: number, published: number): boolean {
  const few = Math.min(maxRemovedOfFew.count, published * maxRemovedOfFew.share);
  return removed > Math.max(1, few, published * maxRemovedShare);
}
