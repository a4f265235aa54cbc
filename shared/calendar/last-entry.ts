/** So long one may still come in at the last entry of a day. */
export const lateMinutes = 15;

/** The last entry of a day is told by its hour alone: what it has more is for who comes late. */
export const isLastEntry = (of: { readonly startsAt: string; readonly endsAt: string }): boolean =>
  Date.parse(of.endsAt) - Date.parse(of.startsAt) <= lateMinutes * 60_000;
