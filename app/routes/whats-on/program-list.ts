import type { ProgramListItem } from '#app/components/cards/ProgramList.tsx';
import type { MuseumClock } from '#app/museum-clock.ts';
import type { ProgramEvent, PublicProgram } from '#services/content-management/contract.ts';
import type { Language } from '#shared/languages.ts';
import { describeProgramTime, findNextTime } from '#shared/program-times.ts';

export interface ProgramWords {
  readonly today: string;
  readonly tomorrow: string;
  readonly status: {
    readonly cancelled: string;
    readonly postponed: string;
    readonly soldOut: string;
  };
}

/** Upcoming programs by their next time, past ones newest first. */
export function toProgramLists(
  programs: readonly (ProgramEvent | PublicProgram)[],
  clock: MuseumClock,
  language: Language,
  words: ProgramWords,
): { upcoming: ProgramListItem[]; past: ProgramListItem[] } {
  const upcoming: ProgramListItem[] = [];
  const past: ProgramListItem[] = [];
  for (const program of programs) {
    const next = findNextTime(program.times, clock.instant);
    const item = toProgramItem(
      program,
      next ?? program.times.at(-1) ?? null,
      clock,
      language,
      words,
    );
    (next ? upcoming : past).push(item);
  }
  const byTime = (a: ProgramListItem, b: ProgramListItem) =>
    (a.dateTime ?? '').localeCompare(b.dateTime ?? '');
  return { upcoming: upcoming.sort(byTime), past: past.sort(byTime).reverse() };
}

function toProgramItem(
  program: ProgramEvent | PublicProgram,
  time: (ProgramEvent | PublicProgram)['times'][number] | null,
  clock: MuseumClock,
  language: Language,
  words: ProgramWords,
): ProgramListItem {
  const date = time ? describeProgramTime(time, clock.now, clock.timeZone, language, words) : null;
  return {
    id: program.id,
    uid: program.uid,
    type: program.type,
    href: program.href,
    title: program.title,
    summary: program.summary,
    image: program.image,
    label: program.label,
    location: program.location,
    day: date?.day ?? '',
    month: date?.month ?? '',
    time: date?.time ?? null,
    dateTime: date?.dateTime ?? null,
    status: describeStatus(program, time, words),
  };
}

function describeStatus(
  program: ProgramEvent | PublicProgram,
  time: (ProgramEvent | PublicProgram)['times'][number] | null,
  words: ProgramWords,
): string | null {
  if (program.status === 'cancelled' || time?.isCancelled) return words.status.cancelled;
  if (program.status === 'postponed') return words.status.postponed;
  return time?.isFullyBooked ? words.status.soldOut : null;
}
