/**
 * Addresses under which this museum published something that has another one since; old links and bookmarks
 * lead on for good. Paths without language.
 */
export const movedAddresses: Readonly<Record<string, string>> = {
  '/about/news/astrolabe-back-from-loan': '/about/news/the-astrolabe-is-back',
  '/about/news/labels-in-olelo-hawaii': '/about/news/every-label-now-in-hawaiian',
  '/about/news/lustre-catalogue-published': '/about/news/two-halves-of-one-bowl',
  '/virtual-tour': '/visit/virtual-tour',
  '/about/news/wood-worm-in-the-lattice': '/about/news/what-the-beetles-left',
};
