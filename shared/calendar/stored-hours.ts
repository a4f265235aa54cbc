/** Hours of a weekday or a date as editors write them. */
export interface StoredHours {
  readonly isClosed: boolean;
  readonly opens: string | null;
  readonly closes: string | null;
}

/** HH:MM; editors may write 9:00. @returns null for what is no time of day */
export const parseClockTime = (text: string | null | undefined): string | null =>
  text && /^([01]?\d|2[0-3]):[0-5]\d$/.test(text) ? text.padStart(5, '0') : null;

/** The hours that hold: both, or none on a day that is closed or lacks one of them. */
export function readHours(stored: StoredHours | null): {
  opens: string | null;
  closes: string | null;
} {
  const closed = { opens: null, closes: null };
  if (!stored || stored.isClosed) return closed;
  const [opens, closes] = [parseClockTime(stored.opens), parseClockTime(stored.closes)];
  return opens && closes ? { opens, closes } : closed;
}
