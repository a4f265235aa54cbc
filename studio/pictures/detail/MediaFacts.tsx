import { formatMoment } from '../../widgets/format-time.ts';
import { fill, useSpokenLanguage } from '../../words/words.ts';
import { formatBytes, formatLength } from '../format-file.ts';
import { type Media, toFileAddress } from '../media-query.ts';
import styles from './MediaDetail.module.css';

/** Size, length, who brought it and when. */
export function MediaFacts({ media }: { readonly media: Media }) {
  const { words, language } = useSpokenLanguage();
  const { pictures } = words;
  const { width, height, bytes, durationMs, madeBy, updatedBy, versions, origin } = media;
  const facts = [
    media.mediaType,
    width && height ? fill(pictures.size, { width, height }) : '',
    bytes > 0 ? fill(pictures.bytes, { size: formatBytes(bytes) }) : '',
    durationMs ? fill(pictures.length, { time: formatLength(durationMs) }) : '',
    madeBy && fill(pictures.addedBy, { name: madeBy, time: formatMoment(media.madeAt, language) }),
    updatedBy && media.updatedAt !== media.madeAt
      ? fill(pictures.changedBy, { name: updatedBy, time: formatMoment(media.updatedAt, language) })
      : '',
    versions.length > 1 ? fill(pictures.version, { number: versions.length }) : '',
  ].filter(Boolean);
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{pictures.facts}</h2>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        <li>
          {pictures.address}: <a href={toFileAddress(media.url)}>{media.url}</a>
        </li>
      </ul>
      {origin === 'files' && <p>{pictures.ofFiles}</p>}
    </section>
  );
}
