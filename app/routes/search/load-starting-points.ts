import type { RouterContextProvider } from 'react-router';
import { toCollectionCards } from '#app/components/cards/collection-card-content.ts';
import { toProgramLists } from '#app/components/programs/list/program-list.ts';
import { readSlots } from '#app/components/programs/list/read-slots.ts';
import { readMuseumClock } from '#app/museum-clock.ts';
import {
  languageContext,
  optionalContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import eventsEnglish from '#locales/en/events.json';

const programsShown = 3;

/** Starting points for visitors without a search word. A part that fails to load is left out. */
export async function loadStartingPoints(context: Readonly<RouterContextProvider>) {
  const { contentManagement, objectCollection } = context.get(servicesContext);
  const optional = context.get(optionalContext);
  const language = context.get(languageContext);
  const messages = context.get(translationsContext).messagesOf('events', eventsEnglish);
  const [clock, slots, collections, counts, programs, events] = await Promise.all([
    readMuseumClock(context),
    readSlots(context),
    optional(contentManagement.listCollections(language), []),
    optional(objectCollection.listCollections(), []),
    optional(contentManagement.listPublicPrograms(language), []),
    optional(contentManagement.listEvents(language), []),
  ]);
  return {
    collections: toCollectionCards(collections, counts),
    programs: toProgramLists(
      [...programs, ...events],
      clock,
      language,
      messages,
      slots,
    ).upcoming.slice(0, programsShown),
  };
}

export type StartingPointsData = Awaited<ReturnType<typeof loadStartingPoints>>;
