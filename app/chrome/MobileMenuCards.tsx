import { SiteLink } from '../components/text/SiteLink.tsx';
import styles from './MobileMenu.module.css';

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
              <img
                src={sized(imageSrc, 1)}
                srcSet={`${sized(imageSrc, 1)} 1x, ${sized(imageSrc, 2)} 2x`}
                width={pictureWidthPx}
                height={pictureHeightPx}
                alt=""
              />
              <span className={styles.title}>{title}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const sized = (src: string, dpr: number) =>
  `${src}?auto=format,compress&w=${pictureWidthPx}&h=${pictureHeightPx}&fit=crop&dpr=${dpr}`;
