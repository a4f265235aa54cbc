import type { RouterContextProvider } from 'react-router';
import { toCollectionCards } from '#app/components/cards/collection-card-content.ts';
import { toProgramLists } from '#app/components/programs/list/program-list.ts';
import { readSlots } from '#app/components/programs/list/read-slots.ts';
import { programWords } from '#app/components/programs/program-words.ts';
import { MinuteMemo } from '#app/minute-memo.ts';
import { readMuseumClock } from '#app/museum-clock.ts';
import {
  languageContext,
  optionalContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';

const programsShown = 3;
const next = new MinuteMemo<ReturnType<typeof toProgramLists>['upcoming']>();

/** Starting points for visitors without a search word. A part that fails to load is left out. */
export async function loadStartingPoints(context: Readonly<RouterContextProvider>) {
  const { contentManagement, objectCollection } = context.get(servicesContext);
  const optional = context.get(optionalContext);
  const language = context.get(languageContext);
  const messages = programWords(context.get(translationsContext));
  const [clock, slots, collections, counts, programs, events] = await Promise.all([
    readMuseumClock(context),
    readSlots(context),
    optional(contentManagement.listCollections(language), []),
    optional(objectCollection.listCollections(), []),
    optional(contentManagement.listPublicPrograms(language), []),
    optional(contentManagement.listEvents(language), []),
  ]);
  const parts = [programs, events, clock.settings, clock.timeZone, messages, slots];
  const toNext = () => {
    const lists = toProgramLists([...programs, ...events], clock, language, messages, slots);
    return lists.upcoming.slice(0, programsShown);
  };
  return {
    collections: toCollectionCards(collections, counts),
    programs: next.find(language, clock.instant, parts, toNext),
  };
}

export type StartingPointsData = Awaited<ReturnType<typeof loadStartingPoints>>;
