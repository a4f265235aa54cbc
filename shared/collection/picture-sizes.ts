/** Widths in `srcset` of the site's own pictures. */
export const sourceSetWidths = [320, 480, 640, 828, 1200, 1600, 2048, 2400] as const;

/**
 * Widths in which pictures are given, in pixels: those of the site; of cards (1200), menus (265 and
 * twice that), faces (600) and panoramas (2048, 4096); of the page builder's sets (100, 200, 400, 800,
 * 1200, 1600, 2000), of Prismic's (640, 828, 1200, 2048, 3840) and of films (120, 320, 480, 640, 1280).
 */
export const pictureWidths: readonly number[] = [
  100, 120, 200, 265, 320, 400, 480, 530, 600, 640, 800, 828, 1200, 1280, 1600, 2000, 2048, 2400,
  3840, 4096,
];

/** Proportions in which pictures are cut, width to height, from the narrowest. */
export const pictureProportions: readonly number[] = [
  1 / 4,
  1 / 3,
  1 / 2,
  9 / 16,
  // Used by upright phones for wide pictures, by the cards of the menu, and for editors' choices.
  828 / 1380,
  2 / 3,
  3 / 4,
  265 / 346,
  4 / 5,
  1,
  5 / 4,
  4 / 3,
  3 / 2,
  8 / 5,
  16 / 9,
  1200 / 630,
  2,
  7 / 3,
  3,
  4,
  // A band above charts and texts.
  5,
];
