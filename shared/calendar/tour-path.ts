/** A tour that has hours of its own is a program to a visitor: it stands in What's on, and has a page. */
export const isHeldTour = (ticket: {
  readonly kind: string;
  readonly schedule: readonly unknown[];
}): boolean => ticket.kind === 'guided_tour' && ticket.schedule.length > 0;

/** The page of a guided tour, without language prefix: it stands among the public programs. */
export const toTourPath = (uid: string): string => `/whats-on/public-programs/${uid}`;
