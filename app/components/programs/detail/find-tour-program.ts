import type { RouterContextProvider } from 'react-router';
import type { MuseumClock } from '#app/museum-clock.ts';
import { languageContext, servicesContext } from '#app/request-context.ts';
import type { PublicProgram, RichText, TicketType } from '#services/content-management/contract.ts';
import { isHeldTour, toTourPath } from '#shared/calendar/tour-path.ts';
import { formatTime, formatWeekday } from '#shared/dates/format-dates.ts';
import { addDays, weekdayNames, weekdayOf } from '#shared/dates/local-date.ts';
import { capitalize } from '#shared/languages/capitalize.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import type { SlotsById } from '../list/describe-offer.ts';
import { listTourTimes } from '../whats-on/offerings/list-tour-times.ts';
import type { WeekDay } from './ProgramTimes.tsx';

export interface TourProgram {
  readonly program: PublicProgram;
  readonly weekly: readonly WeekDay[];
}

/** A guided tour, which is kept as a ticket, as the program that it is to a visitor; null: there is none of that name. */
export async function findTourProgram(
  context: Readonly<RouterContextProvider>,
  uid: string,
  clock: MuseumClock,
  slots: SlotsById | null,
  label: string,
): Promise<TourProgram | null> {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const tickets = await contentManagement.listTicketTypes(language);
  const ticket = tickets.find((one) => one.uid === uid && isHeldTour(one));
  if (!ticket) return null;
  const inEnglish = language === 'en' ? tickets : await contentManagement.listTicketTypes('en');
  const english = inEnglish.find((one) => one.uid === uid) ?? ticket;
  return {
    program: toTourProgram(ticket, english, clock, slots, { text: label, language }),
    weekly: tellWeek(ticket, clock, language),
  };
}

function toTourProgram(
  ticket: TicketType,
  english: TicketType,
  clock: MuseumClock,
  slots: SlotsById | null,
  label: LocalizedText,
): PublicProgram {
  const { id, uid, name, image, summary, description, location, audience } = ticket;
  const { priceLabel, access, accessNote, capacity, maxGroup, booking } = ticket;
  const times = listTourTimes(ticket, english, { clock, slots });
  return {
    ...{ id, uid, image, summary, location, audience, priceLabel, access, accessNote, booking },
    type: 'public_program',
    href: toTourPath(uid),
    title: name,
    label,
    // Its first sentences stand in the head.
    description: description && dropFirst(description),
    dateLabel: null,
    isFeatured: false,
    callToAction: null,
    additionalImages: [],
    times: times.map(({ startsAt, endsAt }) => ({
      ...{ startsAt, endsAt },
      isFullyBooked: false,
      isCancelled: false,
    })),
    languages: [...new Set(times.flatMap(({ languages }) => languages))],
    parent: null,
    status: 'scheduled',
    metadata: { title: null, description: null, image: null, isHiddenFromSearch: false },
    category: 'tour',
    presenters: [],
    exhibition: null,
    capacity: capacity ?? maxGroup,
  };
}

/** The first paragraph stands in the head, where there are others below it. */
const dropFirst = (text: RichText): RichText =>
  text.blocks.length > 1 ? { ...text, blocks: text.blocks.slice(1) } : text;

/** What is held in one language alone says nothing of it, as in every list. */
function tellWeek({ schedule }: TicketType, { now }: MuseumClock, language: Language): WeekDay[] {
  const isInOne = new Set(schedule.map((one) => one.language?.text)).size < 2;
  const days = Array.from({ length: 7 }, (_, inDays) => addDays(now.date, inDays)).sort(
    (a, b) => ((weekdayOf(a) + 6) % 7) - ((weekdayOf(b) + 6) % 7),
  );
  return days.flatMap((date) => {
    const ofDay = schedule
      .filter(({ weekday }) => weekday === weekdayNames[weekdayOf(date)])
      .sort((a, b) => a.starts.localeCompare(b.starts));
    if (ofDay.length === 0) return [];
    const times = [...Map.groupBy(ofDay, (one) => one.language?.text)].map(([, held]) => ({
      hours: held
        .map(({ starts }, at) => {
          const [hour = 0, minute = 0] = starts.split(':').map(Number);
          return formatTime(hour, minute, language, at > 0 ? '' : undefined);
        })
        .join(', '),
      heldIn: isInOne ? null : (held[0]?.language ?? null),
    }));
    return { day: capitalize(formatWeekday(date, language)), times };
  });
}
