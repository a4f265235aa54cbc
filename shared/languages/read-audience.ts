/** Whom something is for, as far as one looks for it. */
export const audienceGroups = ['everyone', 'families', 'teenagers', 'adults', 'hawaiian'] as const;

export type AudienceGroup = (typeof audienceGroups)[number];

const words: { readonly [group in AudienceGroup]: RegExp } = {
  everyone: /\b(everyone|everybody|all ages)\b/i,
  families: /\b(child(ren)?|famil(y|ies)|kids)\b/i,
  teenagers: /\b(teens?|teenagers?|young people)\b/i,
  // "Children of 3 to 10 with an adult" is not for adults.
  adults: /(?<!with an? )\badults?\b/i,
  hawaiian: /\bhawaiian\b/i,
};

/** The age up to which one of a group still comes, where something is for "Ages 12 and up". */
const lastAges: { readonly [group in AudienceGroup]?: number } = {
  families: 12,
  teenagers: 17,
  adults: Number.POSITIVE_INFINITY,
};

/**
 * Reads editors' English words for an audience, such as "Ages 14 and up" or "Everyone; guide dogs welcome":
 * as they stand there are as many as programs, too many to choose from.
 */
export function readAudience(label: string | null | undefined): AudienceGroup[] {
  const parts = (label ?? '').split(/[;,]/).filter((part) => !/\bby arrangement\b/i.test(part));
  const firstAge = Number(/\bages? (\d+) and (up|over|older)\b/i.exec(parts.join(';'))?.[1] ?? NaN);
  return audienceGroups.filter(
    (group) => parts.some((part) => words[group].test(part)) || firstAge <= (lastAges[group] ?? -1),
  );
}
