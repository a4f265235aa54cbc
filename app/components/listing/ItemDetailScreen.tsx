import type { ReactNode } from 'react';
import type { CardPicture } from '#app/components/cards/card-content.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { Hero } from '#app/components/media/Hero.tsx';
import { isUpright, Picture } from '#app/components/media/Picture.tsx';
import { type Fact, FactList } from '#app/components/text/FactList.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import type { Picture as PictureData } from '#services/content-management/contract.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import styles from './ItemDetailScreen.module.css';
import { ReferenceList } from './ReferenceList.tsx';
import type { ReferenceRow } from './reference-rows.ts';
import { StoryText } from './StoryText.tsx';
import type { StoryPart } from './to-story.ts';

interface Onward {
  readonly title: string;
  readonly items: readonly ReferenceRow[];
}

/** What is read after this, with its own picture. */
interface Next extends Pick<ReferenceRow, 'href' | 'title' | 'kind' | 'dates'> {
  /** "Read next". */
  readonly label: string;
  readonly lead: LocalizedText | null;
  readonly image: CardPicture | null;
}

export interface ItemDetailScreenProps {
  readonly label?: LocalizedText | string | null;
  readonly title: LocalizedText;
  readonly lead?: LocalizedText | string | null;
  /** Opens the page; without one its head does. */
  readonly picture: PictureData | null;
  readonly facts: readonly (Fact | null | false)[];
  readonly text: readonly StoryPart[];
  readonly related?: Onward;
  /** The one of its kind that follows. */
  readonly next: Next | null;
  /** Stands below what follows: the way to all. */
  readonly children?: ReactNode;
}

/** One item read like a wall label: title, facts as a quiet list, then the text. */
export function ItemDetailScreen(props: ItemDetailScreenProps) {
  const { label = null, title, lead = null, picture, related, next } = props;
  const language = title.language;
  const asText = (messages: LocalizedText | string | null) =>
    typeof messages === 'string' ? { text: messages, language } : messages;
  return (
    <article>
      {picture ? (
        <Hero
          of={{
            title,
            description: asText(lead),
            breadcrumb: asText(label),
            backgroundImage: picture,
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
        <div className={styles.facts}>
          <FactList facts={props.facts} />
        </div>
        <StoryText of={props.text} />
      </Section>
      <OnwardSection id="related" of={related} />
      {next ? (
        <NextSection of={next}>{props.children}</NextSection>
      ) : (
        <Section width="layout" space="tight">
          {props.children}
        </Section>
      )}
    </article>
  );
}

function OnwardSection({ id, of: onward }: { id: string; of: Onward | undefined }) {
  if (!onward || onward.items.length === 0) return null;
  return (
    <Section width="layout" labelledBy={id}>
      <Column span={3}>
        <h2 id={id} className={styles.onward}>
          {onward.title}
        </h2>
      </Column>
      <Column span={9} start={4}>
        <ReferenceList of={onward.items} />
      </Column>
    </Section>
  );
}

/** The end of one leads into the next: its picture runs on to the window's edge. */
const NextSection = ({ of: next, children }: { of: Next; children: ReactNode }) => (
  <Section width="layout" labelledBy="next" ground="white" space="none">
    <Column span={5} align="center">
      <div className={styles.words}>
        <p className={styles.label}>{next.label}</p>
        <h2 id="next" className={styles.next}>
          <SiteLink to={next.href} prefetch="intent">
            <TitleText of={next.title} />
          </SiteLink>
        </h2>
        {next.lead && (
          <p className={styles.lead}>
            <Localized of={next.lead} />
          </p>
        )}
        <p className={styles.date}>
          {next.kind}
          {next.dates && (
            <span>
              <Localized of={next.dates} />
            </span>
          )}
        </p>
        <div className={styles.after}>{children}</div>
      </div>
    </Column>
    <Column span={6} start={7} bleed="end">
      <div className={styles.nextPicture}>
        <Picture
          of={next.image}
          ratio="fill"
          isWhole={next.image !== null && isUpright(next.image)}
          hasColor
          sizes="(min-width: 768px) 55vw, 100vw"
          isDecoration
        />
      </div>
    </Column>
  </Section>
);
