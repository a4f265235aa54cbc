import type { RouterContextProvider } from 'react-router';
import { readMuseumClock } from '#app/museum-clock.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/events.json' with { type: 'json' };
import { toListingTitle } from '../program-messages.ts';
import { buildProgramListing } from './program-listing.ts';

type Context = Readonly<RouterContextProvider>;

/** The two kinds of items that are programs with dates of their own. */
export type ProgramListName = 'events' | 'public-programs';

/** A list of programs, narrowed as the address says. */
export async function loadProgramListing(context: Context, list: ProgramListName, url: URL) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const read =
    list === 'events'
      ? contentManagement.listEvents.bind(contentManagement)
      : contentManagement.listPublicPrograms.bind(contentManagement);
  const [programs, englishPrograms, clock] = await Promise.all([
    read(language),
    read('en'),
    readMuseumClock(context),
  ]);
  const messages = context.get(translationsContext).messagesOf('events', english);
  const listing = buildProgramListing(
    programs,
    englishPrograms,
    url.searchParams,
    clock,
    language,
    messages,
  );
  return { listing, programs, clock };
}

/** The data of the screen of all programs. @param page words of the screen */
export async function loadAllPrograms(
  context: Context,
  list: ProgramListName,
  url: URL,
  page: {
    readonly all: string;
    readonly title: string;
    readonly description: string;
    readonly kinds: Readonly<Record<string, string>>;
  },
) {
  const { listing } = await loadProgramListing(context, list, url);
  const messages = context.get(translationsContext).messagesOf('events', english);
  return {
    listing,
    head: {
      title: toListingTitle(page.all, listing, messages, page.kinds),
      section: page.title,
      description: page.description,
    },
  };
}
