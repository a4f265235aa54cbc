/** So long one may still come in at the last entry of a day. */
export const lateMinutes = 15;

/**
 * Whether a time of entry was cut to that, so that it is told by its hour alone. A museum whose entries are all
 * so short has them as they are.
 *
 * @param durationMinutes of its other times; null: of no certain length, which is longer
 */
export const isLastEntry = (
  { startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string },
  durationMinutes: number | null,
): boolean =>
  (durationMinutes === null || durationMinutes > lateMinutes) &&
  Date.parse(endsAt) - Date.parse(startsAt) <= lateMinutes * 60_000;
