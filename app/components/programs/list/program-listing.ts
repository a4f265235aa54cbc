import { toCardContent } from '#app/components/cards/card-content.ts';
import type { ProgramListItem } from '#app/components/cards/ProgramList.tsx';
import type { MuseumClock } from '#app/museum-clock.ts';
import type {
  ProgramEvent,
  ProgramTime,
  PublicProgram,
} from '#services/content-management/contract.ts';
import { toDatedHref } from '#shared/calendar/dated-href.ts';
import { describeProgramTime, isPast } from '#shared/calendar/program-times.ts';
import { choosePlural, type PluralForms } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import type { Language } from '#shared/languages/languages.ts';
import {
  describeOffer,
  type OfferMessages,
  type RowOffer,
  type SlotsById,
  toSlotId,
} from './describe-offer.ts';
import { tellKind } from './tell-kind.ts';
import { tellNext } from './tell-next.ts';

export type AnyProgram = ProgramEvent | PublicProgram;

export interface ProgramMessages extends OfferMessages {
  readonly actions: OfferMessages['actions'] & {
    readonly otherDates: string;
    /** Where something else is that one can come to, by what was canceled. */
    readonly instead: { readonly [type in AnyProgram['type']]: string };
    /** Of what is postponed. */
    readonly dateToFollow: string;
  };
  readonly onNow: string;
  readonly today: string;
  readonly tomorrow: string;
  readonly status: {
    readonly cancelled: string;
    readonly postponed: string;
    readonly soldOut: string;
  };
  readonly otherDates: PluralForms;
}

/** More dates are no help as a number. */
export const maxOtherDates = 12;

/**
 * One line of a list, telling one of the program's times and how many others are to come.
 * @param slots what the service of reservations says of times; null: nothing is known of places
 */
export function toProgramItem(
  program: AnyProgram,
  time: ProgramTime | null,
  clock: MuseumClock,
  language: Language,
  messages: ProgramMessages,
  slots: SlotsById | null,
): ProgramListItem {
  const date = time
    ? describeProgramTime(time, clock.now, clock.timeZone, language, messages)
    : null;
  const others = program.times.filter(
    (other) => other !== time && !other.isCancelled && !isPast(other, clock.instant),
  ).length;
  const slot = time ? slots?.get(toSlotId(program.uid, time.startsAt, clock.timeZone)) : undefined;
  const isSoldOut = slot ? slot.state === 'sold-out' : (time?.isFullyBooked ?? false);
  const content = toCardContent(program);
  const hasRoom = (other: ProgramTime) => {
    const state = slots?.get(toSlotId(program.uid, other.startsAt, clock.timeZone))?.state;
    const isFree = state ? state === 'open' || state === 'few' : !other.isFullyBooked;
    return isFree && !other.isCancelled && !isPast(other, clock.instant);
  };
  const offer = isOff(program, time)
    ? offerInstead(program, others > 0, messages)
    : describeOffer(program, time, slot ?? null, clock, language, messages);
  const isFull =
    time !== null && isSoldOut && !isOff(program, time) && !isPast(time, clock.instant);
  return {
    ...content,
    label: tellKind(content.label, content.title, content.location),
    // What is over is no day that the page can be about.
    href:
      time && !isPast(time, clock.instant)
        ? toDatedHref(program.href, time.startsAt, clock.timeZone)
        : program.href,
    day: date?.day ?? '–',
    month: date?.month ?? '',
    time: date?.time ?? null,
    hours: date?.hours ?? null,
    dateTime: date?.dateTime ?? null,
    status: describeStatus(program, time, isSoldOut, messages),
    isOff: isOff(program, time),
    note:
      others > 0 && others <= maxOtherDates
        ? fill(choosePlural(messages.otherDates, others, language), { count: others })
        : null,
    offer:
      time && (isFull || offer.isUnderWay)
        ? {
            ...offer,
            ...tellNext(
              time,
              program.times,
              hasRoom,
              ({ startsAt }) => toDatedHref(program.href, startsAt, clock.timeZone),
              clock,
              language,
              messages,
            ),
          }
        : offer,
  };
}

const isOff = ({ status }: AnyProgram, time: ProgramTime | null) =>
  status !== 'scheduled' || time?.isCancelled === true;

/** In place of price and action of what will not take place: its other dates, else what there is beside it. */
function offerInstead(
  { type, status, href }: AnyProgram,
  hasOtherDates: boolean,
  { actions }: ProgramMessages,
): RowOffer {
  const none = { price: null, places: null, action: null, hint: null };
  if (status === 'postponed') return { ...none, hint: actions.dateToFollow };
  const isOther = hasOtherDates && status === 'scheduled';
  const others = `/whats-on?kind=${type === 'event' ? 'event' : 'program'}`;
  return {
    ...none,
    action: {
      text: isOther ? actions.otherDates : actions.instead[type],
      link: { href: isOther ? href : others, isExternal: false, text: null },
    },
  };
}

function describeStatus(
  program: AnyProgram,
  time: ProgramTime | null,
  isSoldOut: boolean,
  messages: ProgramMessages,
): string | null {
  if (program.status === 'cancelled' || time?.isCancelled) return messages.status.cancelled;
  if (program.status === 'postponed') return messages.status.postponed;
  return isSoldOut ? messages.status.soldOut : null;
}

/** The kind of program, as addresses name it. */
export const kindOf = (program: AnyProgram): string | null =>
  program.type === 'event' ? program.eventType : program.category;
