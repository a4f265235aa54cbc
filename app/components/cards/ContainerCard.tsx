import { Picture } from '#app/components/media/Picture.tsx';
import { toneOfColor } from '#app/components/media/tone-of-color.ts';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import type { ContainerCard as ContainerCardData } from '#services/content-management/contract.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import styles from './ContainerCard.module.css';

/** Something true today, such as how many are on, or what comes next. */
export interface CardHint {
  readonly text: string;
  /** Stands behind it, in its own language. */
  readonly title?: LocalizedText;
}

export interface ContainerCardProps {
  readonly of: ContainerCardData;
  readonly sizes: string;
  readonly isPriority?: boolean;
  readonly hint?: CardHint | null;
  readonly level?: 2 | 3 | 4;
}

/**
 * A column of a menu page: a picture with its title at the foot. Under the pointer or the focus it
 * widens and an overlay in its colour, or the section's accent, slides behind its words.
 */
export function ContainerCard(props: ContainerCardProps) {
  const { of: card, sizes, isPriority, hint, level = 2 } = props;
  const Heading = `h${level}` as const;
  return (
    <article
      className={styles.card}
      data-size={card.flexSize}
      data-colored={card.hoverOverlayColor ? '' : undefined}
      data-plain={
        card.image ? undefined : card.backgroundColor ? toneOfColor(card.backgroundColor) : 'dark'
      }
    >
      {card.backgroundColor && <Color of={card.backgroundColor} className={styles.ground} />}
      {card.image && (
        <Picture of={card.image} ratio="fill" sizes={sizes} isPriority={isPriority} isDecoration />
      )}
      <div className={styles.foot}>
        <div className={styles.shade} />
        <div className={styles.overlay}>
          {card.hoverOverlayColor && (
            <Color of={card.hoverOverlayColor} className={styles.overlayColor} />
          )}
        </div>
        <div className={styles.text}>
          <Heading className={styles.title}>
            <SiteLink link={card.link} className={styles.link} prefetch="intent">
              <TitleText of={card.title} />
            </SiteLink>
          </Heading>
          {hint && (
            <p className={styles.hint}>
              {hint.text}
              {hint.title && (
                <>
                  {' '}
                  <TitleText of={hint.title} />
                </>
              )}
            </p>
          )}
          {card.description && (
            <div className={styles.more}>
              <p>
                <Localized of={card.description} />
              </p>
            </div>
          )}
          {card.hasArrow && (
            <svg
              className={styles.arrow}
              viewBox="0 0 48 16"
              fill="none"
              stroke="currentColor"
              aria-hidden
            >
              <path d="M0 8h46M39 1l7 7-7 7" />
            </svg>
          )}
        </div>
      </div>
    </article>
  );
}

const Color = ({ of, className }: { of: string; className: string | undefined }) => (
  <svg className={className} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
    <rect width="1" height="1" fill={of} />
  </svg>
);
