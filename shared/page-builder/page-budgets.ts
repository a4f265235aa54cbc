/** What a first visit of one of the site's own screens on a telephone may weigh beside pictures and films, in kilobytes as they are sent. */
export const pageBudgets = { scripts: 125, styles: 20, beforePictures: 220 } as const;

/**
 * The same of a composed page (decision 0295): letters are the language's and are not counted. What draws its
 * blocks comes after the first paint. All of the museum's blocks are within this: what is beyond, an editor
 * has put there.
 */
export const composedBudgets = { scripts: 160, styles: 35, beforePictures: 220 } as const;

/** The largest part of the first screen is there by then: what Core Web Vitals call good. */
export const largestPaintMs = 2_500;
