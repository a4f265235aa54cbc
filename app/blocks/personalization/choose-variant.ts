import {
  matchesTargeting,
  type Targeted,
  type TargetingAttributes,
} from '#shared/page-builder/targeting.ts';

/** The place of the first variant that is meant for this visit, as a text; empty for the default. */
export function chooseVariant(
  variants: readonly Targeted[],
  attributes: TargetingAttributes,
  now: number,
): string {
  const place = variants.findIndex((variant) => matchesTargeting(variant, attributes, now));
  return place < 0 ? '' : String(place);
}
