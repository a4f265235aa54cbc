import { useState } from 'react';
import { weekdaysFromMonday } from '#shared/dates/local-date.ts';
import { Button } from '../../../widgets/Button.tsx';
import { fill, useSpokenLanguage } from '../../../words/words.ts';
import fieldStyles from '../Field.module.css';
import type { FieldProps } from '../field-props.ts';
import { ClockField } from '../hours/ClockField.tsx';
import { formatClock } from '../hours/parse-clock.ts';
import { DepartureLanguages } from './DepartureLanguages.tsx';
import styles from './Schedule.module.css';
import { SeveralTimes } from './SeveralTimes.tsx';
import { addRow, addSeveral, type DepartureRow, rowsOfDay, rowsOfNoDay } from './schedule-rows.ts';
import { TimesPreview } from './TimesPreview.tsx';

/** The times of a ticket in every week, day by day; another language says in which language each is. */
export function ScheduleField(props: FieldProps<readonly DepartureRow[]>) {
  return props.language === 'en' ? <Week {...props} /> : <DepartureLanguages {...props} />;
}

function Week({ value, onChange, isReadOnly, ...props }: FieldProps<readonly DepartureRow[]>) {
  const { words, language } = useSpokenLanguage();
  const { schedule, options } = words.fields;
  const rows = value ?? [];
  const [asksLanguage, setAsksLanguage] = useState(() => rows.some((row) => row.language));
  const write = (next: readonly DepartureRow[]) => onChange(next.length > 0 ? next : undefined);
  const change = (row: DepartureRow, part: Partial<DepartureRow>) =>
    write(rows.map((one) => (one === row ? cleaned({ ...row, ...part }) : one)));
  const nameOf = (row: DepartureRow, day: string) =>
    `${day} ${row.starts ? formatClock(row.starts, language) : ''}`.trim();

  const draw = (row: DepartureRow, day: string) => {
    const twin = rows.find(
      (one) => one !== row && one.weekday === row.weekday && one.starts === row.starts,
    );
    return (
      <li key={row._key} className={styles.time}>
        <ClockField
          inputId={`${props.inputId}-${row._key}`}
          label={nameOf(row, day)}
          value={row.starts}
          isReadOnly={isReadOnly}
          isInvalid={!row.starts || twin !== undefined}
          onChange={(starts) => change(row, { starts })}
        />
        {!isReadOnly && (
          <button
            type="button"
            aria-label={fill(schedule.removeTime, { day, time: row.starts ?? '–' })}
            onClick={() => write(rows.filter((one) => one !== row))}
          >
            ×
          </button>
        )}
        {asksLanguage && (
          <input
            type="text"
            lang="en"
            className={fieldStyles.input}
            aria-label={`${nameOf(row, day)}: ${schedule.language}`}
            placeholder={schedule.language}
            readOnly={isReadOnly}
            value={row.language ?? ''}
            onChange={({ target }) => change(row, { language: target.value || undefined })}
          />
        )}
      </li>
    );
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the row around it has the name already
    <div
      role="group"
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
      className={styles.room}
    >
      <div className={styles.sheet}>
        <div>
          <dl className={styles.week}>
            {weekdaysFromMonday.map((day, position) => {
              const own = rowsOfDay(rows, day);
              return (
                <div key={day}>
                  <dt>{options[day]}</dt>
                  <dd>
                    {own.length === 0 && <span className={styles.none}>{schedule.none}</span>}
                    <ul>{own.map((row) => draw(row, options[day]))}</ul>
                    {!isReadOnly && (
                      <Button
                        kind="quiet"
                        id={position === 0 ? props.inputId : undefined}
                        aria-label={fill(schedule.addOn, { day: options[day] })}
                        onClick={() => write(addRow(rows, day))}
                      >
                        {schedule.add}
                      </Button>
                    )}
                  </dd>
                </div>
              );
            })}
            {rowsOfNoDay(rows).length > 0 && (
              <div>
                <dt>–</dt>
                <dd>
                  <ul>{rowsOfNoDay(rows).map((row) => draw(row, '–'))}</ul>
                </dd>
              </div>
            )}
          </dl>
          {!isReadOnly && (
            <>
              {!rows.some((row) => row.language) && (
                <label className={fieldStyles.check}>
                  <input
                    type="checkbox"
                    checked={asksLanguage}
                    onChange={({ target }) => setAsksLanguage(target.checked)}
                  />
                  {schedule.language}
                </label>
              )}
              <SeveralTimes onAdd={(several) => write(addSeveral(rows, several))} />
            </>
          )}
        </div>
        <TimesPreview />
      </div>
    </div>
  );
}

/** Empty parts are left out, as in a generic form. */
const cleaned = (row: DepartureRow): DepartureRow =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value != null)) as never;
