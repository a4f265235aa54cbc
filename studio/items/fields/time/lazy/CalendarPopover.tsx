import type { DateValue } from '@internationalized/date';
import type { RefObject } from 'react';
import { Calendar, Dialog, Popover } from 'react-aria-components';
import { useWords } from '../../../../words/words.ts';
import { MonthCalendar } from '../MonthCalendar.tsx';
import styles from './CalendarPopover.module.css';

interface CalendarPopoverProps {
  readonly value: DateValue | null;
  /** Beside which it opens. */
  readonly trigger: RefObject<HTMLElement | null>;
  /** With the time of `value`, where it has one. */
  readonly onChoose: (value: DateValue) => void;
  readonly onClose: () => void;
}

/** A calendar over the form, of which one day is chosen. */
export function CalendarPopover({ value, trigger, onChoose, onClose }: CalendarPopoverProps) {
  const { time } = useWords().fields;
  return (
    <Popover
      isOpen
      triggerRef={trigger}
      placement="bottom start"
      className={styles.popover ?? ''}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Dialog aria-label={time.calendar}>
        <Calendar autoFocus value={value as never} onChange={onChoose}>
          <MonthCalendar />
        </Calendar>
      </Dialog>
    </Popover>
  );
}
