import type { MuseumClock } from '#app/museum-clock.ts';
import type { ProgramStatus, ProgramTime } from '#services/content-management/contract.ts';
import { type DayMessages, describeProgramMoment, isPast } from '#shared/calendar/program-times.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { DescribedTime } from './ProgramTimes.tsx';

/** What a visitor must know before all else; null: it takes place and there is room. */
export type ProgramNotice = 'cancelled' | 'postponed' | 'ended' | 'soldOut';

export interface StatusMessages extends DayMessages {
  readonly status: {
    readonly cancelled: string;
    readonly postponed: string;
    readonly soldOut: string;
    readonly ended: string;
  };
}

interface TimedProgram {
  readonly status: ProgramStatus;
  readonly times: readonly ProgramTime[];
}

/** Every time of a program with what became of it: those to come first, then those that are over. */
export function describeTimes(
  { status, times }: TimedProgram,
  clock: MuseumClock,
  language: Language,
  messages: StatusMessages,
): DescribedTime[] {
  const described = times.map((time) => {
    const isOver = isPast(time, clock.instant);
    const notice = noticeOfTime(status, time, isOver);
    return {
      text: describeProgramMoment(time, clock.now, clock.timeZone, language, messages),
      dateTime: time.startsAt,
      status: notice && messages.status[notice],
      isOpen: notice === null,
      isOver,
    };
  });
  const inOrder = [
    ...described.filter(({ isOver }) => !isOver),
    ...described.filter(({ isOver }) => isOver),
  ];
  return inOrder.map(({ isOver: _, ...time }) => time);
}

function noticeOfTime(
  status: ProgramStatus,
  time: ProgramTime,
  isOver: boolean,
): ProgramNotice | null {
  if (status === 'cancelled' || time.isCancelled) return 'cancelled';
  if (isOver) return 'ended';
  if (status === 'postponed') return 'postponed';
  return time.isFullyBooked ? 'soldOut' : null;
}

/** What holds for the program as a whole. */
export function noticeOf({ status, times }: TimedProgram, now: Date): ProgramNotice | null {
  if (times.length > 0 && times.every((time) => isPast(time, now))) return 'ended';
  if (status !== 'scheduled') return status;
  const left = times.filter((time) => !isPast(time, now));
  if (left.length > 0 && left.every(({ isCancelled }) => isCancelled)) return 'cancelled';
  const open = left.filter(({ isCancelled }) => !isCancelled);
  return open.length > 0 && open.every(({ isFullyBooked }) => isFullyBooked) ? 'soldOut' : null;
}
