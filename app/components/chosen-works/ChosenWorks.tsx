import { CardLink } from '#app/components/cards/CardLink.tsx';
import type { ObjectCardContent } from '#app/components/cards/ObjectCard.tsx';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { Picture } from '#app/components/media/Picture.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import styles from './ChosenWorks.module.css';

export interface ChosenWork extends ObjectCardContent {
  /** Why one would look at it. */
  readonly why: LocalizedText | null;
}

export interface ChosenWorksProps {
  readonly title: LocalizedText;
  /** The first one is the large one. */
  readonly of: readonly ChosenWork[];
}

/** Works to begin with: one large on what it lies on, running off the edge, the others as a list beside it. */
export function ChosenWorks({ title, of: [lead, ...others] }: ChosenWorksProps) {
  if (!lead) return null;
  return (
    <Section width="layout" ground="white" labelledBy="works">
      <h2 id="works" className={styles.heading}>
        <TitleText of={title} />
      </h2>
      <Column span={8} bleed="start">
        <Work of={lead} isLead sizes="(min-width: 768px) 70vw, 100vw" />
      </Column>
      {others.length > 0 && (
        <Column span={4} start={9}>
          <ul className={styles.others}>
            {others.map((work) => (
              <li key={work.id}>
                <Work of={work} sizes="(min-width: 768px) 12rem, 7rem" />
              </li>
            ))}
          </ul>
        </Column>
      )}
    </Section>
  );
}

interface WorkProps {
  readonly of: ChosenWork;
  readonly isLead?: boolean;
  readonly sizes: string;
}

function Work({ of: work, isLead, sizes }: WorkProps) {
  return (
    <article className={styles.work} data-lead={isLead ? '' : undefined}>
      <div className={styles.name}>
        <h3>
          <CardLink to={`/objects/${work.id}/${work.slug}`}>
            <TitleText of={work.title} />
          </CardLink>
        </h3>
        <p className={styles.facts}>
          <Localized of={work.date} />
        </p>
      </div>
      <p className={styles.why}>
        <Localized of={work.why} />
      </p>
      <div className={styles.picture}>
        <Picture of={work.image} ratio={isLead ? 'landscape' : 'square'} sizes={sizes} hasColor />
      </div>
    </article>
  );
}
