import type { ReactNode } from 'react';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { ListingTop } from '#app/components/listing/ListingTop.tsx';
import type { ListingHeader } from '#app/components/listing/listing-header.ts';
import { type Fact, FactList } from '#app/components/text/FactList.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import type { RichText } from '#services/content-management/contract.ts';
import styles from './FormScreen.module.css';

/** A page around one form: its opening, what is good to know beside it, the form. */
export function FormScreen({
  header,
  kind = 'words',
  aside,
  isSent = false,
  children,
}: {
  header: ListingHeader;
  kind?: 'words' | 'desk';
  aside: ReactNode;
  /** What to know before one writes is then past. */
  isSent?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <ListingTop of={header} kind={kind} />
      <Section width="layout">
        {isSent ? (
          <Column span={8}>{children}</Column>
        ) : (
          <>
            <Column span={4} align="sticky">
              {aside}
            </Column>
            <Column span={7} start={6}>
              {children}
            </Column>
          </>
        )}
      </Section>
    </>
  );
}

/** Notes to read before filling in the form. */
export function FormAside({
  intro,
  title,
  facts,
  isShort,
}: {
  intro: RichText | null;
  title: string;
  facts: readonly (Fact | null | false)[];
  /** Of a form of a few fields: on phones the facts stand below it, and its first field is in the first screen. */
  isShort?: boolean;
}) {
  return (
    <div className={styles.aside} data-short={isShort}>
      <RichTextView of={intro} size="large" />
      <div>
        <h2 className={styles.title}>{title}</h2>
        <FactList facts={facts} />
      </div>
    </div>
  );
}
