import { Picture } from '#app/components/media/Picture.tsx';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Localized, languageAttributes } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/searchResults.json';
import styles from './HitList.module.css';
import { isFoundPiece } from './marked-pieces.ts';
import type { Hit, MarkedText } from './to-hit.ts';

export interface HitListProps {
  readonly of: readonly Hit[];
  readonly isPeople?: boolean;
  /** What the addresses of works carry of the search, with `?`. */
  readonly context: string;
}

/** The results as a list to read: kind, title, the place of the words, date. */
export function HitList({ of: hits, isPeople, context }: HitListProps) {
  const toFound = (href: string) => href.replace(/(?=#|$)/, context);
  const messages = useMessages('searchResults', english);
  return (
    <ul className={styles.list} data-people={isPeople ? '' : undefined}>
      {hits.map((hit) => (
        <li
          key={`${hit.kind} ${hit.id}`}
          className={styles.hit}
          data-picture={hit.image ? '' : undefined}
        >
          <div className={styles.text}>
            {(hit.label || hit.status) && (
              <p className={styles.label}>
                <Localized of={hit.label} />
                {hit.status && <span className={styles.status}>{hit.status}</span>}
              </p>
            )}
            <h3 className={styles.title}>
              <SiteLink
                to={hit.kind === 'objects' ? toFound(hit.href) : hit.href}
                prefetch="intent"
                className={styles.link}
              >
                <Marked of={hit.title} />
              </SiteLink>
            </h3>
            {hit.summary && (
              <p className={styles.summary}>
                <Marked of={hit.summary} />
              </p>
            )}
            {hit.detail && (
              <p className={styles.detail}>
                <ArrowLink to={toFound(hit.detail.href)}>
                  {messages.detail} <Marked of={hit.detail.name} />
                </ArrowLink>
              </p>
            )}
            {hit.date && (
              <p className={styles.date}>
                <Marked of={hit.date} />
              </p>
            )}
          </div>
          {hit.image && (
            <div className={styles.picture}>
              <Picture
                of={hit.image}
                ratio={hit.kind === 'people' ? 'square' : 'landscape'}
                isWhole={hit.kind === 'objects'}
                sizes={isPeople ? '6rem' : '(min-width: 768px) 12rem, 32vw'}
                isDecoration
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Marked({ of: { language, pieces } }: { of: MarkedText }) {
  const { language: pageLanguage } = useLanguage();
  const marked = pieces.map((text, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
    isFoundPiece(at) ? <mark key={at}>{text}</mark> : text,
  );
  const attributes = languageAttributes({ language }, pageLanguage);
  return attributes.lang ? <span {...attributes}>{marked}</span> : marked;
}
