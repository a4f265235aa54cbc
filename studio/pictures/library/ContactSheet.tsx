import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useState,
} from 'react';
import { Link } from 'react-router';
import { fill, useSpokenLanguage } from '../../words/words.ts';
import { formatLength } from '../format-file.ts';
import { type ListedMedia, toFileAddress, toSizedAddress } from '../media-query.ts';
import styles from './ContactSheet.module.css';
import { moveInSheet } from './sheet-keys.ts';
import type { Selection } from './use-selection.ts';

interface ContactSheetProps {
  readonly media: readonly ListedMedia[];
  /** Where one is chosen rather than looked at. */
  readonly onChoose?: (media: ListedMedia) => void;
  /** Where several are. */
  readonly selection?: Selection | undefined;
  readonly sheet: RefObject<HTMLUListElement | null>;
}

/**
 * Pictures side by side in their own proportions, as on a photographer's sheet. To the Tab key they are one
 * thing: whoever goes by keys gets past a thousand of them, and arrow keys go among them.
 */
export function ContactSheet({ media, sheet, ...frame }: ContactSheetProps) {
  const { pictures } = useSpokenLanguage().words;
  const [current, setCurrent] = useState('');
  const help = useId();
  const reached = media.some(({ id }) => id === current) ? current : media[0]?.id;
  return (
    <>
      <p id={help} className={styles.keys} hidden={media.length === 0}>
        {pictures.keys}
      </p>
      <ul ref={sheet} className={styles.sheet} aria-describedby={help} onKeyDown={moveInSheet}>
        {media.map((one) => (
          <li
            key={one.id}
            className={styles.frame}
            style={{ '--ratio': ratioOf(one) } as CSSProperties}
            onFocus={() => setCurrent(one.id)}
          >
            <Frame media={one} tabIndex={one.id === reached ? 0 : -1} {...frame} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Neither a line of a frieze nor a column takes a whole row. */
const ratioOf = ({ width, height }: ListedMedia): number =>
  width && height ? Math.min(2.6, Math.max(0.6, width / height)) : 1.4;

function Frame({
  media,
  tabIndex,
  onChoose,
  selection,
}: Pick<ContactSheetProps, 'onChoose' | 'selection'> & {
  readonly media: ListedMedia;
  readonly tabIndex: number;
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
  if (!onChoose && !selection) {
    return (
      <Link to={`/pictures/${media.id}`} className={styles.link} tabIndex={tabIndex}>
        {inside}
      </Link>
    );
  }
  const choose = (event: MouseEvent) =>
    selection ? selection.toggle(media, event.shiftKey) : onChoose?.(media);
  return (
    <button
      type="button"
      className={styles.link}
      tabIndex={tabIndex}
      aria-label={fill(selection ? pictures.selectThis : pictures.chooseThis, { name })}
      aria-pressed={selection?.ids.has(media.id)}
      onClick={choose}
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
