import { CardGrid } from '#app/components/cards/CardGrid.tsx';
import { CollectionCard } from '#app/components/cards/CollectionCard.tsx';
import { ProgramList } from '#app/components/cards/ProgramList.tsx';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/search.json';
import type { StartingPointsData } from './load-starting-points.ts';
import styles from './StartingPoints.module.css';
import { toSearchHref } from './search-query.ts';

const pagePaths = {
  planYourVisit: '/visit/plan-your-visit',
  tickets: '/tickets',
  programs: '/whats-on?when=today',
  guidelines: '/visit/visitor-guidelines',
  contact: '/about/contact-us',
} as const;

/** Popular ways in, for those who do not know what to type. */
export function StartingPoints({ of: { collections, programs } }: { of: StartingPointsData }) {
  const messages = useMessages('search', english);
  return (
    <>
      <Section width="layout" space="tight">
        <Column span={7}>
          <h2 className={styles.heading}>{messages.starters.title}</h2>
          <ul className={styles.terms}>
            {messages.starters.terms.map((term) => (
              <li key={term}>
                <SiteLink to={toSearchHref({ words: term })} prefetch="intent">
                  {term}
                </SiteLink>
              </li>
            ))}
          </ul>
        </Column>
        <Column span={4} start={9}>
          <h2 className={styles.heading}>{messages.pages.title}</h2>
          <ul className={styles.pages}>
            {(Object.keys(pagePaths) as (keyof typeof pagePaths)[]).map((key) => (
              <li key={key}>
                <SiteLink to={pagePaths[key]} prefetch="intent">
                  {messages.pages[key]}
                </SiteLink>
              </li>
            ))}
          </ul>
        </Column>
      </Section>
      {collections.length > 0 && (
        <Section width="layout" ground="white" labelledBy="start-collections">
          <h2 id="start-collections" className={styles.title}>
            {messages.collections}
          </h2>
          <CardGrid columns={4} isSmall>
            {collections.map((collection) => (
              <CollectionCard key={collection.uid} of={collection} />
            ))}
          </CardGrid>
        </Section>
      )}
      {programs.length > 0 && (
        <Section width="layout" accent="green" labelledBy="start-programs">
          <h2 id="start-programs" className={styles.title}>
            {messages.programs}
          </h2>
          <ProgramList items={programs} />
        </Section>
      )}
    </>
  );
}
