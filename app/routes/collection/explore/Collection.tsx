import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { MenuTransition } from '#app/chrome/MenuTransition.tsx';
import { MenuColumns } from '#app/components/cards/MenuColumns.tsx';
import { toObjectCardContent } from '#app/components/cards/object-card-content.ts';
import { Section } from '#app/components/layout/Section.tsx';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import {
  languageContext,
  optionalContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import { loadMenuPage } from '#app/routes/menu/load-menu-page.ts';
import english from '#locales/en/collection.json';
import type { Route } from './+types/Collection';
import { ChosenWorks } from './ChosenWorks.tsx';
import styles from './Collection.module.css';
import { ExploreSearch } from './ExploreSearch.tsx';
import { FacetWays } from './FacetWays.tsx';
import { loadFacetWays } from './load-facet-ways.ts';

const worksShown = 4;

/** The menu page of the collection, a field to search it with, and works to begin with. */
export async function loader({ context }: Route.LoaderArgs) {
  const { contentManagement, objectCollection } = context.get(servicesContext);
  const optional = context.get(optionalContext);
  const language = context.get(languageContext);
  const words = context.get(translationsContext).messagesOf('collection', english).object;
  const [menu, own, ways] = await Promise.all([
    loadMenuPage(context, 'collection'),
    contentManagement.findMenuPage('collection', language),
    optional(loadFacetWays(objectCollection, language), null),
  ]);
  if (!menu) throw data(null, { status: 404 });
  const chosen = own?.works ?? [];
  const ids = chosen.map(({ sourceId }) => sourceId);
  const objects =
    ids.length > 0 ? await optional(objectCollection.listObjectsById(ids.slice(0, 100)), []) : [];
  const works = objects
    .map((object) => ({
      ...toObjectCardContent(object, language, words),
      why: chosen.find(({ sourceId }) => sourceId === object.id)?.text ?? null,
    }))
    .filter(({ image }) => image !== null)
    .slice(0, worksShown);
  return { ...menu, works, worksTitle: own?.worksTitle ?? null, ways };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function Collection({ loaderData }: Route.ComponentProps) {
  const { page, works, worksTitle, ways } = loaderData;
  const { front } = useMessages('collection', english);
  const { language } = useLanguage();
  return (
    <MenuTransition>
      <MenuColumns {...page} isFollowed foot={<ExploreSearch query={{ page: 1 }} />} />
      <ChosenWorks title={worksTitle ?? { text: front.works, language }} of={works} />
      {ways && (
        <Section width="layout" ground="plaster" labelledBy="ways">
          <h2 id="ways" className={styles.heading}>
            {front.ways}
          </h2>
          <FacetWays of={ways} />
        </Section>
      )}
    </MenuTransition>
  );
}
