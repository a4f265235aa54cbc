import { toDateText } from '#shared/dates/local-date.ts';
import { Button } from '../../../widgets/Button.tsx';
import { useSpokenLanguage } from '../../../words/words.ts';
import fieldStyles from '../Field.module.css';
import { toCalendarDate } from '../time/DateField.tsx';
import { DatePart } from '../time/DatePart.tsx';
import { ClockField } from './ClockField.tsx';
import { describeDays } from './describe-days.ts';
import styles from './Hours.module.css';
import type { ExceptionRow } from './stored-rows.ts';

interface ExceptionFormProps {
  readonly row: ExceptionRow;
  /** From the item: `en.exceptional_hours[k1]`. */
  readonly path: string;
  readonly id: string;
  readonly isReadOnly: boolean;
  readonly onChange: (row: ExceptionRow) => void;
  readonly onRemove: () => void;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

/** One day, or several in a row, with other hours. */
export function ExceptionForm({
  row,
  path,
  id,
  isReadOnly,
  onChange,
  ...does
}: ExceptionFormProps) {
  const { words, language } = useSpokenLanguage();
  const { hours } = words.fields;
  const isClosed = row.is_closed ?? false;
  const write = (change: Partial<ExceptionRow>) =>
    onChange(
      Object.fromEntries(
        Object.entries({ ...row, ...change }).filter(([, value]) => value != null),
      ) as never,
    );
  const datePart = (name: 'date' | 'end_date', label: string) => (
    <div className={styles.part}>
      <span id={`${id}-${name}-label`}>{label}</span>
      <DatePart
        inputId={`${id}-${name}`}
        labelId={`${id}-${name}-label`}
        isReadOnly={isReadOnly}
        isInvalid={name === 'date' && !row.date}
        value={toCalendarDate(row[name] ?? '')}
        onChange={(date) => write({ [name]: date ? toDateText(date) : undefined })}
      />
    </div>
  );
  const clock = (name: 'opens' | 'closes', label: string) => (
    <div className={styles.part}>
      <span>{label}</span>
      <ClockField
        inputId={`${id}-${name}`}
        label={label}
        path={`${path}.${name}`}
        value={row[name]}
        isReadOnly={isReadOnly}
        onChange={(time) => write({ [name]: time })}
      />
    </div>
  );
  return (
    <fieldset
      data-exception-key={row._key}
      className={styles.exception}
      onFocus={does.onEnter}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Somebody who looks at another window is still in it.
        const isWithin = [relatedTarget, document.activeElement].some((one) =>
          currentTarget.contains(one),
        );
        if (!isWithin) does.onLeave();
      }}
    >
      <legend className={styles.hidden}>
        {row.reason || (row.date ? describeDays(row, language) : hours.addDay)}
      </legend>
      <div className={styles.parts}>
        {datePart('date', hours.date)}
        {datePart('end_date', hours.endDate)}
        <label className={fieldStyles.check}>
          <input
            type="checkbox"
            checked={isClosed}
            disabled={isReadOnly}
            onChange={({ target }) => write({ is_closed: target.checked })}
          />
          {hours.closed}
        </label>
        {!isClosed && clock('opens', hours.opens)}
        {!isClosed && clock('closes', hours.closes)}
      </div>
      <label className={styles.reason}>
        <span>{hours.reason}</span>
        <input
          type="text"
          className={fieldStyles.input}
          lang="en"
          readOnly={isReadOnly}
          value={row.reason ?? ''}
          onChange={({ target }) => write({ reason: target.value || undefined })}
        />
      </label>
      {!isReadOnly && (
        <Button kind="quiet" onClick={does.onRemove}>
          {hours.removeDay}
        </Button>
      )}
    </fieldset>
  );
}
