import { SiteLink } from '#app/components/text/SiteLink.tsx';
import type { WhatsOnWords } from './name-choices.ts';
import styles from './Panel.module.css';
import { ClosePanel, Panel } from './Panel.tsx';
import type { CalendarMonth } from './to-calendar-months.ts';

export interface DayCalendarProps {
  readonly months: readonly CalendarMonth[];
  /** "Closed: Monday, Tuesday". */
  readonly closedDays: string | null;
  readonly words: WhatsOnWords;
  /** Of the list as it is narrowed now. */
  readonly address: string;
}

/** The next weeks, to choose a day: each with something on is a link. */
export function DayCalendar({ months, closedDays, words, address }: DayCalendarProps) {
  return (
    <Panel word={words.day} address={address}>
      <div className={styles.content} data-word={words.day}>
        {months.map(({ name, weekdays, days }) => (
          <div key={name} className={styles.month}>
            <p className={styles.name}>{name}</p>
            <p className={styles.weekdays} aria-hidden>
              {weekdays.map((weekday) => (
                <span key={weekday}>{weekday}</span>
              ))}
            </p>
            <ol className={styles.calendar}>
              {days.map(({ number, weekday, label, href, count, isChosen, closed }) => (
                <li key={number} data-weekday={weekday} data-closed={closed ? '' : undefined}>
                  {href && label ? (
                    <SiteLink
                      to={href}
                      preventScrollReset
                      aria-label={label}
                      aria-current={isChosen ? 'true' : undefined}
                    >
                      {number} <small data-word={closed ?? count} />
                    </SiteLink>
                  ) : (
                    <span>
                      {number} {closed && <small data-word={closed} />}
                    </span>
                  )}
                </li>
              ))}
            </ol>
          </div>
        ))}
        {closedDays && <p className={styles.closed}>{closedDays}</p>}
        <ClosePanel />
      </div>
    </Panel>
  );
}
