import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { toDateText } from '#shared/dates/local-date.ts';
import { Button } from '../../../widgets/Button.tsx';
import { fill, useSpokenLanguage, useWords } from '../../../words/words.ts';
import { typesQuery } from '../../item/item-query.ts';
import fieldStyles from '../Field.module.css';
import type { FieldProps } from '../field-props.ts';
import { describeDays } from './describe-days.ts';
import { ExceptionForm } from './ExceptionForm.tsx';
import { focusException } from './focus-exception.ts';
import styles from './Hours.module.css';
import { HoursCalendar } from './HoursCalendar.tsx';
import type { ExceptionRow } from './stored-rows.ts';

/** Days with other hours than usual: all of it in English, the reasons in each language. */
export function ExceptionalHoursField(props: FieldProps<readonly ExceptionRow[]>) {
  return props.language === 'en' ? <Exceptions {...props} /> : <Reasons {...props} />;
}

function Exceptions({ value, onChange, isReadOnly, ...row }: FieldProps<readonly ExceptionRow[]>) {
  const { fields } = useWords();
  const { hours } = fields;
  const timeZone = useQuery(typesQuery).data?.timeZone;
  const today = timeZone ? toDateText(toMuseumTime(new Date(), timeZone).date) : '';
  const rows = value ?? [];
  // Sorted when it is left: a year is 0002 before it is 2026, and a row that moves takes the focus away.
  const [held, hold] = useState<{ readonly key: string; readonly last: string } | null>(null);
  const placeOf = (one: ExceptionRow) => (one._key === held?.key ? held.last : lastOf(one));
  const sorted = [...rows].sort((one, other) => placeOf(one).localeCompare(placeOf(other)));
  const past = sorted.filter((one) => placeOf(one) < today);
  const coming = sorted.filter((one) => placeOf(one) >= today);
  const idOf = ({ _key: key }: ExceptionRow) => `${row.inputId}-${key}`;
  const write = (next: readonly ExceptionRow[]) => onChange(next.length > 0 ? next : undefined);

  function add(date?: string) {
    const added: ExceptionRow = {
      _key: crypto.randomUUID(),
      ...(date && { date }),
      is_closed: true,
    };
    write([...rows, added]);
    focusException(added._key, date ? 'hours' : 'day');
  }

  const draw = (one: ExceptionRow) => (
    <ExceptionForm
      key={one._key}
      row={one}
      path={`${row.path}[${one._key}]`}
      id={idOf(one)}
      isReadOnly={isReadOnly}
      onChange={(next) => write(rows.map((other) => (other === one ? next : other)))}
      onRemove={() => write(rows.filter((other) => other !== one))}
      onEnter={() => held?.key !== one._key && hold({ key: one._key, last: lastOf(one) })}
      onLeave={() => hold(null)}
    />
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: the row around it has the name already
    <div
      role="group"
      aria-labelledby={row.labelId}
      aria-describedby={row.describedBy}
      className={styles.room}
    >
      <div className={styles.sheet}>
        <div>
          {coming.length === 0 && <p className={fieldStyles.hint}>{hours.noDays}</p>}
          {coming.map(draw)}
          {!isReadOnly && (
            <Button id={row.inputId} aria-label={hours.addDay} onClick={() => add()}>
              {hours.addDay}
            </Button>
          )}
          {past.length > 0 && (
            <details className={styles.past}>
              <summary>{fill(hours.past, { count: past.length })}</summary>
              {past.map(draw)}
            </details>
          )}
        </div>
        <HoursCalendar
          rows={rows}
          today={today}
          onChoose={(date) => {
            const known = rows.find((one) => one.date && one.date <= date && date <= lastOf(one));
            if (known) focusException(known._key, 'hours');
            else if (!isReadOnly) add(date);
          }}
        />
      </div>
    </div>
  );
}

/** Without a day it is still to come. */
const lastOf = ({ date, end_date: endDate }: ExceptionRow): string => endDate ?? date ?? '9999';

function Reasons({
  value,
  onChange,
  source,
  isReadOnly,
  ...row
}: FieldProps<readonly ExceptionRow[]>) {
  const { language: spoken } = useSpokenLanguage();
  const own = value ?? [];
  const sources = (Array.isArray(source) ? source : []) as readonly ExceptionRow[];
  const sorted = [...sources].sort((one, other) => lastOf(one).localeCompare(lastOf(other)));
  const write = (key: string, reason: string) => {
    const others = own.filter((one) => one._key !== key);
    const known = own.find((one) => one._key === key);
    const next = reason ? [...others, { ...known, _key: key, reason }] : others;
    // In the order of English.
    const order = sources.map((one) => one._key);
    next.sort((one, other) => order.indexOf(one._key) - order.indexOf(other._key));
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the row around it has the name already
    <div role="group" aria-labelledby={row.labelId} aria-describedby={row.describedBy}>
      <ul className={styles.reasons}>
        {sorted.map((one, position) => (
          <li key={one._key}>
            <label>
              <span>{describeDays(one, spoken)}</span>
              <input
                id={position === 0 ? row.inputId : undefined}
                type="text"
                className={fieldStyles.input}
                lang={row.language}
                readOnly={isReadOnly}
                placeholder={one.reason ?? undefined}
                value={own.find(({ _key: key }) => key === one._key)?.reason ?? ''}
                onChange={({ target }) => write(one._key, target.value)}
              />
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}
