import { type Weekday, weekdaysFromMonday } from '#shared/dates/local-date.ts';
import { Button } from '../../../widgets/Button.tsx';
import { fill, useWords } from '../../../words/words.ts';
import type { FieldProps } from '../field-props.ts';
import { ClockField } from './ClockField.tsx';
import styles from './Hours.module.css';
import { HoursPreview } from './HoursPreview.tsx';
import type { WeekdayRow } from './stored-rows.ts';

type Hours = Pick<WeekdayRow, 'opens' | 'closes' | 'last_entry'>;

/** The museum's usual week: one line a day. */
export function OpeningHoursField(props: FieldProps<readonly WeekdayRow[]>) {
  const { onChange, isReadOnly, inputId } = props;
  const { fields } = useWords();
  const { hours, options } = fields;
  const rows = props.value ?? [];
  const rowOf = (day: Weekday) => rows.find((row) => row.day === day);
  const isOpen = (row: WeekdayRow | undefined) => row !== undefined && !row.is_closed;
  const surplus = rows.filter((row) => row !== rowOf(row.day as Weekday));

  function write(day: Weekday, change: Partial<WeekdayRow>) {
    if (rowOf(day)) {
      onChange(rows.map((row) => (row === rowOf(day) ? cleaned({ ...row, ...change }) : row)));
      return;
    }
    // The same key for everybody: two who add the day at once have one line.
    const added = { _key: `opening_hours-${day}`, day, is_closed: true, ...change };
    onChange([...rows, cleaned(added)]);
  }

  function open(day: Weekday) {
    const row = rowOf(day);
    const like = row?.opens ? {} : hoursOf(rows.find((one) => isOpen(one) && one.opens));
    write(day, { ...like, is_closed: false });
  }

  const copy = (from: WeekdayRow) =>
    onChange(rows.map((row) => (isOpen(row) ? cleaned({ ...row, ...hoursOf(from) }) : row)));

  return (
    // biome-ignore lint/a11y/useSemanticElements: the row around it has the name already
    <div
      role="group"
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
      className={styles.room}
    >
      <div className={styles.sheet}>
        <table className={styles.week}>
          <thead>
            <tr>
              <th scope="col">{hours.day}</th>
              <th scope="col">{hours.open}</th>
              <th scope="col">{hours.opens}</th>
              <th scope="col">{hours.closes}</th>
              <th scope="col">{hours.lastEntry}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {weekdaysFromMonday.map((day, position) => {
              const row = rowOf(day);
              const isOpened = isOpen(row);
              const name = options[day];
              const clock = (part: keyof Hours, what: string) => (
                <td data-part={what}>
                  {isOpened && (
                    <ClockField
                      inputId={`${inputId}-${day}-${part}`}
                      path={`${props.path}[${row?._key}].${part}`}
                      label={fill(hours.ofDay, { day: name, what })}
                      value={row?.[part]}
                      isReadOnly={isReadOnly}
                      onChange={(time) => write(day, { [part]: time })}
                    />
                  )}
                </td>
              );
              return (
                <tr key={day} data-closed={!isOpened}>
                  <th scope="row">{name}</th>
                  <td className={styles.toggle}>
                    <label>
                      <input
                        id={position === 0 ? inputId : `${inputId}-${day}`}
                        type="checkbox"
                        aria-label={fill(hours.ofDay, { day: name, what: hours.open })}
                        checked={isOpened}
                        disabled={isReadOnly}
                        onChange={({ target }) =>
                          target.checked ? open(day) : write(day, { is_closed: true })
                        }
                      />
                      <span aria-hidden="true">{isOpened ? hours.open : hours.closed}</span>
                    </label>
                  </td>
                  {clock('opens', hours.opens)}
                  {clock('closes', hours.closes)}
                  {clock('last_entry', hours.lastEntry)}
                  <td className={styles.act}>
                    {row && isOpened && !isReadOnly && (
                      <Button
                        kind="quiet"
                        aria-label={fill(hours.ofDay, { day: name, what: hours.copy })}
                        onClick={() => copy(row)}
                      >
                        {hours.copy}
                      </Button>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <HoursPreview isReadOnly={isReadOnly} />
      </div>
      {surplus.map((row) => {
        const day = options[row.day as Weekday] ?? row.day ?? hours.unknownDay;
        return (
          <p key={row._key} className={styles.surplus}>
            {fill(hours.twice, { day })}{' '}
            {!isReadOnly && (
              <Button kind="quiet" onClick={() => onChange(rows.filter((one) => one !== row))}>
                {fill(hours.remove, { day })}
              </Button>
            )}
          </p>
        );
      })}
    </div>
  );
}

const hoursOf = (row: WeekdayRow | undefined): Hours => ({
  ...(row && { opens: row.opens, closes: row.closes, last_entry: row.last_entry }),
});

/** Empty parts are left out, as in a generic form. */
const cleaned = (row: WeekdayRow): WeekdayRow =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value != null)) as never;
