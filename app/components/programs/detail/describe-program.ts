import type { MuseumClock } from '#app/museum-clock.ts';
import type {
  Convening,
  ProgramStatus,
  ProgramTime,
} from '#services/content-management/contract.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import {
  type DayMessages,
  describeProgramMoment,
  describeProgramTime,
  isPast,
} from '#shared/calendar/program-times.ts';
import { formatShortWeekday } from '#shared/dates/format-dates.ts';
import { weekdayOf } from '#shared/dates/local-date.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { RowOffer } from '../list/describe-offer.ts';
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

/** What can be known of one time beside its date. */
type DescribeOffer = (time: ProgramTime) => RowOffer | null;

/**
 * The times of a program that are to come, each with what became of it and what to do. Those that are over are
 * told only where nothing is to come.
 */
export function describeTimes(
  { status, times }: TimedProgram,
  clock: MuseumClock,
  language: Language,
  messages: StatusMessages,
  describeOffer: DescribeOffer = () => null,
): DescribedTime[] {
  const left = times.filter((time) => !isPast(time, clock.instant));
  return (left.length > 0 ? left : times).map((time) => {
    const offer = describeOffer(time);
    const isOver = left.length === 0;
    const told = noticeOfTime(status, time, isOver);
    // The service of reservations knows it first.
    const isSoldOut = told === null && offer?.isSoldOut;
    const notice = isSoldOut ? 'soldOut' : told;
    return {
      text: describeProgramMoment(time, clock.now, clock.timeZone, language, messages, true),
      ...toFolded(time, clock, language, messages),
      dateTime: time.startsAt,
      status: isOver ? null : notice && messages.status[notice],
      isOpen: notice === null && !offer?.isUnderWay,
      offer,
    };
  });
}

/** As it stands among the others of its month. */
function toFolded(
  time: ProgramTime,
  { now, timeZone }: MuseumClock,
  language: Language,
  messages: StatusMessages,
): Pick<DescribedTime, 'month' | 'day' | 'hours'> {
  const { month, hours } = describeProgramTime(time, now, timeZone, language, messages);
  const { date } = toMuseumTime(new Date(time.startsAt), timeZone);
  return { month, day: `${formatShortWeekday(weekdayOf(date), language)} ${date.day}`, hours };
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

/** What holds for the program as a whole. Rows, cards and pages of all kinds ask here. */
export function noticeOf({ status, times }: TimedProgram, now: Date): ProgramNotice | null {
  if (times.length > 0 && times.every((time) => isPast(time, now))) return 'ended';
  if (status !== 'scheduled') return status;
  const left = times.filter((time) => !isPast(time, now));
  if (left.length > 0 && left.every(({ isCancelled }) => isCancelled)) return 'cancelled';
  const open = left.filter(({ isCancelled }) => !isCancelled);
  return open.length > 0 && open.every(({ isFullyBooked }) => isFullyBooked) ? 'soldOut' : null;
}

/** The same of a convening, which has one time and no places to count. */
export function noticeOfConvening(
  { status, startsAt, endsAt }: Pick<Convening, 'status' | 'startsAt' | 'endsAt'>,
  now: Date,
): ProgramNotice | null {
  const time = { endsAt, isFullyBooked: false, isCancelled: false };
  return noticeOf({ status, times: startsAt ? [{ startsAt, ...time }] : [] }, now);
}
