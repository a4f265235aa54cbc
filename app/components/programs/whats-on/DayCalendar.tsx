import { Sheet } from '#app/components/layout/Sheet.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useLocalPath } from '#app/i18n/language-context.tsx';
import type { WhatsOnWords } from './name-choices.ts';
import styles from './Panel.module.css';
import { closePanel, Panel } from './Panel.tsx';
import type { Calendar, CalendarDay } from './to-calendar.ts';

export interface DayCalendarProps {
  readonly calendar: Calendar;
  /** "Closed: Monday, Tuesday". */
  readonly closedDays: string | null;
  readonly words: WhatsOnWords;
  /** Of the list as it is narrowed now. */
  readonly address: string;
}

/** The next weeks, to choose a day: each with something on is a link. */
export function DayCalendar({ calendar, closedDays, words, address }: DayCalendarProps) {
  const localPath = useLocalPath();
  return (
    <Panel word={words.day} address={address}>
      <div className={styles.content}>
        <Sheet title={words.day} address={localPath(address)} onClose={closePanel}>
          <p className={styles.weekdays} aria-hidden>
            {calendar.weekdays.map((weekday) => (
              <span key={weekday}>{weekday}</span>
            ))}
          </p>
          <ol className={styles.calendar}>
            {calendar.days.map((day) => (
              <li
                key={day.date}
                data-weekday={day.weekday}
                data-closed={day.isClosed ? '' : undefined}
              >
                {day.href && day.label ? (
                  <SiteLink
                    to={day.href}
                    preventScrollReset
                    aria-label={day.label}
                    aria-current={day.isChosen ? 'true' : undefined}
                  >
                    <Face of={day} />
                  </SiteLink>
                ) : (
                  <span>
                    <Face of={day} />
                  </span>
                )}
              </li>
            ))}
          </ol>
          {closedDays && (
            <p className={styles.closed}>
              <span aria-hidden /> {closedDays}
            </p>
          )}
        </Sheet>
      </div>
    </Panel>
  );
}

/** How much there is: the link's name tells it in words, and seen it is no part of the name. */
const Face = ({ of: { month, number, count } }: { of: CalendarDay }) => (
  <>
    {month && <small data-word={month} />}
    <b>{number}</b>
    {count > 0 && <small data-word={count} />}
  </>
);
