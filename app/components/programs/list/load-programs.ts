import type { RouterContextProvider } from 'react-router';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { programWords } from '#app/components/programs/program-words.ts';
import { readMuseumClock } from '#app/museum-clock.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import whatsOn from '#locales/en/whatsOn.json';
import { findNextTime } from '#shared/calendar/program-times.ts';
import type { Language } from '#shared/languages/languages.ts';
import { countListed, toUpcoming } from '../whats-on/occasions.ts';
import { loadOfferings } from '../whats-on/offerings/load-offerings.ts';
import type { OfferingKind } from '../whats-on/offerings/offering.ts';
import { type DayLink, toDayLinks } from '../whats-on/to-day-links.ts';
import { groupByDay } from './group-by-day.ts';
import { toQuery } from './program-filters.ts';
import { toProgramLists } from './program-list.ts';
import { type AnyProgram, kindOf, toProgramItem } from './program-listing.ts';
import { readSlots } from './read-slots.ts';

type Context = Readonly<RouterContextProvider>;

/** The two kinds of items that are programs with dates of their own. */
export type ProgramListName = 'events' | 'public-programs';

const upcomingShown = 6;
const pastShown = 3;

/** All programs of a kind, in the language of the page. */
export function listPrograms(
  context: Context,
  list: ProgramListName,
): Promise<readonly AnyProgram[]> {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  return list === 'events'
    ? contentManagement.listEvents(language)
    : contentManagement.listPublicPrograms(language);
}

/**
 * The opening screen of a list of programs.
 * @param words the screen's own title and description
 * @param section name of the menu section, for the tab's title
 */
export async function loadPrograms(
  context: Context,
  list: ProgramListName,
  messages: { readonly title: string; readonly description: string },
  section: string,
) {
  const language = context.get(languageContext);
  const [page, programs, clock, slots, days] = await Promise.all([
    context.get(servicesContext).contentManagement.findListingPage(list, language),
    listPrograms(context, list),
    readMuseumClock(context),
    readSlots(context),
    listDays(context, list === 'events' ? 'event' : 'program', language),
  ]);
  const eventMessages = programWords(context.get(translationsContext));
  const chosen = programs.find(
    (program) => program.isFeatured && findOpenTime(program, clock.instant),
  );
  const header = toListingHeader(page, messages, language, section);
  const { upcoming, past } = toProgramLists(programs, clock, language, eventMessages, slots);
  const shown = upcoming.slice(0, upcomingShown);
  return {
    header,
    head: header.head,
    // What the list tells is not told again below it.
    featured:
      chosen && !shown.some(({ id }) => id === chosen.id)
        ? toProgramItem(
            chosen,
            findOpenTime(chosen, clock.instant),
            clock,
            language,
            eventMessages,
            slots,
          )
        : null,
    upcoming: shown,
    byDay: groupByDay(shown, clock, language, eventMessages),
    past: past.slice(0, pastShown),
    days,
    /** The kinds that there are. */
    kinds: [...new Set(programs.flatMap((program) => kindOf(program) ?? []))],
  };
}

/** The days of What's on that the screen offers, with how many of a kind they have. */
async function listDays(
  context: Context,
  kind: OfferingKind,
  language: Language,
): Promise<readonly DayLink[]> {
  const { offerings, clock } = await loadOfferings(context);
  const { list } = context.get(translationsContext).messagesOf('whatsOn', whatsOn);
  const upcoming = toUpcoming(
    offerings.filter(({ kinds }) => kinds.includes(kind)),
    clock,
  );
  return toDayLinks(
    (when) => countListed(upcoming, when, clock),
    (when) => `/whats-on${toQuery({ kind, when })}`,
    null,
    clock.now.date,
    language,
    list,
  );
}

/** The next time that has room left. */
const findOpenTime = ({ status, times }: AnyProgram, now: Date) =>
  status === 'scheduled'
    ? findNextTime(
        times.filter(({ isCancelled, isFullyBooked }) => !isCancelled && !isFullyBooked),
        now,
      )
    : null;
