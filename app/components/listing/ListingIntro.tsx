import { Column, Section, type SectionProps } from '#app/components/layout/Section.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import styles from './ListingIntro.module.css';
import type { ListingHeader } from './listing-header.ts';

/** What editors say of a listing: below its head, or below the list, where what visitors came for stands first. */
export const ListingIntro = ({
  of: { intro },
  space,
}: {
  of: Pick<ListingHeader, 'intro'>;
  space?: SectionProps['space'];
}) =>
  intro && (
    <Section width="layout" space={space}>
      <Column span={12}>
        <div className={styles.intro}>
          <RichTextView of={intro} size="large" />
        </div>
      </Column>
    </Section>
  );
