import { useSpokenLanguage } from '../../../words/words.ts';
import { useProblems } from '../../form/problems.ts';
import styles from '../Field.module.css';
import { Typed } from '../typed/Typed.tsx';
import { formatClock, parseClock } from './parse-clock.ts';

interface ClockFieldProps {
  readonly inputId: string;
  readonly label: string;
  /** HH:MM; undefined: none. */
  readonly value: string | null | undefined;
  readonly onChange: (time: string | undefined) => void;
  readonly isReadOnly?: boolean;
  readonly isInvalid?: boolean;
  readonly describedBy?: string | undefined;
  /** From the item, for what is wrong with it: `en.opening_hours[k1].closes`; absent: told elsewhere. */
  readonly path?: string;
}

/** A time of day, written as people say it and stored as HH:MM. */
export function ClockField({ value, onChange, path = '', ...row }: ClockFieldProps) {
  const { words, language } = useSpokenLanguage();
  const problems = useProblems(path);
  const problemId = `${row.inputId}-wrong`;
  const isWrong = problems.length > 0;
  return (
    <>
      <Typed
        {...row}
        isInvalid={row.isInvalid || isWrong}
        describedBy={isWrong ? problemId : row.describedBy}
        type="text"
        autoComplete="off"
        size={9}
        value={value ?? undefined}
        format={(time) => (time ? formatClock(time, language) : '')}
        parse={(text): string | undefined | null =>
          text.trim() === '' ? undefined : parseClock(text)
        }
        problem={words.fields.hours.clockProblem}
        onChange={onChange}
      />
      {isWrong && (
        <p id={problemId} className={styles.problem}>
          {problems.join(' ')}
        </p>
      )}
    </>
  );
}
