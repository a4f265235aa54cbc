/** What a first visit on a telephone may weigh beside pictures and films, in kilobytes as they are sent. */
export const pageBudgets = { scripts: 120, styles: 20, beforePictures: 200 } as const;

/** The largest part of the first screen is there by then: what Core Web Vitals call good. */
export const largestPaintMs = 2_500;
