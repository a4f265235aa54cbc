/**
 * A text cut around the words that were searched for: what stands before the first of them, that word, what
 * stands behind it, the next, and so on. Joined they are the text.
 */
export type MarkedPieces = readonly string[];

/** Whether the piece is a word that was searched for. @param at among the pieces of its text */
export const isFoundPiece = (at: number): boolean => at % 2 === 1;

export const hasFoundPiece = (pieces: MarkedPieces): boolean => pieces.length > 1;
