import { CalendarDateTime } from '@internationalized/date';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fill, useSpokenLanguage } from '../../../words/words.ts';
import { typesQuery } from '../../item/item-query.ts';
import styles from '../Field.module.css';
import type { FieldProps } from '../field-props.ts';
import { DatePart } from './DatePart.tsx';
import { cityOf, describeWallTime, toStoredTimes, toWallTime } from './wall-clock.ts';

/** A moment, as the museum's clock shows it wherever the editor is. */
export function TimestampField({ field: _, value, onChange, ...row }: FieldProps<string>) {
  const { words, language } = useSpokenLanguage();
  const { time } = words.fields;
  const zone = useQuery(typesQuery).data?.timeZone;
  const [skipped, setSkipped] = useState<CalendarDateTime | null>(null);
  if (!zone) return <p className={styles.hint}>{words.wait}</p>;
  const wall = value ? toWallTime(value, zone) : null;
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const elsewhere = value && own !== zone ? toWallTime(value, own) : null;
  const differs = elsewhere && (elsewhere.hour !== wall?.hour || elsewhere.day !== wall?.day);
  return (
    <>
      <DatePart
        {...row}
        withTime
        isInvalid={row.isInvalid || skipped !== null}
        value={
          skipped ??
          (wall && new CalendarDateTime(wall.year, wall.month, wall.day, wall.hour, wall.minute))
        }
        onChange={(next) => {
          const [first] = next ? toStoredTimes(next, zone) : [];
          setSkipped(next && !first ? next : null);
          if (!next || first) onChange(first);
        }}
      />
      {skipped && (
        <p role="alert" className={styles.problem}>
          {fill(time.skipped, { city: cityOf(zone) })}
        </p>
      )}
      {value && !wall && <p className={styles.problem}>{fill(time.unread, { text: value })}</p>}
      {wall && !skipped && (
        <p className={styles.hint}>
          {fill(time.there, { time: describeWallTime(wall, language), city: cityOf(zone) })}
          {differs &&
            ` ${fill(time.here, { time: describeWallTime(elsewhere, language), city: cityOf(own) })}`}
        </p>
      )}
      {!wall && <p className={styles.hint}>{fill(time.clock, { city: cityOf(zone) })}</p>}
    </>
  );
}
