import type { ReactNode } from 'react';
import type { Accent, Ground } from '#app/design/accents.ts';
import styles from './Section.module.css';

type ColumnNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export interface SectionProps {
  readonly children: ReactNode;
  readonly accent?: Accent;
  /** Without one the section lies on the page's own ground. */
  readonly ground?: Ground;
  /** Content at most 1200 px wide, or as wide as the layout. */
  readonly width?: 'section' | 'layout';
  readonly space?: 'tight' | 'none';
  /** Id of the heading that names the section. */
  readonly labelledBy?: string;
  readonly id?: string;
}

/** A part of a page: a grid of twelve columns with an edge on either side. */
export function Section({ children, accent, ground, width, space, labelledBy, id }: SectionProps) {
  return (
    <section
      className={styles.section}
      id={id}
      data-accent={accent}
      data-ground={ground}
      data-width={width}
      data-space={space}
      aria-labelledby={labelledBy}
    >
      {children}
    </section>
  );
}

export interface ColumnProps {
  readonly children?: ReactNode;
  /** Columns it takes from 768 px up; on phones it takes all. */
  readonly span?: ColumnNumber;
  /** First column, counted from 1, which it is without this. */
  readonly start?: ColumnNumber;
  /** Runs on to the edge of the window on this side. */
  readonly bleed?: 'start' | 'end' | 'both';
  /** `sticky`: stays in view beside what is longer. */
  readonly align?: 'center' | 'end' | 'sticky';
}

/** A piece of a section that does not take its whole width. */
export function Column({ children, span, start, bleed, align }: ColumnProps) {
  return (
    <div
      className={styles.column}
      data-span={span}
      data-start={start}
      data-bleed={bleed}
      data-align={align}
    >
      {children}
    </div>
  );
}
