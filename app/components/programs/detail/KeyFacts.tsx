import { Fragment, type ReactNode } from 'react';
import { ButtonLink } from '#app/components/button/Button.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { useLanguage } from '#app/i18n/language-context.tsx';
import { isOwnDesk } from '#shared/calendar/own-desk.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import type { RowOffer } from '../list/describe-offer.ts';
import styles from './KeyFacts.module.css';

export interface KeyFactsProps {
  /** "Saturday, December 5, 10:30 am – 1 pm". */
  readonly when: string;
  readonly where: LocalizedText | null;
  /** Sold out, postponed. */
  readonly status?: string | null;
  /** It will not be then. */
  readonly isOff?: boolean;
  readonly offer: RowOffer | null;
  /** Where nobody can come then: the next date on which one can. */
  readonly children?: ReactNode;
}

/** At the foot of the picture: when, where, what it costs, how many places are left, and what to do. */
export function KeyFacts({ when, where, status, isOff, offer, children }: KeyFactsProps) {
  const action = offer?.action;
  const { language } = useLanguage();
  return (
    <div className={styles.facts}>
      <p className={styles.when}>{isOff ? <s>{when}</s> : when}</p>
      <p className={styles.more}>
        {status && <strong>{status}</strong>}
        {where && (
          <span>
            <Localized of={where} />
          </span>
        )}
        {offer?.price && (
          <span>
            <Localized of={offer.price} />
          </span>
        )}
        {[offer?.places?.text, offer?.hint].map(
          (words) =>
            words && (
              <Fragment key={words}>
                {' '}
                <span>{words}</span>
              </Fragment>
            ),
        )}
      </p>
      {action && (
        <div
          className={styles.action}
          data-print="none"
          // On phones the bar of today has it, a thumb away.
          data-in-bar={isOwnDesk(action.link) ? '' : undefined}
          // While places of its own are offered here, the bar does not offer tickets below them.
          data-tickets-here={action.link.href.startsWith('/tickets') ? '' : undefined}
        >
          <ButtonLink link={action.link}>
            <Localized of={{ language, ...action }} />
          </ButtonLink>
        </div>
      )}
      {children}
    </div>
  );
}
