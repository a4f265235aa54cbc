import type { ReactNode } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components';
import type { LocalDate } from '#shared/dates/local-date.ts';
import { useWords } from '../../../words/words.ts';
import styles from './MonthCalendar.module.css';

interface MonthCalendarProps {
  /** What stands on a day; absent: its number. */
  readonly children?: (day: string, date: LocalDate) => ReactNode;
}

/** What a calendar shows of one month: its name between two buttons, and its days. */
export function MonthCalendar({ children }: MonthCalendarProps) {
  const { time } = useWords().fields;
  return (
    <div className={styles.month}>
      <header>
        <Button slot="previous" aria-label={time.previousMonth}>
          ‹
        </Button>
        <Heading />
        <Button slot="next" aria-label={time.nextMonth}>
          ›
        </Button>
      </header>
      <CalendarGrid>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell date={date} className={styles.day ?? ''}>
              {({ formattedDate }) => children?.(formattedDate, date) ?? formattedDate}
            </CalendarCell>
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}
