/**
 * Pictures that stand among words: one letter of Unicode's private use for each, so that texts with them are
 * compared word by word.
 */
export type Pictures = string[];

const first = 0xe000;
const last = 0xf8ff;

/** The letter for a picture, the same for the same address; empty where there are too many. */
export function signOf(url: string, pictures: Pictures): string {
  const known = pictures.indexOf(url);
  const place = known < 0 ? pictures.length : known;
  if (first + place > last) return '';
  if (known < 0) pictures.push(url);
  return String.fromCharCode(first + place);
}

export interface Piece {
  readonly text: string;
  /** The address of the picture that stands there; null: words. */
  readonly picture: string | null;
}

/** Words and pictures, in their order. */
export const toPieces = (text: string, pictures: readonly string[]): readonly Piece[] =>
  text
    .split(/([\ue000-\uf8ff])/)
    .filter(Boolean)
    .map((part) => ({
      text: part,
      picture: part.length === 1 ? (pictures[part.charCodeAt(0) - first] ?? null) : null,
    }));
