import { readCookie, writeCookie } from '../tracking/cookies.ts';
import { mayTrack } from '../tracking/may-track.ts';
import { findChoice, keepChoice, testPrefix } from './made-choices.ts';

/** Source: specification §9, "variant cookies 30 days". */
const cookieSeconds = 30 * 24 * 60 * 60;

/** A variation of an A/B test and its share of visitors, 0 to 1. */
export interface Weighted {
  readonly id: string;
  readonly testRatio: number;
}

/**
 * The variation of a test that this visitor sees; empty for the default. An address such as
 * `?builder.tests.{contentId}={variationId}` wins, then what was shown before. Nothing is stored
 * where that is refused, and everybody who refuses sees the default.
 */
export function chooseVariation(contentId: string, variations: readonly Weighted[]): string {
  const key = testPrefix + contentId;
  const cookie = `builder.tests.${contentId}`;
  const known = (id: string | null | undefined): string | undefined => {
    if (id === contentId) return '';
    return id && variations.some((variation) => variation.id === id) ? id : undefined;
  };
  const parameters = new URLSearchParams(location.search);
  const asked = known(
    parameters.get(cookie) ?? parameters.get(`builder_tests_${contentId}`) ?? undefined,
  );
  const made = findChoice(key);
  if (made !== undefined && (asked ?? made) === made) return made;
  const isAllowed = mayTrack();
  const choice =
    asked ??
    (isAllowed ? (known(readCookie(cookie)) ?? pickVariation(variations, Math.random())) : '');
  // Also where it is known: thirty days begin with the last visit.
  if (isAllowed) writeCookie(cookie, choice || contentId, cookieSeconds);
  keepChoice(key, choice);
  return choice;
}

/** The first whose share, added to those before it, exceeds the number; else the default. */
export function pickVariation(variations: readonly Weighted[], random: number): string {
  let sum = 0;
  for (const { id, testRatio } of variations) {
    sum += testRatio;
    if (random < sum) return id;
  }
  return '';
}
