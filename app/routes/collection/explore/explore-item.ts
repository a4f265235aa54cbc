import type { ObjectCardContent } from '#app/components/cards/ObjectCard.tsx';
import { toObjectCardContent } from '#app/components/cards/object-card-content.ts';
import type { ObjectSummary } from '#services/object-collection/contract.ts';
import type { Language } from '#shared/languages/languages.ts';

/** An object among results. */
export interface ExploreItem extends ObjectCardContent {
  readonly accessionNumber: string | null;
}

export const toExploreItem = (
  object: ObjectSummary,
  language: Language,
  untitled: string,
): ExploreItem => ({
  ...toObjectCardContent(object, language, untitled),
  accessionNumber: object.accessionNumber,
});

/** Proportions of pictures on the wall go in steps, for which explore-proportions.css has a rule each. */
const step = 1.03;
const narrowest = -16;
const widest = 28;

/**
 * The step of a picture's proportions, width by height: 0 is square, each further one 3 % wider. A
 * very narrow or wide picture stands in the last frame there is, whole.
 */
export function toRatioStep(picture: { readonly width: number; readonly height: number }): number {
  const exact = Math.log(picture.width / picture.height) / Math.log(step);
  const rounded = Math.round(Number.isFinite(exact) ? exact : 0);
  return Math.min(Math.max(rounded, narrowest), widest) + 0;
}

/** Width of the frame of a step, in heights. */
export const ratioOfStep = (steps: number): number => step ** steps;
