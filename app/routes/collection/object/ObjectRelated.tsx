import { CardGrid } from '#app/components/cards/CardGrid.tsx';
import { ObjectCard } from '#app/components/cards/ObjectCard.tsx';
import { Section } from '#app/components/layout/Section.tsx';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Filled } from '#app/components/text/Filled.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import english from '#locales/en/objectDetail.json';
import styles from './ObjectDetail.module.css';
import type { RelatedRow } from './object-surroundings.ts';

/** What has something in common with an object, each kind in a row of its own. */
export function ObjectRelated({ title, rows }: { title: string; rows: readonly RelatedRow[] }) {
  const words = useWords('objectDetail', english).related;
  if (rows.length === 0) return null;
  return (
    <Section width="layout" ground="white" labelledBy="related">
      <h2 id="related" className={styles.heading}>
        {title}
      </h2>
      {rows.map(({ by, name, cards, all }) => (
        <div key={by} className={styles.row}>
          <div className={styles.rowHead}>
            <h3>{name ? <Filled words={words[by]} name="name" of={name} /> : words[by]}</h3>
            {all && <ArrowLink to={all.href}>{all.label}</ArrowLink>}
          </div>
          <CardGrid columns={4} isSmall>
            {cards.map((card) => (
              <ObjectCard key={card.id} of={card} level={4} ground="white" />
            ))}
          </CardGrid>
        </div>
      ))}
    </Section>
  );
}
