/** The page of a guided tour, without language prefix: it stands among the public programs. */
export const toTourPath = (uid: string): string => `/whats-on/public-programs/${uid}`;
