import { isUpright, Picture } from '#app/components/media/Picture.tsx';
import type { Quote } from '#services/content-management/contract.ts';
import { toneOfColor } from '../media/tone-of-color.ts';
import { Localized } from './Localized.tsx';
import styles from './QuoteBlock.module.css';
import { RichTextView } from './RichTextView.tsx';

/**
 * Somebody's words. Variants of the specification (§3): `full` on the accent with a small portrait,
 * `text` without one, `large-image` beside a large one.
 */
export function QuoteBlock({ of: quote }: { of: Quote }) {
  const { authorImage, accentColor } = quote;
  const details = [quote.authorDiscipline, quote.authorOrganization].filter(
    (part) => part !== null,
  );
  return (
    <figure
      className={styles.quote}
      data-variant={quote.variant}
      data-ground={quote.variant === 'full' ? 'accent' : undefined}
      data-tone={accentColor ? toneOfColor(accentColor) : undefined}
    >
      {accentColor && quote.variant === 'full' && (
        <svg className={styles.color} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
          <rect width="1" height="1" fill={accentColor} />
        </svg>
      )}
      {authorImage && quote.variant !== 'text' && (
        <div className={styles.portrait}>
          <Picture
            of={authorImage}
            ratio={
              quote.variant === 'large-image' && isUpright(authorImage) ? 'portrait' : 'square'
            }
            sizes={quote.variant === 'large-image' ? '(min-width: 768px) 40vw, 100vw' : '10rem'}
          />
        </div>
      )}
      <blockquote className={styles.words}>
        <RichTextView of={quote.quote} />
      </blockquote>
      <figcaption className={styles.author}>
        <span className={styles.name}>{quote.authorName}</span>
        {details.map((part) => (
          <span key={part.text}>
            <Localized of={part} />
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
