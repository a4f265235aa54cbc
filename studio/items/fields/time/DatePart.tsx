import type { CalendarDate, CalendarDateTime } from '@internationalized/date';
import { type FocusEvent, useId, useState } from 'react';
import {
  Button,
  Calendar,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  I18nProvider,
  Popover,
} from 'react-aria-components';
import { useSpokenLanguage } from '../../../words/words.ts';
import fieldStyles from '../Field.module.css';
import styles from './DatePart.module.css';
import { localeOf } from './locale-of.ts';
import { MonthCalendar } from './MonthCalendar.tsx';

interface DatePartProps<Value extends CalendarDate | CalendarDateTime> {
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
  readonly inputId: string;
  readonly labelId?: string | undefined;
  readonly label?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean;
  readonly isReadOnly?: boolean;
  readonly withTime?: boolean;
}

/**
 * A day, perhaps with a time, by its parts or from a calendar. Half of one stays in the field and is
 * told beside it.
 */
export function DatePart<Value extends CalendarDate | CalendarDateTime>(
  props: DatePartProps<Value>,
) {
  const { words, language } = useSpokenLanguage();
  const { time } = words.fields;
  const problemId = useId();
  const [isHalf, setHalf] = useState(false);
  const { value, onChange, isInvalid = false, isReadOnly = false, withTime = false } = props;

  function look({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (currentTarget.contains(relatedTarget)) return;
    const parts = [...currentTarget.querySelectorAll('[role="spinbutton"]')];
    const empty = parts.filter((part) => part.hasAttribute('data-placeholder'));
    setHalf(empty.length > 0 && empty.length < parts.length);
  }

  const described = [props.describedBy, isHalf && problemId].filter(Boolean).join(' ');
  return (
    <I18nProvider locale={localeOf(language)}>
      <DatePicker
        value={value as never}
        onChange={(next) => {
          setHalf(false);
          onChange(next as Value | null);
        }}
        granularity={withTime ? 'minute' : 'day'}
        isReadOnly={isReadOnly}
        isInvalid={isInvalid || isHalf}
        {...(props.labelId ? { 'aria-labelledby': props.labelId } : { 'aria-label': props.label })}
        {...(described && { 'aria-describedby': described })}
        shouldForceLeadingZeros
        shouldCloseOnSelect={!withTime}
      >
        <Group id={props.inputId} className={styles.group ?? ''} onBlur={look}>
          <DateInput className={styles.input ?? ''}>
            {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
          </DateInput>
          {!isReadOnly && value && (
            <button
              type="button"
              className={styles.button}
              aria-label={time.clear}
              onClick={() => onChange(null)}
            >
              ×
            </button>
          )}
          {!isReadOnly && (
            <Button className={styles.button ?? ''} aria-label={time.calendar}>
              <CalendarIcon />
            </Button>
          )}
        </Group>
        <Popover className={styles.popover ?? ''}>
          <Dialog aria-label={time.calendar}>
            <Calendar>
              <MonthCalendar />
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
      {isHalf && (
        <p id={problemId} role="alert" className={fieldStyles.problem}>
          {withTime ? time.half : time.halfDate}
        </p>
      )}
    </I18nProvider>
  );
}

const CalendarIcon = () => (
  <svg
    viewBox="0 0 20 20"
    width="20"
    height="20"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
  >
    <path d="M3 5.5h14v11H3zM3 9h14M7 3v4M13 3v4" strokeWidth="1.4" />
  </svg>
);
