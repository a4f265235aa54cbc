import type { ReactNode } from 'react';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { BigMedia } from '#app/components/media/BigMedia.tsx';
import { Hero } from '#app/components/media/Hero.tsx';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { PagePush } from '#app/components/text/PagePush.tsx';
import { QuoteSection } from '#app/components/text/QuoteSection.tsx';
import type { Accent } from '#app/design/accents.ts';
import { BareBlocks } from '../draw/Blocks.tsx';
import { useEntry } from '../draw/contexts.ts';
import { ContactText } from './ContactText.tsx';
import styles from './museum.module.css';
import type { MuseumProps } from './museum-blocks.ts';
import { toLink, toPicture, toText } from './option-values.ts';

// The pieces of the designed screens, drawn from an editor's options.

export function MuseumHero({ options }: MuseumProps<'Museum:Hero'>) {
  const { language } = useEntry();
  return (
    <Hero
      of={{
        title: toText(options.title, language),
        description: toText(options.description, language),
        breadcrumb: toText(options.breadcrumb, language),
        backgroundImage: toPicture(options, language),
        backgroundVideoSrc: options.video ?? null,
        youtubeVideoId: /^[\w-]{6,20}$/.exec(options.youtubeVideoId ?? '')?.[0] ?? null,
        textColor: options.textColor ?? null,
        variant: options.variant,
      }}
      height={options.height}
      form={options.form}
    />
  );
}

export const MuseumPageHeader = ({
  options: { lead, ...options },
}: MuseumProps<'Museum:PageHeader'>) => (
  <PageHeader {...options} title={options.title ?? ''}>
    {lead && (
      <p>
        <ContactText of={lead} />
      </p>
    )}
  </PageHeader>
);

export function MuseumSection({ options, block, children }: MuseumProps<'Museum:Section'>) {
  const content = (
    <div className={styles.stack}>{children ?? <BareBlocks of={block.children} />}</div>
  );
  const { layout = 'below' } = options;
  return (
    <Section {...options}>
      {(options.heading || options.lead) && (
        <Column
          span={layout === 'beside' ? 4 : 8}
          align={layout === 'beside' ? 'sticky' : undefined}
        >
          <div className={styles.head}>
            {options.heading && <h2>{options.heading}</h2>}
            {options.lead && <p>{options.lead}</p>}
          </div>
        </Column>
      )}
      {layout === 'wide' && content}
      {layout === 'below' && <Column span={8}>{content}</Column>}
      {layout === 'beside' && (
        <Column span={8} start={5}>
          {content}
        </Column>
      )}
    </Section>
  );
}

export function MuseumQuote({ options }: MuseumProps<'Museum:Quote'>) {
  const { language } = useEntry();
  return (
    <QuoteSection
      of={{
        quote: {
          language,
          blocks: [{ type: 'paragraph', text: options.quote ?? '', spans: [], direction: 'ltr' }],
        },
        authorName: options.authorName ?? '',
        authorDiscipline: toText(options.authorDiscipline, language),
        authorOrganization: toText(options.authorOrganization, language),
        authorImage: toPicture(options, language),
        variant: options.variant,
        accentColor: options.accentColor ?? null,
      }}
    />
  );
}

export function MuseumBigMedia({ options }: MuseumProps<'Museum:BigMedia'>) {
  const { language } = useEntry();
  return (
    <Section width="layout">
      <BigMedia
        picture={toPicture(options, language)}
        videoSrc={options.video}
        caption={toText(options.caption, language)}
        credit={toText(options.credit, language)}
        ratio={options.ratio}
        captionAt={options.captionAt}
      />
    </Section>
  );
}

export function MuseumPagePush({ options }: MuseumProps<'Museum:PagePush'>) {
  const { language } = useEntry();
  return (
    <PagePush
      title={{ text: options.title ?? '', language }}
      text={toText(options.text, language)}
      link={toLink(options.link)}
      linkText={options.linkText ?? options.title ?? ''}
      picture={toPicture(options, language)}
      ground={options.ground}
    />
  );
}

export interface HeadedProps {
  readonly heading?: string;
  readonly moreLink?: string;
  readonly moreText?: string;
  readonly accent?: Accent;
  readonly children: ReactNode;
}

/** A list with its heading and the way to all of it. */
export const Headed = ({ heading, moreLink, moreText, accent, children }: HeadedProps) => (
  <Section width="layout" accent={accent}>
    {(heading || moreLink) && (
      <>
        <Column span={8}>
          <div className={styles.head}>{heading && <h2>{heading}</h2>}</div>
        </Column>
        <Column span={4} start={9} align="end">
          {moreLink && (
            <div className={styles.more}>
              <ArrowLink link={toLink(moreLink)}>{moreText ?? heading ?? ''}</ArrowLink>
            </div>
          )}
        </Column>
      </>
    )}
    {children}
  </Section>
);
