import type { RouterContextProvider } from 'react-router';
import { readMuseumClock } from '#app/museum-clock.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/convenings.json';
import events from '#locales/en/events.json';
import navigation from '#locales/en/navigationMenu.json';
import type { ItemLink } from '#services/content-management/contract.ts';

/** Where a question goes while the editors name no place for it; about one convening, with its uid. */
export const toInquiry = (uid?: string): ItemLink => ({
  href: `/about/contact-us?about=convening${uid ? `&convening=${uid}` : ''}#write`,
  isExternal: false,
  text: null,
});

/** What both lists of convenings need. */
export async function loadConvenings(context: Readonly<RouterContextProvider>) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const [page, convenings, clock] = await Promise.all([
    contentManagement.findListingPage('convenings', language),
    contentManagement.listConvenings(language),
    readMuseumClock(context),
  ]);
  const words = translations.wordsOf('convenings', english);
  const eventWords = translations.wordsOf('events', events);
  const { today, tomorrow, status } = eventWords;
  return {
    page,
    convenings,
    clock,
    language,
    words,
    section: translations.wordsOf('navigationMenu', navigation).items.whatWeDo,
    listWords: {
      upcoming: eventWords.upcoming,
      past: eventWords.past,
      today,
      tomorrow,
      withRecording: words.withRecording,
      status: { ...status, ...words.status },
    },
  };
}
