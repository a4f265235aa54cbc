import { languages } from '../languages/languages.ts';

/** The limits of a tour request. The page shows them and the service enforces them. */
export const tourRequestRules = {
  /** Visitors in one group: in the house, and before a screen. */
  partySize: { min: 1, max: 90 },
  inHouse: { max: 60 },
  /** A class with its adults, as its ticket says. */
  ofSchool: { min: 10, max: 60 },
  /** Groups that come on their own, as their ticket says. */
  ofPrivateGroup: { min: 8, max: 36 },
  /** Days from now until the earliest tour; a class needs longer for its preparation. */
  leadDays: { school: 21, others: 14 },
  /** Days from now until the latest tour. */
  latestDays: 365,
  /** Working days within which somebody answers. */
  replyDays: 3,
} as const;

/** Kinds of groups, in the order of the form. */
export const groupTypes = [
  'school',
  'university',
  'community',
  'private',
  'study',
  'virtual',
] as const;

/** The site's languages, and those that a guide speaks beside them. */
export const tourLanguages = [...languages, 'ja'] as const;

export const ageGroups = ['under-8', '8-12', '13-17', 'adults', 'elders'] as const;

/** Fewest and most people of a group of that kind, with teachers and companions. */
export const partySizeOf = (groupType: unknown): { readonly min: number; readonly max: number } => {
  const { partySize, inHouse, ofSchool, ofPrivateGroup } = tourRequestRules;
  if (groupType === 'school') return ofSchool;
  if (groupType === 'private') return ofPrivateGroup;
  return groupType === 'virtual' ? partySize : { ...partySize, ...inHouse };
};

/** How many days ahead a group of that kind asks at the latest. */
export const leadDaysOf = (groupType: unknown): number =>
  groupType === 'school' ? tourRequestRules.leadDays.school : tourRequestRules.leadDays.others;
