import { CalendarDate } from '@internationalized/date';
import { Calendar, I18nProvider } from 'react-aria-components';
import { hoursOf } from '#shared/calendar/opening-hours.ts';
import { parseLocalDate, toDateText } from '#shared/dates/local-date.ts';
import { useSpokenLanguage } from '../../../words/words.ts';
import { useDraftValue } from '../../item/open-item.ts';
import { localeOf } from '../time/locale-of.ts';
import { MonthCalendar } from '../time/MonthCalendar.tsx';
import styles from './Hours.module.css';
import { type ExceptionRow, toExceptions, toWeek, type WeekdayRow } from './stored-rows.ts';

interface HoursCalendarProps {
  readonly rows: readonly ExceptionRow[];
  /** YYYY-MM-DD on the museum's clock; empty: not known yet. */
  readonly today: string;
  /** @param date YYYY-MM-DD */
  readonly onChoose: (date: string) => void;
}

/** Months with the days on which the museum is closed, and those with other hours. */
export function HoursCalendar({ rows, today, onChoose }: HoursCalendarProps) {
  const { words, language } = useSpokenLanguage();
  const { hours } = words.fields;
  const week = toWeek((useDraftValue('en.opening_hours') ?? []) as readonly WeekdayRow[]);
  const exceptions = toExceptions(rows);
  const start = parseLocalDate(today);
  if (!start) return null;
  return (
    <I18nProvider locale={localeOf(language)}>
      <Calendar
        aria-label={hours.addDay}
        className={styles.calendar ?? ''}
        value={null}
        onChange={(date) => onChoose(toDateText(date))}
        defaultFocusedValue={new CalendarDate(start.year, start.month, start.day)}
      >
        <MonthCalendar>
          {(day, date) => {
            const { opens, exception } = hoursOf(date, week, exceptions);
            return (
              <span
                className={styles.mark}
                data-closed={opens === null}
                data-exception={exception !== null}
                data-today={toDateText(date) === today}
                title={exception?.reason ?? undefined}
              >
                {day}
              </span>
            );
          }}
        </MonthCalendar>
        <p className={styles.legend}>
          <span className={styles.mark} data-closed="true" aria-hidden="true">
            –
          </span>{' '}
          {hours.closed}{' '}
          <span className={styles.mark} data-exception="true" aria-hidden="true">
            –
          </span>{' '}
          {hours.other}
        </p>
      </Calendar>
    </I18nProvider>
  );
}
