import { ProgramList } from '#app/components/cards/ProgramList.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { AllDay } from './AllDay.tsx';
import { Daily } from './Daily.tsx';
import styles from './DayGroups.module.css';
import type { WhatsOnGroup } from './group-rows.ts';

export interface DayGroupsProps {
  readonly of: readonly WhatsOnGroup[];
  /** Of the days' headings. */
  readonly level?: 2 | 3;
  /** Months of what has been, whose lines begin with their day. */
  readonly isPast?: boolean;
  /** Each exhibition in a line of its own, where somebody looks for exhibitions. */
  readonly isWhole?: boolean;
}

/** Fewer are read as quickly as a line that names them all. */
const minFolded = 3;

/**
 * Lines below the day to which they belong, so that no line says it again. What is on view as long as
 * the house is open stands together in one, after what begins at an hour.
 */
export const DayGroups = ({ of: groups, level = 2, isPast, isWhole }: DayGroupsProps) => {
  const Heading = `h${level}` as const;
  return groups.map((group) => {
    const { heading, dateTime, until, closed, items, daily, onView, labels } = group;
    const allDay = isPast || isWhole ? [] : items.filter((item) => item.isAllDay);
    const folded = allDay.length < minFolded ? [] : allDay;
    const lines = items.filter((item) => !folded.includes(item));
    const lineLevel = level === 2 ? 3 : 4;
    return (
      <section
        key={heading}
        className={styles.group}
        aria-label={heading}
        data-day={dateTime}
        data-until={until ?? undefined}
      >
        <Heading className={styles.heading}>
          {heading}
          {closed && (
            <small>
              {closed.text}
              {closed.reason && (
                <>
                  {': '}
                  <Localized of={closed.reason} />
                </>
              )}
            </small>
          )}
        </Heading>
        {lines.length > 0 && (
          <ProgramList items={lines} level={lineLevel} lead={isPast ? 'day' : 'hours'} />
        )}
        {folded.length > 0 && <AllDay of={folded} level={lineLevel} label={labels.allDay} />}
        {(daily.length > 0 || onView) && <Daily of={group} />}
      </section>
    );
  });
};
