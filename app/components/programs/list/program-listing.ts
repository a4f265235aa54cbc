import { toCardContent } from '#app/components/cards/card-content.ts';
import type { ProgramListItem } from '#app/components/cards/ProgramList.tsx';
import type { MuseumClock } from '#app/museum-clock.ts';
import type {
  ProgramEvent,
  ProgramTime,
  PublicProgram,
} from '#services/content-management/contract.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { describeProgramTime, isPast } from '#shared/calendar/program-times.ts';
import type { Page } from '#shared/http/page.ts';
import { choosePlural, type PluralForms } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import {
  isInPeriod,
  type Period,
  type ProgramFilters,
  parseProgramFilters,
  periods,
  toSlug,
} from './program-filters.ts';

export type AnyProgram = ProgramEvent | PublicProgram;

export interface ProgramMessages {
  readonly today: string;
  readonly tomorrow: string;
  readonly status: {
    readonly cancelled: string;
    readonly postponed: string;
    readonly soldOut: string;
  };
  readonly otherDates: PluralForms;
}

/** One value that a list can be narrowed to, and how many programs it would show. */
export interface CountedChoice {
  readonly value: string;
  readonly count: number;
  /** Null: the interface has the words for it. */
  readonly label: LocalizedText | null;
}

/** A narrowed list of programs and what else it could be narrowed to. */
export interface ProgramListing {
  readonly filters: ProgramFilters;
  readonly items: Page<ProgramListItem>;
  readonly choices: {
    readonly when: readonly CountedChoice[];
    readonly kind: readonly CountedChoice[];
    readonly audience: readonly CountedChoice[];
  };
  /** How many there are whatever the day, the kind and the audience, without the past ones. */
  readonly counts: { readonly everyDay: number; readonly everyKind: number };
}

const programsPerPage = 12;

interface Candidate {
  readonly program: AnyProgram;
  readonly kind: string | null;
  readonly audience: string | null;
}

/**
 * @param englishPrograms the same in English, whose words stand in addresses in every language
 * @param query of the address
 */
export function buildProgramListing(
  programs: readonly AnyProgram[],
  englishPrograms: readonly AnyProgram[],
  query: URLSearchParams,
  clock: MuseumClock,
  language: Language,
  messages: ProgramMessages,
): ProgramListing {
  const audiences = new Map(
    englishPrograms.map(({ uid, audience }) => [uid, audience && toSlug(firstPart(audience.text))]),
  );
  const candidates: Candidate[] = programs.map((program) => ({
    program,
    kind: kindOf(program),
    audience: audiences.get(program.uid) ?? null,
  }));
  const filters = parseProgramFilters(query, {
    kinds: valuesOf(candidates, 'kind'),
    audiences: valuesOf(candidates, 'audience'),
  });
  const match = (asked: Partial<ProgramFilters>) =>
    candidates.filter((candidate) => matches(candidate, { ...filters, ...asked }, clock));

  const found = match({})
    .map(({ program }) => ({ program, time: chooseTime(program, filters.when, clock) }))
    .sort((a, b) => (a.time?.startsAt ?? '').localeCompare(b.time?.startsAt ?? ''));
  if (filters.when === 'past') found.reverse();
  const pageCount = Math.max(1, Math.ceil(found.length / programsPerPage));
  const page = Math.min(filters.page, pageCount);
  const start = (page - 1) * programsPerPage;
  const countOf = (name: 'when' | 'kind' | 'audience', value: string) =>
    match({ [name]: value }).length;
  return {
    filters: { ...filters, page },
    items: {
      items: found
        .slice(start, start + programsPerPage)
        .map(({ program, time }) => toProgramItem(program, time, clock, language, messages)),
      page,
      pageSize: programsPerPage,
      total: found.length,
    },
    choices: {
      when: periods.map((value) => ({ value, count: countOf('when', value), label: null })),
      kind: valuesOf(candidates, 'kind').map((value) => ({
        value,
        count: countOf('kind', value),
        label: null,
      })),
      audience: valuesOf(candidates, 'audience').map((value) => ({
        value,
        count: countOf('audience', value),
        label: labelOf(candidates, value),
      })),
    },
    counts: {
      everyDay: match({ when: null }).length,
      everyKind: match({ kind: null }).length,
    },
  };
}

function matches(candidate: Candidate, filters: ProgramFilters, clock: MuseumClock): boolean {
  if (filters.kind !== null && candidate.kind !== filters.kind) return false;
  if (filters.audience !== null && candidate.audience !== filters.audience) return false;
  return listTimes(candidate.program, filters.when, clock) !== null;
}

/** The times that count in a period; null when the program does not belong there. */
function listTimes(
  program: AnyProgram,
  when: Period | null,
  clock: MuseumClock,
): readonly ProgramTime[] | null {
  const left = program.times.filter((time) => !isPast(time, clock.instant));
  const isOver = program.times.length > 0 && left.length === 0;
  if (when === 'past') return isOver ? program.times : null;
  if (isOver) return null;
  // A program whose date is still to be set stands in the list of all, and in no period.
  if (when === null) return left;
  const inPeriod = left.filter((time) =>
    isInPeriod(toMuseumTime(new Date(time.startsAt), clock.timeZone).date, when, clock.now.date),
  );
  return inPeriod.length > 0 ? inPeriod : null;
}

/** The time that a list tells: the next one that takes place, of past ones the last. */
function chooseTime(
  program: AnyProgram,
  when: Period | null,
  clock: MuseumClock,
): ProgramTime | null {
  const times = listTimes(program, when, clock) ?? [];
  if (when === 'past') return times.at(-1) ?? null;
  return times.find(({ isCancelled }) => !isCancelled) ?? times[0] ?? null;
}

/** One line of a list, telling one of the program's times and how many others are to come. */
export function toProgramItem(
  program: AnyProgram,
  time: ProgramTime | null,
  clock: MuseumClock,
  language: Language,
  messages: ProgramMessages,
): ProgramListItem {
  const date = time
    ? describeProgramTime(time, clock.now, clock.timeZone, language, messages)
    : null;
  const others = program.times.filter(
    (other) => other !== time && !other.isCancelled && !isPast(other, clock.instant),
  ).length;
  return {
    ...toCardContent(program),
    day: date?.day ?? '–',
    month: date?.month ?? '',
    time: date?.time ?? null,
    dateTime: date?.dateTime ?? null,
    status: describeStatus(program, time, messages),
    note:
      others > 0
        ? fill(choosePlural(messages.otherDates, others, language), { count: others })
        : null,
  };
}

function describeStatus(
  program: AnyProgram,
  time: ProgramTime | null,
  messages: ProgramMessages,
): string | null {
  if (program.status === 'cancelled' || time?.isCancelled) return messages.status.cancelled;
  if (program.status === 'postponed') return messages.status.postponed;
  return time?.isFullyBooked ? messages.status.soldOut : null;
}

/** The kind of program, as addresses name it. */
export const kindOf = (program: AnyProgram): string | null =>
  program.type === 'event' ? program.eventType : program.category;

/** "Everyone; guide dogs welcome" is for everyone. */
const firstPart = (text: string) => (text.split(/[;,]/)[0] ?? text).trim();

/** The values that there are, the most frequent first. */
function valuesOf(candidates: readonly Candidate[], name: 'kind' | 'audience'): string[] {
  const counts = new Map<string, number>();
  for (const { [name]: value } of candidates) {
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value);
}

function labelOf(candidates: readonly Candidate[], audience: string): LocalizedText | null {
  const label = candidates.find((candidate) => candidate.audience === audience)?.program.audience;
  return label ? { ...label, text: firstPart(label.text) } : null;
}
