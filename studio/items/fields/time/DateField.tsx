import { CalendarDate } from '@internationalized/date';
import { parseLocalDate, toDateText } from '#shared/dates/local-date.ts';
import { fill, useWords } from '../../../words/words.ts';
import styles from '../Field.module.css';
import type { FieldProps } from '../field-props.ts';
import { DatePart } from './DatePart.tsx';

/** A day of the calendar, in no zone. */
export function DateField({ field: _, value, onChange, ...row }: FieldProps<string>) {
  const { fields } = useWords();
  const date = value ? toCalendarDate(value) : null;
  return (
    <>
      <DatePart
        {...row}
        value={date}
        onChange={(next) => onChange(next ? toDateText(next) : undefined)}
      />
      {value && !date && (
        <p className={styles.problem}>{fill(fields.time.unread, { text: value })}</p>
      )}
    </>
  );
}

/** @param text YYYY-MM-DD; @returns null for what is no day */
export function toCalendarDate(text: string): CalendarDate | null {
  const date = parseLocalDate(text);
  return date && new CalendarDate(date.year, date.month, date.day);
}
