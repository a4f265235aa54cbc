import type { ReactNode } from 'react';
import type { MenuPage } from '#services/content-management/contract.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { Localized } from '../text/Localized.tsx';
import { SiteLink } from '../text/SiteLink.tsx';
import { TitleText } from '../text/TitleText.tsx';
import { type CardHint, ContainerCard } from './ContainerCard.tsx';
import styles from './MenuColumns.module.css';

export interface MenuColumnsProps {
  readonly title: LocalizedText;
  readonly description: LocalizedText | null;
  readonly cards: MenuPage['cards'];
  /** Specification §9: two unless the editors say otherwise. */
  readonly columns?: MenuPage['columns'];
  /** Something true today, by the card's address. */
  readonly hints?: Readonly<Record<string, CardHint>>;
  /** What one asks before all else: whether it is open, and where that is told. */
  readonly now?: {
    readonly text: string;
    readonly href: string;
    /** Where that is, and where the way is told. */
    readonly place?: { readonly text: string; readonly href: string } | null;
    /** More of a visit, where no bar below says it yet. */
    readonly facts?: ReactNode;
  } | null;
  /** Below the sentence: what one does here at once. */
  readonly foot?: ReactNode;
  /** More follows below the columns, and shows in the first window. */
  readonly isFollowed?: boolean;
  /** On phones they are lines with a small picture, and what follows is in the same screen. */
  readonly areDoors?: boolean;
  /** 1 unless the columns stand inside another page. */
  readonly headingLevel?: 1 | 2 | 3;
  /** They end a page whose title says the same: theirs is for the ear, and the sentence is quiet. */
  readonly isBelow?: boolean;
}

/** Of the cards, below the title. */
const nextLevel = { 1: 2, 2: 3, 3: 4 } as const;

/**
 * A menu page: its title and a sentence above full-height columns of pictures, in rows of two,
 * three or five. On phones the pictures stand one below the other.
 */
export function MenuColumns(props: MenuColumnsProps) {
  const { title, description, cards, columns = 2, hints, now, foot, isBelow } = props;
  const { headingLevel = 1 } = props;
  const Heading = `h${headingLevel}` as const;
  const rows = Array.from({ length: Math.ceil(cards.length / columns) }, (_, row) =>
    cards.slice(row * columns, (row + 1) * columns),
  );
  return (
    <div
      className={styles.page}
      data-ground="white"
      data-rows={rows.length}
      data-followed={props.isFollowed ? '' : undefined}
      data-doors={props.areDoors || undefined}
      data-inner={headingLevel === 1 ? undefined : ''}
      data-below={isBelow || undefined}
      data-print={isBelow ? 'none' : undefined}
    >
      <header className={styles.header}>
        <Heading className={isBelow ? 'visually-hidden' : styles.title}>
          <TitleText of={title} />
        </Heading>
        {now && (
          <div className={styles.now}>
            <p>
              <SiteLink to={now.href}>{now.text}</SiteLink>
            </p>
            {now.place && (
              <p>
                <SiteLink to={now.place.href}>{now.place.text}</SiteLink>
              </p>
            )}
            {now.facts}
          </div>
        )}
        {description && (
          <p className={styles.description}>
            <Localized of={description} />
          </p>
        )}
        {foot && <div className={styles.foot}>{foot}</div>}
      </header>
      {rows.map((row, index) => (
        <div className={styles.row} key={row[0]?.link.href} data-columns={columns}>
          {row.map((card) => (
            <ContainerCard
              key={card.link.href}
              of={card}
              sizes={`(min-width: 768px) max(${Math.ceil(110 / row.length)}vw, 120vh), ${props.areDoors ? '7rem' : 'max(100vw, 32rem)'}`}
              isPriority={index === 0 && headingLevel === 1}
              level={nextLevel[headingLevel]}
              hint={hints?.[card.link.href]}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
