import { toSizedAddress } from '../../pictures/media-query.ts';
import { useSpokenLanguage } from '../../words/words.ts';
import styles from './Differences.module.css';
import { toPieces } from './picture-signs.ts';

/** A text with its pictures, small, where they stand. */
export function SaidText({ text, pictures }: { text: string; pictures: readonly string[] }) {
  const { words, language } = useSpokenLanguage();
  return toPieces(text, pictures).map(({ text: own, picture }, position) =>
    picture === null ? (
      own
    ) : (
      <img
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, drawn once
        key={position}
        className={styles.thumb}
        src={toSizedAddress(picture, { width: 160 })}
        alt={words.history.picture}
        lang={language}
        loading="lazy"
      />
    ),
  );
}
