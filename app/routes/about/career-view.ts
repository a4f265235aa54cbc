import type english from '#locales/en/careerDetail.json';
import type { Career } from '#services/content-management/contract.ts';
import type { MuseumTime } from '#shared/calendar/museum-time.ts';
import { formatDate } from '#shared/dates/format-dates.ts';
import { daysBetween, parseLocalDate } from '#shared/dates/local-date.ts';
import { nameZone } from '#shared/dates/name-zone.ts';
import { fill } from '#shared/languages/fill.ts';
import type { Language } from '#shared/languages/languages.ts';

/** Open as long as the editors say so and the closing date is not over at the museum. */
export function isCareerOpen(
  { isOpen, closesOn }: Pick<Career, 'isOpen' | 'closesOn'>,
  now: MuseumTime,
): boolean {
  const last = closesOn ? parseLocalDate(closesOn) : null;
  return isOpen && (last === null || daysBetween(now.date, last) >= 0);
}

/** "Apply by December 29, 2026, midnight HST"; what is over says so. */
export function describeDeadline(
  career: Pick<Career, 'isOpen' | 'closesOn'>,
  clock: { readonly now: MuseumTime; readonly instant: Date; readonly timeZone: string },
  language: Language,
  messages: Pick<typeof english, 'closes' | 'closed' | 'noDeadline'>,
): string {
  if (!isCareerOpen(career, clock.now)) return messages.closed;
  if (!career.closesOn) return messages.noDeadline;
  return fill(messages.closes, {
    date: formatDate(career.closesOn, language),
    zone: nameZone(clock.timeZone, clock.instant),
  });
}
