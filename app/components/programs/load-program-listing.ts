import type { RouterContextProvider } from 'react-router';
import { readMuseumClock } from '#app/museum-clock.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/events.json' with { type: 'json' };
import { buildProgramListing } from './program-listing.ts';
import { toListingTitle } from './program-words.ts';

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
  const words = context.get(translationsContext).wordsOf('events', english);
  const listing = buildProgramListing(
    programs,
    englishPrograms,
    url.searchParams,
    clock,
    language,
    words,
  );
  return { listing, programs, clock };
}

/** What the screen of all programs shows. @param page words of the screen */
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
  const words = context.get(translationsContext).wordsOf('events', english);
  return {
    listing,
    head: {
      title: toListingTitle(page.all, listing, words, page.kinds),
      section: page.title,
      description: page.description,
    },
  };
}
