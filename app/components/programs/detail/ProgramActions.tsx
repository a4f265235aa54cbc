import { ButtonLink } from '#app/components/button/Button.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/events.json';
import type { ItemLink } from '#services/content-management/contract.ts';
import { fill } from '#shared/languages/fill.ts';
import styles from './ProgramActions.module.css';
import { ShareLink, type ShareLinkProps } from './ShareLink.tsx';

export interface ProgramActionsProps {
  /** Null or absent: nothing to book here. */
  readonly booking?: ItemLink | null;
  /** What booking is called where the editors gave it no name. */
  readonly bookingText?: string;
  /** Path of the calendar file, without language prefix; null: nothing to put into a calendar. */
  readonly calendar: string | null;
  readonly share: Pick<ShareLinkProps, 'title' | 'url'>;
}

/** What a visitor can do about a program. */
export function ProgramActions({ booking, bookingText, calendar, share }: ProgramActionsProps) {
  const messages = useMessages('events', english);
  return (
    <div className={styles.actions} data-print="none">
      {booking && (
        <p className={styles.booking}>
          <ButtonLink link={booking}>
            {booking.text ? <Localized of={booking.text} /> : bookingText}
          </ButtonLink>
          {booking.isExternal && (
            <span>{fill(messages.newTab, { host: new URL(booking.href).hostname })}</span>
          )}
        </p>
      )}
      <ul>
        {calendar && (
          <li>
            <SiteLink to={calendar} reloadDocument>
              {messages.calendar}
            </SiteLink>
          </li>
        )}
        <li>
          <ShareLink {...share} />
        </li>
      </ul>
    </div>
  );
}
