import { ProgramList } from '#app/components/cards/ProgramList.tsx';
import styles from './DayGroups.module.css';
import type { WhatsOnGroup } from './group-rows.ts';

export interface DayGroupsProps {
  readonly of: readonly WhatsOnGroup[];
  /** Of the days' headings. */
  readonly level?: 2 | 3;
  /** Months of what has been, whose lines begin with their day. */
  readonly isPast?: boolean;
}

/** Lines below the day to which they belong, so that no line says it again. */
export const DayGroups = ({ of: groups, level = 2, isPast }: DayGroupsProps) => {
  const Heading = `h${level}` as const;
  return groups.map(({ heading, dateTime, items }) => (
    <section key={dateTime} className={styles.group} aria-label={heading}>
      <Heading className={styles.heading} data-moving>
        {heading}
      </Heading>
      <ProgramList items={items} level={level === 2 ? 3 : 4} lead={isPast ? 'day' : 'hours'} />
    </section>
  ));
};
