import { artistCrop } from '#app/components/cards/ArtistCard.tsx';
import { CardLink } from '#app/components/cards/CardLink.tsx';
import { toNavigationState } from '#app/components/cards/card-preview.ts';
import type { ResidencyEntry } from '#app/components/cards/residency-entry.ts';
import { Picture } from '#app/components/media/Picture.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import styles from './ResidentList.module.css';

/** Residents side by side: their dates, the name and the craft first, their work below. */
export const ResidentList = ({
  of: residents,
  isPriority,
}: {
  of: readonly ResidencyEntry[];
  /** They stand in the first screen. */
  isPriority?: boolean;
}) => (
  <ul className={styles.residents}>
    {residents.map((resident) => (
      <li key={resident.id} className={styles.resident}>
        <div>
          <p className={styles.dates}>
            <Localized of={resident.dateLabel} />
          </p>
          <h3 className={styles.name}>
            <CardLink to={resident.href} state={toNavigationState(resident)}>
              <TitleText of={resident.title} />
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
        </div>
        <div className={styles.portrait}>
          <Picture
            of={resident.image}
            crop={artistCrop}
            ratio="square"
            sizes="(min-width: 768px) 29vw, 6rem"
            isPriority={isPriority}
          />
        </div>
        {resident.summary && (
          <p className={styles.summary}>
            <Localized of={resident.summary} />
          </p>
        )}
      </li>
    ))}
  </ul>
);
