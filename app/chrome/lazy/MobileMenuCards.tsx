import { useState } from 'react';
import english from '#locales/en/common.json';
import { NoPicture } from '../../components/media/NoPicture.tsx';
import { SiteLink } from '../../components/text/SiteLink.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import styles from '../MobileMenu.module.css';

/** Source: specification §3, "Menu card", and §9: pictures of 265 by 346 px. */
export interface MobileMenuCard {
  readonly title: string;
  readonly link: string;
  readonly imageSrc: string;
}

const pictureWidthPx = 265;
const pictureHeightPx = 346;

/** Those in view at first; the others come while the thumb moves. */
const cardsInView = 2;

/** Asks for the pictures of the first cards before they are drawn. */
export function prepareCards(cards: readonly MobileMenuCard[]): void {
  for (const { imageSrc } of cards.slice(0, cardsInView)) {
    new Image().srcset = toSourceSet(imageSrc);
  }
}

/**
 * The cards of one section, side by side; a thumb moves them and they snap. They are for eyes and thumbs:
 * the list of names above leads to the same pages, and keyboards and screen readers need not pass both.
 */
export function MobileMenuCards({
  cards,
  onChoose,
}: {
  cards: readonly MobileMenuCard[];
  onChoose: () => void;
}) {
  return (
    <div className={styles.cards} aria-hidden>
      <ul>
        {cards.map(({ title, link, imageSrc }) => (
          <li key={link}>
            <SiteLink to={link} className={styles.card} onClick={onChoose} tabIndex={-1}>
              <CardPicture src={imageSrc} />
              <span className={styles.title}>{title}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Decoration: the title beside it says where the card leads. */
function CardPicture({ src }: { src: string }) {
  const messages = useMessages('common', english).pictures;
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <span className={styles.picture}>
      {hasFailed ? (
        <NoPicture message={messages.failed} isDecoration />
      ) : (
        <img
          src={sized(src, 1)}
          srcSet={toSourceSet(src)}
          width={pictureWidthPx}
          height={pictureHeightPx}
          alt=""
          onError={() => setHasFailed(true)}
        />
      )}
    </span>
  );
}

const toSourceSet = (src: string) => `${sized(src, 1)} 1x, ${sized(src, 2)} 2x`;

const sized = (src: string, dpr: number) =>
  `${src}?auto=format,compress&w=${pictureWidthPx}&h=${pictureHeightPx}&fit=crop&dpr=${dpr}`;
