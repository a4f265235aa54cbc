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

/** The cards of one section, side by side; a thumb moves them and they snap. */
export function MobileMenuCards({
  label,
  cards,
  onChoose,
}: {
  label: string;
  cards: readonly MobileMenuCard[];
  onChoose: () => void;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section className={styles.cards} aria-label={label} tabIndex={0}>
      <ul>
        {cards.map(({ title, link, imageSrc }) => (
          <li key={link}>
            <SiteLink to={link} className={styles.card} onClick={onChoose}>
              <CardPicture src={imageSrc} />
              <span className={styles.title}>{title}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
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
          srcSet={`${sized(src, 1)} 1x, ${sized(src, 2)} 2x`}
          width={pictureWidthPx}
          height={pictureHeightPx}
          alt=""
          onError={() => setHasFailed(true)}
        />
      )}
    </span>
  );
}

const sized = (src: string, dpr: number) =>
  `${src}?auto=format,compress&w=${pictureWidthPx}&h=${pictureHeightPx}&fit=crop&dpr=${dpr}`;
