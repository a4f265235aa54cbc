import type { RowOffer } from '#app/components/programs/list/describe-offer.ts';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import styles from './Offer.module.css';

export interface OfferProps {
  readonly offer?: RowOffer | null | undefined;
  /** Canceled, postponed, sold out. */
  readonly status?: string | null;
  /** Of what it opens, for those who hear the action alone; absent where it opens more than one thing. */
  readonly title?: LocalizedText;
}

/** The last words of a line: what it costs, whether there is room, and the one thing to do. */
export function Offer({ offer, status, title }: OfferProps) {
  const { price, places, hint, action, next } = offer ?? {};
  return (
    <div className={styles.offer} data-offer="">
      <p className={styles.terms}>
        {price && (
          <strong>
            <Localized of={price} />
          </strong>
        )}
        {status && <strong data-status="">{status}</strong>}
        {places && <span data-few={places.isFew || undefined}>{places.text}</span>}
        {hint && <span>{hint}</span>}
      </p>
      {action && (
        <SiteLink
          link={action.link}
          className={styles.action}
          aria-label={title && `${action.text}: ${title.text}`}
          data-print="none"
        >
          <Localized of={action} />
        </SiteLink>
      )}
      {next && (
        <p className={styles.next}>
          <SiteLink link={next.link}>{next.text}</SiteLink>
        </p>
      )}
    </div>
  );
}
