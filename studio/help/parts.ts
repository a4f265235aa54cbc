/** Parts of the guide in the order in which an editor needs them, with their chapters. */
export const parts = [
  { id: 'begin', chapters: ['sign-in', 'rooms'] },
  { id: 'write', chapters: ['hours', 'text', 'news', 'exhibition', 'menus', 'pages'] },
  { id: 'media', chapters: ['translations', 'pictures'] },
  { id: 'publish', chapters: ['preview', 'history', 'releases', 'archive'] },
  { id: 'together', chapters: ['people', 'together', 'trouble'] },
] as const;

export type Part = (typeof parts)[number];

/** @param chapter as its address says it; undefined: there is no such chapter */
export const partOf = (chapter: string): Part | undefined =>
  parts.find(({ chapters }) => (chapters as readonly string[]).includes(chapter));
