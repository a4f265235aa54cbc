import type { CardPreview } from '../../components/cards/card-preview.ts';
import { toPictureAddress } from '../../components/media/picture-address.ts';
import styles from './CardPreviewPanel.module.css';

/**
 * The picture and the title of the card that was chosen, over the page it stands on, while the
 * data of its own page are on their way. Where they are quick it is never seen. It is loaded when
 * it is first wanted. Source: specification §2, "Cards may pass navigation state".
 */
export default function CardPreviewPanel({ of: preview }: { of: CardPreview }) {
  return (
    // The progress beside it tells screen readers that the page is coming.
    <div className={styles.panel} data-ground="deep" data-card-preview aria-hidden>
      {preview.image && (
        <span className={styles.picture}>
          <img src={findLoaded(preview.image)} alt="" />
        </span>
      )}
      <div className={styles.text}>
        {preview.dateLabel && <p className={styles.date}>{preview.dateLabel}</p>}
        <p className={styles.title}>{preview.title}</p>
      </div>
    </div>
  );
}

/** The size of the picture that the card shows, which the browser has already. */
function findLoaded(src: string): string {
  const { pathname } = new URL(src, window.location.href);
  const image = Array.from(document.images).find(
    ({ currentSrc, complete }) => complete && currentSrc.includes(pathname),
  );
  return image?.currentSrc ?? toPictureAddress(src, { width: 828 });
}
