import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { MenuTransition } from '#app/chrome/MenuTransition.tsx';
import { MenuColumns } from '#app/components/cards/MenuColumns.tsx';
import { ChosenWorks } from '#app/components/chosen-works/ChosenWorks.tsx';
import { loadChosenWorks } from '#app/components/chosen-works/load-chosen-works.ts';
import { Section } from '#app/components/layout/Section.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, optionalContext, servicesContext } from '#app/request-context.ts';
import { loadMenuPage } from '#app/routes/menu/load-menu-page.ts';
import english from '#locales/en/collection.json';
import type { Route } from './+types/Collection';
import styles from './Collection.module.css';
import { ExploreSearch } from './ExploreSearch.tsx';
import { FacetWays } from './FacetWays.tsx';
import { loadFacetWays } from './load-facet-ways.ts';

/** The menu page of the collection, a field to search it with, and works to begin with. */
export async function loader({ context }: Route.LoaderArgs) {
  const { objectCollection } = context.get(servicesContext);
  const optional = context.get(optionalContext);
  const [menu, works, ways] = await Promise.all([
    loadMenuPage(context, 'collection'),
    loadChosenWorks(context),
    optional(loadFacetWays(objectCollection, context.get(languageContext)), null),
  ]);
  if (!menu) throw data(null, { status: 404 });
  return { ...menu, works, ways };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function Collection({ loaderData }: Route.ComponentProps) {
  const { page, works, ways } = loaderData;
  const { front } = useMessages('collection', english);
  return (
    <MenuTransition>
      <MenuColumns {...page} isFollowed foot={<ExploreSearch query={{ page: 1 }} />} />
      <ChosenWorks {...works} />
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
