import type { ReactNode } from 'react';
import { Picture, type PictureProps, type PictureRatio } from '#app/components/media/Picture.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import type { Accent } from '#app/design/accents.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import styles from './Card.module.css';
import { CardLink } from './CardLink.tsx';
import type { CardContent } from './card-content.ts';
import { toNavigationState } from './card-preview.ts';

export interface CardLayoutProps {
  readonly of: CardContent;
  readonly href?: string;
  readonly accent?: Accent;
  readonly level?: 2 | 3 | 4;
  readonly sizes?: string;
  /** `own`: as works hang, in rows that stand on one line; see CardGrid. */
  readonly ratio?: PictureRatio;
  readonly crop?: PictureProps['crop'];
  readonly isPriority?: boolean;
  /**
   * `below`: title under the picture; `panel`: on a panel in the accent.
   */
  readonly layout?: 'below' | 'panel';
  readonly label?: LocalizedText | null;
  /** Quiet facts below the title; null ones are left out. */
  readonly facts?: readonly (LocalizedText | null | undefined)[];
  readonly children?: ReactNode;
}

/** The common part of item cards. The named cards beside it add their differences. */
export function Card(props: CardLayoutProps) {
  const { of: item, href = item.href, accent, level = 3, layout = 'below', label } = props;
  const Heading = `h${level}` as const;
  const facts = (props.facts ?? []).filter((fact) => fact != null);
  return (
    <article
      className={styles.card}
      data-layout={layout}
      data-accent={accent}
      data-baseline-row={props.ratio === 'own' ? '' : undefined}
    >
      <div className={styles.text}>
        {(label || item.dateLabel) && (
          <p className={styles.label}>
            {label && <Localized of={label} />}
            {item.dateLabel && (
              <span className={styles.date}>
                <Localized of={item.dateLabel} />
              </span>
            )}
          </p>
        )}
        <Heading className={styles.title}>
          <CardLink to={href} state={toNavigationState(item)}>
            <TitleText of={item.title} />
          </CardLink>
        </Heading>
        {facts.length > 0 && (
          <p className={styles.facts}>
            {facts.map((fact) => (
              <span key={fact.text}>
                <Localized of={fact} />
              </span>
            ))}
          </p>
        )}
        {item.summary && (
          <p className={styles.description}>
            <Localized of={item.summary} />
          </p>
        )}
        {props.children}
      </div>
      <div className={styles.picture}>
        <Picture
          of={item.image}
          ratio={props.ratio ?? 'portrait'}
          isWhole={props.ratio === 'own'}
          crop={props.crop}
          isPriority={props.isPriority}
          sizes={props.sizes ?? '(min-width: 1200px) 25rem, (min-width: 768px) 33vw, 100vw'}
        />
      </div>
    </article>
  );
}
