/** Why a file is not taken, for words in the editor's language. */
const refusals = [
  'unknown-kind',
  'svg',
  'heic',
  'broken',
  'too-many-pixels',
  'too-long',
  'too-many-bytes',
  'film-container',
  'film-codec',
  'film-broken',
  'captions-encoding',
  'captions-head',
  'captions-time',
  'captions-order',
  'captions-empty',
  'other-kind',
] as const;
export type Refusal = (typeof refusals)[number];

/** The file cannot be taken, whoever sends it and however often. */
export class MediaRefused extends Error {
  override readonly name = 'MediaRefused';
  readonly reason: Refusal;
  readonly values: Readonly<Record<string, string | number>>;

  /** @param values for the words: a line, a number */
  constructor(reason: Refusal, values: Readonly<Record<string, string | number>> = {}) {
    super(`The file is not taken: ${reason}.`);
    this.reason = reason;
    this.values = values;
  }
}
