import type { RouterContextProvider } from 'react-router';
import { programWords } from '#app/components/programs/program-words.ts';
import { readMuseumClock } from '#app/museum-clock.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/convenings.json';
import navigation from '#locales/en/navigationMenu.json';
import type { ItemLink } from '#services/content-management/contract.ts';

/** The default address for a question, with the uid of a convening. Editors can set another. */
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
  const messages = translations.messagesOf('convenings', english);
  const eventMessages = programWords(translations);
  const { today, tomorrow, status } = eventMessages;
  return {
    page,
    convenings,
    clock,
    language,
    messages,
    section: translations.messagesOf('navigationMenu', navigation).items.whatWeDo,
    listWords: {
      upcoming: eventMessages.upcoming,
      past: eventMessages.past,
      today,
      tomorrow,
      actions: eventMessages.actions,
      withRecording: messages.withRecording,
      status: { ...status, ...messages.status },
    },
  };
}
