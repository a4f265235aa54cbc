import type { ReactNode } from 'react';
import { CardGrid } from '#app/components/cards/CardGrid.tsx';
import { ObjectCard } from '#app/components/cards/ObjectCard.tsx';
import { Section } from '#app/components/layout/Section.tsx';
import { Pages } from '#app/components/listing/Pages.tsx';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/makersAndSubjects.json';
import { type ExploreQuery, toExploreHref } from '../explore/explore-address.ts';
import type { WorksPage } from './load-works.ts';
import styles from './Terms.module.css';
import { toWorksHref } from './term-query.ts';

export interface WorksWallProps {
  readonly of: WorksPage;
  readonly title: string;
  /** Address of this page without language. */
  readonly path: string;
  /** What finds the same works in the search of the collection. */
  readonly search: Omit<ExploreQuery, 'page'>;
  /** Stands in the margin beside the works, and before them where there is no margin. */
  readonly facts?: ReactNode;
  /** Stands in the margin below, and after the works where there is none. */
  readonly onward: ReactNode;
}

/** So few are seen at once, in whatever order. */
const fewWorks = 3;

/** The works of a maker or of a subject, hung beside what is known of it. */
export function WorksWall({ of: works, title, path, search, facts, onward }: WorksWallProps) {
  const messages = useMessages('makersAndSubjects', english);
  const { kinds } = messages.makers;
  const hasGroups = works.groups.some(({ name }) => name !== 'own');
  return (
    <Section width="layout" labelledBy="works">
      <div className={styles.wall}>
        {facts && <div className={styles.margin}>{facts}</div>}
        <div className={styles.works} data-alone={works.total === 1 || undefined}>
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
          {works.total > fewWorks && (
            <ul className={styles.orders} aria-label={messages.workOrder}>
              {(['pictures', 'date'] as const).map((order) => (
                <li key={order}>
                  <SiteLink
                    to={toWorksHref(path, order, 1)}
                    aria-current={order === works.order ? 'true' : undefined}
                    preventScrollReset
                  >
                    {order === 'date' ? messages.oldestFirst : messages.picturedFirst}
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
          {works.groups.map(({ name, cards }) => (
            <WorksGroup key={name} name={hasGroups ? messages.makers.groups[name] : null}>
              <CardGrid
                columns={3}
                isSmall
                label={hasGroups ? messages.makers.groups[name] : title}
              >
                {cards.map((card) => (
                  <ObjectCard
                    key={card.id}
                    of={card}
                    level={hasGroups ? 4 : 3}
                    {...(works.total === 1 && { sizes: '(min-width: 640px) 36rem, 100vw' })}
                  />
                ))}
              </CardGrid>
            </WorksGroup>
          ))}
          <Pages
            page={works.page}
            pages={works.pages}
            hrefOf={(page) => toWorksHref(path, works.order, page)}
            messages={messages}
          />
          {works.total > 1 && (
            <p className={styles.onward}>
              <ArrowLink to={toExploreHref({ ...search, page: 1 })}>{messages.explore}</ArrowLink>
            </p>
          )}
        </div>
        {onward && <aside className={styles.margin}>{onward}</aside>}
      </div>
    </Section>
  );
}

/** Own works, or those that somebody else had a hand in; without a name the only group. */
function WorksGroup({ name, children }: { name: string | null; children: ReactNode }) {
  return (
    <div className={styles.group}>
      {name && <h3 className={styles.groupName}>{name}</h3>}
      {children}
    </div>
  );
}
