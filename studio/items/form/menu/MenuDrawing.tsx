import type { Language } from '#shared/languages/languages.ts';
import { toSizedAddress } from '../../../pictures/media-query.ts';
import { fill, useWords } from '../../../words/words.ts';
import styles from './MenuDrawing.module.css';
import { inRows, type MenuCard } from './menu-cards.ts';

interface MenuDrawingProps {
  readonly title: string;
  readonly description: string;
  readonly cards: readonly MenuCard[];
  /** Two, three or five of them stand beside one another in wide windows. */
  readonly columns: number;
  readonly language: Language;
}

/** A menu page, small: in a wide window, and on a phone. */
export function MenuDrawing(props: MenuDrawingProps) {
  const { menu } = useWords().fields;
  const { title, cards, columns, language } = props;
  const titles = cards.map((card) => card.title).join(', ');
  return (
    <div className={styles.drawings}>
      {(['wide', 'phone'] as const).map((window) => (
        <figure key={window} data-window={window}>
          <div
            className={styles.page}
            data-window={window}
            role="img"
            aria-label={fill(menu.shows, { window: menu[window], title, cards: titles })}
            lang={language}
          >
            <div className={styles.head}>
              <b>{title}</b>
              <span>{props.description}</span>
            </div>
            {inRows(cards, window === 'wide' ? columns : 1).map((row) => (
              <div key={row[0]?.key} className={styles.row}>
                {row.map((card) => (
                  <Card key={card.key} card={card} width={window === 'wide' ? 480 : 320} />
                ))}
              </div>
            ))}
          </div>
          <figcaption>{menu[window]}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function Card({ card, width }: { readonly card: MenuCard; readonly width: number }) {
  return (
    <div
      className={styles.card}
      data-wide={card.isWide}
      data-contained={card.isContained}
      lang={card.language}
      style={{ ...(card.background && { backgroundColor: card.background }) }}
    >
      {card.picture && (
        <img src={toSizedAddress(card.picture, { width })} alt="" loading="lazy" decoding="async" />
      )}
      <div
        className={styles.overlay}
        style={{ ...(card.overlay && { backgroundColor: card.overlay }) }}
      />
      <p className={styles.words}>
        <b>{card.title}</b>
        <span>{card.description}</span>
        {card.hasArrow && (
          <svg viewBox="0 0 48 16" fill="none" stroke="currentColor" aria-hidden="true">
            <path d="M0 8h46M39 1l7 7-7 7" />
          </svg>
        )}
      </p>
    </div>
  );
}
