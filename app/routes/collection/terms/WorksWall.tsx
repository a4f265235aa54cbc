import type { ReactNode } from 'react';
import { CardGrid } from '#app/components/cards/CardGrid.tsx';
import { ObjectCard } from '#app/components/cards/ObjectCard.tsx';
import { Section } from '#app/components/layout/Section.tsx';
import { Pages } from '#app/components/listing/Pages.tsx';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import english from '#locales/en/makersAndSubjects.json';
import { type ExploreQuery, toExploreHref } from '../explore/explore-query.ts';
import type { WorksPage } from './load-works.ts';
import styles from './Terms.module.css';

export interface WorksWallProps {
  readonly of: WorksPage;
  readonly title: string;
  /** Address of this page without language. */
  readonly path: string;
  /** What finds the same works in the search of the collection. */
  readonly search: Omit<ExploreQuery, 'page'>;
  /** Stands in the margin beside the works. */
  readonly children: ReactNode;
}

/** The works of a maker or of a subject, hung beside what is known of it. */
export function WorksWall({ of: works, title, path, search, children }: WorksWallProps) {
  const words = useWords('makersAndSubjects', english);
  const { kinds } = words.makers;
  return (
    <Section width="layout" labelledBy="works">
      <div className={styles.wall}>
        <aside className={styles.margin}>{children}</aside>
        <div>
          <h2 id="works" className={styles.heading}>
            {title}
          </h2>
          {works.kinds.length > 1 && (
            <ul className={styles.kinds} aria-label={kinds}>
              {works.kinds.map(({ value, label, count }) => (
                <li key={value}>
                  <SiteLink to={toExploreHref({ ...search, type: [value], page: 1 })}>
                    <Localized of={label} />
                  </SiteLink>{' '}
                  <span className={styles.count}>{count}</span>
                </li>
              ))}
            </ul>
          )}
          <CardGrid columns={3} isSmall label={title}>
            {works.cards.map((card) => (
              <ObjectCard key={card.id} of={card} level={3} />
            ))}
          </CardGrid>
          <Pages
            page={works.page}
            pages={works.pages}
            hrefOf={(page) => (page > 1 ? `${path}?page=${page}` : path)}
            words={words}
          />
          <p className={styles.onward}>
            <ArrowLink to={toExploreHref({ ...search, page: 1 })}>{words.explore}</ArrowLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
