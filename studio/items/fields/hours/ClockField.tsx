import { useSpokenLanguage } from '../../../words/words.ts';
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
}

/** A time of day, written as people say it and stored as HH:MM. */
export function ClockField({ value, onChange, ...row }: ClockFieldProps) {
  const { words, language } = useSpokenLanguage();
  return (
    <Typed
      {...row}
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
  );
}
