/** What a subscriber may ask to hear about, in the order of the form. */
export const newsletterTopics = [
  'exhibitions',
  'programs',
  'residencies',
  'collection',
  'learning',
] as const;
