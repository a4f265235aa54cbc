import type { RouterContextProvider } from 'react-router';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/events.json';
import { findNextTime } from '#shared/calendar/program-times.ts';
import { loadProgramListing, type ProgramListName } from './load-program-listing.ts';
import { type AnyProgram, buildProgramListing, toProgramItem } from './program-listing.ts';

const upcomingShown = 6;
const pastShown = 3;

/**
 * The opening screen of a list of programs.
 * @param words the screen's own title and description
 * @param section name of the menu section, for the tab's title
 */
export async function loadPrograms(
  context: Readonly<RouterContextProvider>,
  list: ProgramListName,
  messages: { readonly title: string; readonly description: string },
  section: string,
) {
  const language = context.get(languageContext);
  const everything = new URL('http://list.internal/');
  const [page, { listing, programs, clock }] = await Promise.all([
    context.get(servicesContext).contentManagement.findListingPage(list, language),
    loadProgramListing(context, list, everything),
  ]);
  const eventMessages = context.get(translationsContext).messagesOf('events', english);
  const inThePast = new URLSearchParams({ when: 'past' });
  const past = buildProgramListing(programs, [], inThePast, clock, language, eventMessages);
  const chosen = programs.find(
    (program) => program.isFeatured && findOpenTime(program, clock.instant),
  );
  const header = toListingHeader(page, messages, language, section);
  return {
    header,
    head: header.head,
    featured: chosen
      ? toProgramItem(chosen, findOpenTime(chosen, clock.instant), clock, language, eventMessages)
      : null,
    upcoming: listing.items.items.slice(0, upcomingShown),
    past: past.items.items.slice(0, pastShown),
    choices: listing.choices,
  };
}

/** The next time that has room left. */
const findOpenTime = ({ status, times }: AnyProgram, now: Date) =>
  status === 'scheduled'
    ? findNextTime(
        times.filter(({ isCancelled, isFullyBooked }) => !isCancelled && !isFullyBooked),
        now,
      )
    : null;
