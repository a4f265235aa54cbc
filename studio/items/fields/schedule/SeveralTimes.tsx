import { useId, useState } from 'react';
import { type Weekday, weekdaysFromMonday } from '#shared/dates/local-date.ts';
import { Button } from '../../../widgets/Button.tsx';
import { useWords } from '../../../words/words.ts';
import fieldStyles from '../Field.module.css';
import { ClockField } from '../hours/ClockField.tsx';
import styles from './Schedule.module.css';
import type { Several } from './schedule-rows.ts';

const usual: Several = {
  days: ['wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  first: '10:00',
  last: '16:00',
  everyMinutes: 60,
};

/** Adds many times at once: on some days, from one to another, at even distances. */
export function SeveralTimes({ onAdd }: { readonly onAdd: (several: Several) => void }) {
  const { fields } = useWords();
  const { schedule, options } = fields;
  const id = useId();
  const [several, setSeveral] = useState(usual);
  const set = (part: Partial<Several>) => setSeveral({ ...several, ...part });
  const toggle = (day: Weekday, isOn: boolean) =>
    set({
      days: weekdaysFromMonday.filter((one) => (one === day ? isOn : several.days.includes(one))),
    });
  return (
    <details className={styles.several}>
      <summary>{schedule.several}</summary>
      <fieldset>
        <legend>{schedule.weekdays}</legend>
        {weekdaysFromMonday.map((day) => (
          <label key={day} className={fieldStyles.check}>
            <input
              type="checkbox"
              checked={several.days.includes(day)}
              onChange={({ target }) => toggle(day, target.checked)}
            />
            {options[day]}
          </label>
        ))}
      </fieldset>
      <div className={fieldStyles.line}>
        {(['first', 'last'] as const).map((part) => (
          <div key={part} className={fieldStyles.part}>
            <span>{schedule[part]}</span>
            <ClockField
              inputId={`${id}-${part}`}
              label={schedule[part]}
              value={several[part]}
              onChange={(time) => set({ [part]: time ?? several[part] })}
            />
          </div>
        ))}
        <label className={fieldStyles.part}>
          <span>{schedule.every}</span>
          <input
            type="number"
            min={5}
            max={720}
            step={5}
            className={fieldStyles.input}
            value={several.everyMinutes}
            onChange={({ target }) => set({ everyMinutes: Number(target.value) })}
          />
        </label>
        <Button disabled={several.days.length === 0} onClick={() => onAdd(several)}>
          {schedule.fill}
        </Button>
      </div>
    </details>
  );
}
