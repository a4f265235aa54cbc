import type { ReactNode } from 'react';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { Hero } from '#app/components/media/Hero.tsx';
import { isUpright, isWork, Picture } from '#app/components/media/Picture.tsx';
import { type Fact, FactList } from '#app/components/text/FactList.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import type { Picture as PictureData, RichText } from '#services/content-management/contract.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import styles from './ItemDetailScreen.module.css';
import { ReferenceList } from './ReferenceList.tsx';
import type { ReferenceRow } from './reference-rows.ts';

interface Onward {
  readonly title: string;
  readonly items: readonly ReferenceRow[];
}

export interface ItemDetailScreenProps {
  readonly label?: LocalizedText | string | null;
  readonly title: LocalizedText;
  readonly lead?: LocalizedText | string | null;
  /** A wide picture opens the page, and a work on its own ground; another upright one stands above the facts. */
  readonly picture: PictureData | null;
  readonly facts: readonly (Fact | null | false)[];
  readonly text: RichText | null;
  readonly related?: Onward;
  /** Others of its kind. */
  readonly more?: Onward;
  readonly children?: ReactNode;
}

/** One item read like a wall label: title, facts as a quiet list, then the text. */
export function ItemDetailScreen(props: ItemDetailScreenProps) {
  const { label = null, title, lead = null, picture, related, more } = props;
  const language = title.language;
  const opening = picture && (isWork(picture) || !isUpright(picture)) ? picture : null;
  const asText = (messages: LocalizedText | string | null) =>
    typeof messages === 'string' ? { text: messages, language } : messages;
  return (
    <article>
      {opening ? (
        <Hero
          of={{
            title,
            description: asText(lead),
            breadcrumb: asText(label),
            backgroundImage: opening,
            variant: 'bottom',
          }}
          height="low"
          form="beside"
          isShared
        />
      ) : (
        <PageHeader label={label} title={title} lead={lead} />
      )}
      <Section width="layout">
        {/* A story is read first; its facts hang in the margin before it where there is one. */}
        <Column span={7} start={6}>
          <div className={styles.story}>
            <RichTextView of={props.text} />
          </div>
          {props.children}
        </Column>
        <Column span={4} align="margin">
          {picture && !opening && (
            <div className={styles.portrait}>
              <Picture of={picture} sizes="(min-width: 768px) 30vw, 100vw" isShared />
            </div>
          )}
          <FactList facts={props.facts} />
        </Column>
      </Section>
      <OnwardSection id="related" of={related} />
      <OnwardSection id="more" of={more} />
    </article>
  );
}

function OnwardSection({ id, of: onward }: { id: string; of: Onward | undefined }) {
  if (!onward || onward.items.length === 0) return null;
  return (
    <Section width="layout" labelledBy={id}>
      <h2 id={id} className={styles.heading}>
        {onward.title}
      </h2>
      <ReferenceList of={onward.items} />
    </Section>
  );
}
