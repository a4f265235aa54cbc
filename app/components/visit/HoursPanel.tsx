import { FactList } from '#app/components/text/FactList.tsx';
import { Fold } from '#app/components/text/Fold.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/planYourVisit.json';
import type { RichText } from '#services/content-management/contract.ts';
import styles from './HoursPanel.module.css';
import type { HoursView } from './hours-view.ts';

export interface HoursPanelProps {
  /** Null: no hours are known. */
  readonly hours: HoursView | null;
  readonly note: RichText | null;
}

/** The coming days, today first; then the rules, and the dates out of the ordinary. */
export function HoursPanel({ hours, note }: HoursPanelProps) {
  const messages = useMessages('planYourVisit', english);
  if (!hours) return <p className={styles.unknown}>{messages.empty}</p>;
  const nearDays = [messages.today, messages.tomorrow];
  return (
    <div className={styles.panel}>
      <div>
        <div className={styles.head}>
          <h3 className={styles.heading}>{messages.nextDays}</h3>
          {hours.hoursHead && <p>{hours.hoursHead}</p>}
        </div>
        <ol className={styles.days}>
          {hours.coming.map(({ day, date, hours: time, isClosed, isOver, inDays, ...rest }) => (
            <li
              key={date}
              className={styles.day}
              aria-current={inDays === 0 ? 'date' : undefined}
              data-closed={isClosed || isOver ? '' : undefined}
              data-next={rest.isNext ? '' : undefined}
            >
              <span className={styles.name}>
                {inDays < 2 && <b>{nearDays[inDays]}</b>}
                {inDays >= 2 && <b className={styles.long}>{day}</b>}
                <span className={`${styles.date} ${styles.long}`}>{date}</span>
                <span className={styles.short}>{rest.shortDate}</span>
                {isOver && <span className={styles.over}>{messages.closedNow}</span>}
              </span>
              <span className={styles.time}>{time}</span>
              {rest.reason && (
                <span className={styles.reason}>
                  <Localized of={rest.reason} />
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
      {(note || hours.exceptions.length > 0) && (
        <div className={styles.rules}>
          <RichTextView of={note} size="quiet" />
          {hours.exceptions.length > 0 && (
            <Fold word={messages.exceptions}>
              <h3 className={`${styles.heading} ${styles.exceptions}`}>{messages.exceptions}</h3>
              <FactList
                facts={hours.exceptions.map(({ date, hours: time, reason }) => ({
                  term: date,
                  values: [time, reason && <Localized key="reason" of={reason} />].filter(Boolean),
                }))}
              />
            </Fold>
          )}
        </div>
      )}
    </div>
  );
}
