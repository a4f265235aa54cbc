import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/events.json';
import styles from './ProgramActions.module.css';
import { ShareLink, type ShareLinkProps } from './ShareLink.tsx';

export interface ProgramActionsProps {
  /** Path of the calendar file, without language prefix; null: nothing to put into a calendar. */
  readonly calendar: string | null;
  readonly share: Pick<ShareLinkProps, 'title' | 'url'>;
}

/** What a visitor can do about a program beside coming to it. */
export function ProgramActions({ calendar, share }: ProgramActionsProps) {
  const messages = useMessages('events', english);
  return (
    <div className={styles.actions} data-print="none">
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
