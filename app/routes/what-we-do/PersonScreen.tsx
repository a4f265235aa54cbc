import type { ReactNode } from 'react';
import { artistCrop } from '#app/components/cards/ArtistCard.tsx';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { Picture } from '#app/components/media/Picture.tsx';
import { ShareLink } from '#app/components/programs/detail/ShareLink.tsx';
import { type Fact, FactList } from '#app/components/text/FactList.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import type { Picture as PictureData, RichText } from '#services/content-management/contract.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import styles from './PersonScreen.module.css';

export interface PersonScreenProps {
  readonly label: LocalizedText | string;
  readonly name: LocalizedText;
  readonly lead: LocalizedText | null;
  readonly portrait: PictureData | null;
  /** Set large above the facts: the dates of a residency. */
  readonly dates?: string | null;
  readonly facts: readonly (Fact | null | false)[];
  readonly share: { readonly title: string; readonly url: string };
  readonly text: RichText | null;
  /** Below the text, in its column. */
  readonly beside?: ReactNode;
  /** Below both columns. */
  readonly children?: ReactNode;
}

/** Somebody: a portrait with the facts of a wall label, beside the words. */
export function PersonScreen(props: PersonScreenProps) {
  const { label, name, lead, portrait, dates, facts, share, text } = props;
  return (
    <article>
      <PageHeader label={label} title={name} lead={lead} />
      <Section width="layout">
        <Column span={4}>
          <div className={styles.portrait}>
            <Picture
              of={portrait}
              crop={artistCrop}
              ratio="square"
              sizes="(min-width: 768px) 34vw, 100vw"
              isShared
              isPriority
            />
          </div>
          {dates && <p className={styles.dates}>{dates}</p>}
          <FactList facts={facts} />
          <p data-print="none">
            <ShareLink {...share} className={styles.share} />
          </p>
        </Column>
        <Column span={8} start={5}>
          <RichTextView of={text} size="large" />
          {props.beside}
        </Column>
      </Section>
      {props.children}
    </article>
  );
}
