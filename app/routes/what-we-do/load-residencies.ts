import type { RouterContextProvider } from 'react-router';
import { readMuseumClock } from '#app/museum-clock.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/residencies.json';

/** What both lists of residencies need. */
export async function loadResidencies(context: Readonly<RouterContextProvider>) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const [residents, clock] = await Promise.all([
    contentManagement.listResidents(language),
    readMuseumClock(context),
  ]);
  const messages = context.get(translationsContext).messagesOf('residencies', english);
  return { contentManagement, language, residents, clock, messages };
}
