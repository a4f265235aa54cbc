/** The topics that a subscriber may choose, in the order of the form. */
export const newsletterTopics = [
  'exhibitions',
  'programs',
  'residencies',
  'collection',
  'learning',
] as const;
