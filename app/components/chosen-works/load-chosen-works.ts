import type { RouterContextProvider } from 'react-router';
import { toObjectCardContent } from '#app/components/cards/object-card-content.ts';
import {
  languageContext,
  optionalContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import english from '#locales/en/collection.json';
import type { ChosenWorksProps } from './ChosenWorks.tsx';

const worksShown = 4;
/** As many as one call of the object service answers. */
const worksAsked = 100;

/** The works that the editors chose to begin with, on the menu page of the collection: those with a picture, at most four. */
export async function loadChosenWorks(
  context: Readonly<RouterContextProvider>,
): Promise<ChosenWorksProps> {
  const { contentManagement, objectCollection } = context.get(servicesContext);
  const optional = context.get(optionalContext);
  const language = context.get(languageContext);
  const { front, object: words } = context
    .get(translationsContext)
    .messagesOf('collection', english);
  const page = await optional(contentManagement.findMenuPage('collection', language), null);
  const chosen = page?.works ?? [];
  const ids = chosen.slice(0, worksAsked).map(({ sourceId }) => sourceId);
  const objects = ids.length > 0 ? await optional(objectCollection.listObjectsById(ids), []) : [];
  return {
    title: page?.worksTitle ?? { text: front.works, language },
    of: objects
      .map((object) => ({
        ...toObjectCardContent(object, language, words),
        why: chosen.find(({ sourceId }) => sourceId === object.id)?.text ?? null,
      }))
      .filter(({ image }) => image !== null)
      .slice(0, worksShown),
  };
}
