import type { ProgramListItem } from '#app/components/cards/ProgramList.tsx';
import type { MuseumClock } from '#app/museum-clock.ts';
import { findNextTime } from '#shared/calendar/program-times.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { SlotsById } from './describe-offer.ts';
import { type AnyProgram, type ProgramMessages, toProgramItem } from './program-listing.ts';

/**
 * Upcoming programs by their next time, past ones newest first.
 * @param slots what the service of reservations says of times: a row that offers places tells how many there are
 */
export function toProgramLists(
  programs: readonly AnyProgram[],
  clock: MuseumClock,
  language: Language,
  messages: ProgramMessages,
  slots: SlotsById | null,
): { upcoming: ProgramListItem[]; past: ProgramListItem[] } {
  const upcoming: ProgramListItem[] = [];
  const past: ProgramListItem[] = [];
  for (const program of programs) {
    const next = findNextTime(program.times, clock.instant);
    const time = next ?? program.times.at(-1) ?? null;
    const item = toProgramItem(program, time, clock, language, messages, slots);
    (next ? upcoming : past).push(item);
  }
  const byTime = (a: ProgramListItem, b: ProgramListItem) =>
    (a.dateTime ?? '').localeCompare(b.dateTime ?? '');
  return { upcoming: upcoming.sort(byTime), past: past.sort(byTime).reverse() };
}
