/** The worth of a word by its place: title, label, rest. */
export const tierWorth = [24, 14, 4] as const;
/** Beside the rarity of a word, a number of bits from 0 to 15. */
const commonWorth = 8;

/** Words that stand in the title as they were typed, and with which it begins. */
export const titlePhraseWorth = 120;
export const titleBeginningWorth = 120;
/** Where a second title begins so, such as that of the place where it was made. */
export const titleAgainWorth = 120;
/** For each word of a maker's name, and once more: more than the words are worth in a title. */
export const makerWorth = 240;
/** A title that is what was typed. */
export const wholeTitleWorth = 20_000;

/**
 * The worth of a word for the thing that contains it, from 1 to some hundreds.
 * @param place where it stands: 0 title, 1 label, 2 rest
 * @param fits how well, see `fit`
 */
export const toWorth = (place: number, fits: number, rarity: number): number =>
  ((tierWorth[place] as number) * fits * (commonWorth + rarity)) >> 3;

/** In how many halvings of everything a word is found. */
export const toRarity = (count: number, size: number): number =>
  Math.max(0, Math.clz32(Math.max(count, 1)) - Math.clz32(size));
