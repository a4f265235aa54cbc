import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { fill, useSpokenLanguage } from '../../words/words.ts';
import { formatLength } from '../format-file.ts';
import { type ListedMedia, toFileAddress, toSizedAddress } from '../media-query.ts';
import styles from './ContactSheet.module.css';

interface ContactSheetProps {
  readonly media: readonly ListedMedia[];
  /** Where one is chosen rather than looked at. */
  readonly onChoose?: (media: ListedMedia) => void;
}

/** Pictures side by side in their own proportions, as on a photographer's sheet. */
export function ContactSheet({ media, onChoose }: ContactSheetProps) {
  return (
    <ul className={styles.sheet}>
      {media.map((one) => (
        <li
          key={one.id}
          className={styles.frame}
          style={{ '--ratio': ratioOf(one) } as CSSProperties}
        >
          <Frame media={one} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

/** Neither a line of a frieze nor a column takes a whole row. */
const ratioOf = ({ width, height }: ListedMedia): number =>
  width && height ? Math.min(2.6, Math.max(0.6, width / height)) : 1.4;

function Frame({
  media,
  onChoose,
}: {
  readonly media: ListedMedia;
  readonly onChoose: ContactSheetProps['onChoose'];
}) {
  const { words, language } = useSpokenLanguage();
  const { pictures } = words;
  const { name, kind, origin, alt, isDecorative, lacksAlt, uses, durationMs } = media;
  const notes = [
    kind !== 'picture' && pictures.kinds[kind],
    kind === 'film' && durationMs !== null && formatLength(durationMs),
    lacksAlt && pictures.noAlt,
    isDecorative && pictures.decorative,
    uses > 0 && fill(pictures.used, { count: uses }),
    // Objects' records name pictures of the content folder too.
    uses === 0 && origin === 'studio' && pictures.unused,
  ].filter(Boolean);
  const inside = (
    <>
      <span
        className={styles.picture}
        style={{ backgroundColor: media.dominantColor ?? undefined }}
      >
        {kind === 'film' && (
          <video src={toFileAddress(media.url)} preload="metadata" muted tabIndex={-1} />
        )}
        {kind === 'picture' ? (
          <img
            src={toSizedAddress(media.url, { width: 640 })}
            alt={alt[language] || alt.en}
            lang={alt[language] ? language : 'en'}
            loading="lazy"
            decoding="async"
          />
        ) : (
          kind !== 'film' && <KindMark>{pictures.kinds[kind]}</KindMark>
        )}
      </span>
      <span className={styles.caption}>
        <span className={styles.name}>{name}</span>
        <span className={styles.notes} data-lacks={lacksAlt || undefined}>
          {notes.join(' · ')}
        </span>
      </span>
    </>
  );
  if (!onChoose) {
    return (
      <Link to={`/pictures/${media.id}`} className={styles.link}>
        {inside}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={styles.link}
      aria-label={fill(pictures.chooseThis, { name })}
      onClick={() => onChoose(media)}
    >
      {inside}
    </button>
  );
}

const KindMark = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.mark} aria-hidden="true">
    {children}
  </span>
);
