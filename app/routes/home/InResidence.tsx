import { ResidentCard } from '#app/components/cards/ResidentCard.tsx';
import type { ResidencyEntry } from '#app/components/cards/residency-entry.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import type { HomeSection } from './home-sections.ts';
import styles from './InResidence.module.css';

/** The current residents with craft and dates: portraits hung at different heights beside the text. */
export function InResidence({
  of,
  people,
  more,
}: {
  of: Pick<HomeSection<'resident'>, 'title' | 'description'>;
  people: readonly (Omit<ResidencyEntry, 'summary' | 'stateLabel'> &
    Partial<Pick<ResidencyEntry, 'stateLabel'>>)[];
  more: string;
}) {
  return (
    <Section width="layout" accent="fuchsia" labelledBy="residents">
      <Column span={4}>
        <div className={styles.words}>
          <h2 id="residents">
            <TitleText of={of.title} />
          </h2>
          {of.description && (
            <p>
              <Localized of={of.description} />
            </p>
          )}
          <ArrowLink to="/what-we-do/residencies" prefetch="intent">
            {more}
          </ArrowLink>
        </div>
      </Column>
      <Column span={8} start={5}>
        <ul className={styles.people}>
          {people.map((resident) => (
            <li key={resident.id}>
              <ResidentCard of={resident} sizes="(min-width: 768px) 22vw, 7rem" />
            </li>
          ))}
        </ul>
      </Column>
    </Section>
  );
}
