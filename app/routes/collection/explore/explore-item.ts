import type { ObjectCardContent } from '#app/components/cards/ObjectCard.tsx';
import {
  type ObjectWords,
  toObjectCardContent,
} from '#app/components/cards/object-card-content.ts';
import { type FoundMessages, sayFound } from '#app/components/cards/say-found.ts';
import type { ObjectSummary } from '#services/object-collection/contract.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

/** An object among results. */
export interface ExploreItem extends ObjectCardContent {
  readonly accessionNumber: string | null;
  /** Why it is here, where its title does not say so. */
  readonly found: readonly LocalizedText[];
}

export const toExploreItem = (
  object: ObjectSummary,
  language: Language,
  words: ObjectWords,
  messages: FoundMessages,
): ExploreItem => ({
  ...toObjectCardContent(object, language, words),
  found: sayFound(object.found, language, messages),
  accessionNumber: object.accessionNumber,
});

/** Of fewer works each says for itself why it is here. */
const fewShared = 3;

/**
 * What more than half of the works say of themselves is told once for all.
 * @param total how many were found, of which these are a page
 */
export function withoutShared(
  items: readonly ExploreItem[],
  total: number,
): {
  readonly items: readonly ExploreItem[];
  readonly shared: readonly LocalizedText[];
  /** Each of all that were found says it: their number is that of what is told. */
  readonly isSharedByAll: boolean;
} {
  const said = new Map<string, { readonly line: LocalizedText; count: number }>();
  for (const line of items.flatMap(({ found }) => found)) {
    const known = said.get(line.text);
    if (known) known.count += 1;
    else said.set(line.text, { line, count: 1 });
  }
  const isShared = ({ count }: { count: number }) => count >= fewShared && count > items.length / 2;
  const told = [...said.values()].filter(isShared);
  const shared = told.map(({ line }) => line);
  const isSharedByAll = told.every(({ count }) => count === total);
  if (shared.length === 0) return { items, shared, isSharedByAll };
  const isOwn = ({ text }: LocalizedText) => !shared.some((line) => line.text === text);
  return {
    items: items.map((item) => ({ ...item, found: item.found.filter(isOwn) })),
    shared,
    isSharedByAll,
  };
}

/**
 * Proportions of pictures on the wall go in steps of 3 %, eight to an octave, for which
 * ExploreList.module.css has a rule each.
 */
const step = 1.03;
const stepsOfOctave = 8;
const narrowest = -16;
const widest = 31;

export interface Proportion {
  readonly octave: number;
  readonly step: number;
  /** Width of the frame, in heights. */
  readonly ratio: number;
}

/**
 * The frame of a picture. A very narrow or wide picture stands in the last frame there is, whole.
 */
export function toProportion(picture: {
  readonly width: number;
  readonly height: number;
}): Proportion {
  const exact = Math.log(picture.width / picture.height) / Math.log(step);
  const rounded = Math.round(Number.isFinite(exact) ? exact : 0);
  const steps = Math.min(Math.max(rounded, narrowest), widest);
  const octave = Math.floor(steps / stepsOfOctave);
  return { octave, step: steps - octave * stepsOfOctave, ratio: step ** steps };
}
