import { ObjectPicture } from '#app/components/media/ObjectPicture.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import type { Picture } from '#services/content-management/contract.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { CardLink } from './CardLink.tsx';
import styles from './ObjectCard.module.css';

export interface ObjectCardContent {
  readonly id: string;
  readonly slug: string;
  readonly title: LocalizedText;
  readonly date: LocalizedText | null;
  readonly makers: readonly string[];
  readonly image: Pick<Picture, 'src' | 'width' | 'height' | 'alt' | 'dominantColor'> | null;
}

export interface ObjectCardProps {
  readonly of: ObjectCardContent;
  readonly level?: 2 | 3 | 4;
  readonly sizes?: string;
  readonly ground?: 'plaster' | 'ink' | 'white';
  /** What its address carries of the search it was found in, with `?`. */
  readonly context?: string;
}

/** A work on its wall, with the first lines of its label. Leads to `/objects/{id}/{slug}`. */
export function ObjectCard(props: ObjectCardProps) {
  const { of: object, level = 3, sizes, ground = 'plaster', context = '' } = props;
  const href = `/objects/${object.id}/${object.slug}${context}`;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} data-baseline-row>
      <div className={styles.label}>
        <Heading className={styles.title}>
          <CardLink to={href}>
            <TitleText of={object.title} />
          </CardLink>
        </Heading>
        {(object.date || object.makers.length > 0) && (
          <p className={styles.facts}>
            {object.makers.length > 0 && (
              <span className={styles.maker}>{object.makers.join(', ')}</span>
            )}
            {object.date && (
              <span>
                <Localized of={object.date} />
              </span>
            )}
          </p>
        )}
      </div>
      <div className={styles.wall}>
        <ObjectPicture
          of={object.image}
          ground={ground}
          sizes={sizes ?? '(min-width: 1200px) 18rem, (min-width: 768px) 25vw, 50vw'}
        />
      </div>
    </article>
  );
}
