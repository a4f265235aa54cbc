/** What loading one service's part of the content folder did. */
export interface LoadReport {
  /** Items that are new or have changed. */
  readonly loaded: number;
  readonly unchanged: number;
  /** Items, or their languages where each is stored by itself, whose file is gone or no longer valid. */
  readonly removed: number;
  readonly rejected: readonly LoadProblem[];
  /** Loaded, but without something: a picture that is not drawn yet, a link that leads nowhere. */
  readonly warnings: readonly LoadProblem[];
  /** Whether the service answers something else than before. */
  readonly changed: boolean;
}

/** Something that is wrong in a file; the words say what to do. */
export interface LoadProblem {
  /** Path below the service's folder, such as `<model>/<name>.json`. */
  readonly file: string;
  /** Path inside the file, for example `shared.times[0].starts_at`; empty: the file as a whole. */
  readonly field: string;
  readonly reason: string;
}
