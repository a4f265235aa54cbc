/** What a part of a page may lie on, for editors to choose (`design/accents.ts`). */
export const grounds = [
  'white',
  'plaster',
  'sand',
  'ink',
  'night',
  'deep',
  'accent',
  'accent-mist',
] as const;
