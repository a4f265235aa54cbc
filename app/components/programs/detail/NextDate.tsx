import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/events.json';
import styles from './NextDate.module.css';
import type { DescribedTime } from './ProgramTimes.tsx';

/** "Next date: Friday, December 4, 6–7:15 pm, 12 places left, Reserve". */
export function NextDate({ of: { text, dateTime, offer } }: { of: DescribedTime }) {
  const messages = useMessages('events', english);
  const action = offer?.action;
  const places = offer?.places?.text ?? offer?.hint;
  return (
    <p className={styles.next}>
      <span>{messages.nextDate}</span> <time dateTime={dateTime}>{text}</time>
      <span>
        {places}{' '}
        {action && (
          <SiteLink link={action.link} aria-label={`${action.text}: ${text}`} data-print="none">
            {action.text}
          </SiteLink>
        )}
      </span>
    </p>
  );
}
