import type { ReactNode } from 'react';
import { Column, Section, type SectionProps } from '#app/components/layout/Section.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import styles from './ListingIntro.module.css';
import type { ListingHeader } from './listing-header.ts';

/** What editors say of a listing: below its head, or below the list, where what visitors came for stands first. */
export const ListingIntro = ({
  of: { intro },
  space,
  children,
}: {
  of: Pick<ListingHeader, 'intro'>;
  space?: SectionProps['space'];
  /** The way on, at the text's own margin. */
  children?: ReactNode;
}) =>
  (intro || children) && (
    <Section width="layout" space={space}>
      <Column span={8} start={5}>
        {intro && <RichTextView of={intro} size="large" />}
        {children && <p className={intro ? styles.onward : undefined}>{children}</p>}
      </Column>
    </Section>
  );
