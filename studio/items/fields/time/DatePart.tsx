import {
  type CalendarDate,
  type CalendarDateTime,
  type DateValue,
  toCalendarDateTime,
} from '@internationalized/date';
import { type FocusEvent, useId, useRef, useState } from 'react';
import { DateField, DateInput, DateSegment, I18nProvider } from 'react-aria-components';
import { lazyPart } from '../../../widgets/lazy-part.tsx';
import { useSpokenLanguage } from '../../../words/words.ts';
import fieldStyles from '../Field.module.css';
import styles from './DatePart.module.css';
import { localeOf } from './locale-of.ts';

const CalendarPopover = lazyPart(
  async () => (await import('./lazy/CalendarPopover.tsx')).CalendarPopover,
);

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
  const [isOpen, setOpen] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const { value, onChange, isInvalid = false, isReadOnly = false, withTime = false } = props;

  function look({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (currentTarget.contains(relatedTarget)) return;
    const parts = [...currentTarget.querySelectorAll('[role="spinbutton"]')];
    const empty = parts.filter((part) => part.hasAttribute('data-placeholder'));
    setHalf(empty.length > 0 && empty.length < parts.length);
  }

  function choose(day: DateValue) {
    setOpen(false);
    setHalf(false);
    onChange((withTime ? toCalendarDateTime(day) : day) as Value);
  }

  const described = [props.describedBy, isHalf && problemId].filter(Boolean).join(' ');
  return (
    <I18nProvider locale={localeOf(language)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a short way to the button in it */}
      <div
        ref={group}
        id={props.inputId}
        className={styles.group}
        data-readonly={isReadOnly}
        data-invalid={isInvalid || isHalf}
        onBlur={look}
        onKeyDown={(event) => {
          if (isReadOnly || !event.altKey || event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <DateField
          className={styles.field ?? ''}
          value={value as never}
          onChange={(next) => {
            setHalf(false);
            onChange(next as Value | null);
          }}
          granularity={withTime ? 'minute' : 'day'}
          isReadOnly={isReadOnly}
          isInvalid={isInvalid || isHalf}
          {...(props.labelId
            ? { 'aria-labelledby': props.labelId }
            : { 'aria-label': props.label })}
          {...(described && { 'aria-describedby': described })}
          shouldForceLeadingZeros
        >
          <DateInput className={styles.input ?? ''}>
            {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
          </DateInput>
        </DateField>
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
          <button
            type="button"
            className={styles.button}
            aria-label={time.calendar}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          >
            <CalendarIcon />
          </button>
        )}
      </div>
      {isOpen && (
        <CalendarPopover
          value={value}
          trigger={group}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
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
