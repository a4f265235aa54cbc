import { CardGrid } from '#app/components/cards/CardGrid.tsx';
import { ObjectCard } from '#app/components/cards/ObjectCard.tsx';
import { Section } from '#app/components/layout/Section.tsx';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Filled } from '#app/components/text/Filled.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/objectDetail.json';
import styles from './ObjectDetail.module.css';
import type { RelatedRow } from './object-surroundings.ts';

/** Related objects, each kind in its own row. */
export function ObjectRelated({ title, rows }: { title: string; rows: readonly RelatedRow[] }) {
  const messages = useMessages('objectDetail', english).related;
  if (rows.length === 0) return null;
  return (
    <Section width="layout" ground="white" labelledBy="related">
      <h2 id="related" className={styles.heading}>
        {title}
      </h2>
      {rows.map(({ by, name, cards, all }) => (
        <div key={by} className={styles.row} data-count={cards.length}>
          <div className={styles.rowHead}>
            <h3>{name ? <Filled message={messages[by]} name="name" of={name} /> : messages[by]}</h3>
            {all && <ArrowLink to={all.href}>{all.label}</ArrowLink>}
          </div>
          <CardGrid columns={4} isSmall>
            {cards.map((card) => (
              <ObjectCard
                key={card.id}
                of={card}
                level={4}
                ground="white"
                {...(cards.length === 1 && { sizes: '(min-width: 1024px) 28rem, 50vw' })}
              />
            ))}
          </CardGrid>
        </div>
      ))}
    </Section>
  );
}
