import { artistCrop } from '#app/components/cards/ArtistCard.tsx';
import { CardLink } from '#app/components/cards/CardLink.tsx';
import { toNavigationState } from '#app/components/cards/card-preview.ts';
import type { ResidencyEntry } from '#app/components/cards/residency-entry.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { Picture } from '#app/components/media/Picture.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import styles from './FeaturedResident.module.css';

/** Somebody who is in the house now: a large portrait at one side, the words low at the other. */
export function FeaturedResident({
  of: resident,
  isMirrored,
}: {
  of: ResidencyEntry;
  isMirrored: boolean;
}) {
  return (
    <div className={styles.card}>
      <Section width="layout" space="tight">
        <Column span={5} start={isMirrored ? 8 : 1}>
          <Picture
            of={resident.image}
            crop={artistCrop}
            ratio="square"
            sizes="(min-width: 768px) 40vw, 100vw"
          />
        </Column>
        <div className={styles.text} data-mirrored={isMirrored ? '' : undefined}>
          <p className={styles.dates}>
            <Localized of={resident.dateLabel} />
          </p>
          <h3 className={styles.name}>
            <CardLink to={resident.href} state={toNavigationState(resident)}>
              <Localized of={resident.title} />
            </CardLink>
          </h3>
          <p className={styles.facts}>
            {[resident.discipline, resident.country].map(
              (fact) =>
                fact && (
                  <span key={fact.text}>
                    <Localized of={fact} />
                  </span>
                ),
            )}
          </p>
          {resident.summary && (
            <p className={styles.summary}>
              <Localized of={resident.summary} />
            </p>
          )}
        </div>
      </Section>
    </div>
  );
}
