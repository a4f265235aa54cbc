import type { ReactNode } from 'react';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { BigMedia } from '#app/components/media/BigMedia.tsx';
import { Hero } from '#app/components/media/Hero.tsx';
import type { PictureRatio } from '#app/components/media/Picture.tsx';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { PagePush } from '#app/components/text/PagePush.tsx';
import { QuoteSection } from '#app/components/text/QuoteSection.tsx';
import type { Accent, Ground } from '#app/design/accents.ts';
import { BareBlocks } from '../draw/Blocks.tsx';
import type { BlockProps } from '../draw/block-props.ts';
import { useEntry } from '../draw/contexts.ts';
import {
  type MoreOptions,
  type PictureOptions,
  type SectionOptions,
  toLink,
  toPicture,
  toText,
} from './option-types.ts';

// The pieces of the designed screens, drawn from an editor's options.

interface HeroOptions extends PictureOptions {
  readonly title?: string;
  readonly description?: string;
  readonly breadcrumb?: string;
  readonly video?: string;
  readonly youtubeVideoId?: string;
  readonly textColor?: string;
  readonly variant: 'bottom' | 'center' | 'video-only';
  readonly height: 'low' | 'full';
}

export function MuseumHero({ options }: BlockProps<HeroOptions>) {
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
    />
  );
}

interface PageHeaderOptions {
  readonly label?: string;
  readonly title?: string;
  readonly lead?: string;
  readonly ground?: Ground;
}

export const MuseumPageHeader = ({ options }: BlockProps<PageHeaderOptions>) => (
  <PageHeader {...options} title={options.title ?? ''} />
);

export function MuseumSection({ options, block, children }: BlockProps<SectionOptions>) {
  const content = (
    <div className="museum-stack">{children ?? <BareBlocks of={block.children} />}</div>
  );
  const { layout = 'below' } = options;
  return (
    <Section {...options}>
      {(options.heading || options.lead) && (
        <Column
          span={layout === 'beside' ? 4 : 8}
          align={layout === 'beside' ? 'sticky' : undefined}
        >
          <div className="museum-head">
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

interface QuoteOptions extends PictureOptions {
  readonly quote?: string;
  readonly authorName?: string;
  readonly authorDiscipline?: string;
  readonly authorOrganization?: string;
  readonly variant: 'full' | 'text' | 'large-image';
  readonly accentColor?: string;
}

export function MuseumQuote({ options }: BlockProps<QuoteOptions>) {
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

interface BigMediaOptions extends PictureOptions {
  readonly video?: string;
  readonly caption?: string;
  readonly credit?: string;
  readonly ratio: PictureRatio;
  readonly captionAt: 'below' | 'margin';
}

export function MuseumBigMedia({ options }: BlockProps<BigMediaOptions>) {
  const { language } = useEntry();
  return (
    <Section width="layout">
      <BigMedia
        picture={toPicture(options, language)}
        videoSrc={options.video}
        caption={toText(options.caption, language)}
        credit={options.credit}
        ratio={options.ratio}
        captionAt={options.captionAt}
      />
    </Section>
  );
}

interface PagePushOptions extends PictureOptions {
  readonly title?: string;
  readonly text?: string;
  readonly link?: string;
  readonly linkText?: string;
  readonly ground?: Ground;
}

export function MuseumPagePush({ options }: BlockProps<PagePushOptions>) {
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

export interface HeadedProps extends MoreOptions {
  readonly heading?: string;
  readonly accent?: Accent;
  readonly children: ReactNode;
}

/** A list with its heading and the way to all of it. */
export const Headed = ({ heading, moreLink, moreText, accent, children }: HeadedProps) => (
  <Section width="layout" accent={accent}>
    {(heading || moreLink) && (
      <>
        <Column span={8}>
          <div className="museum-head">{heading && <h2>{heading}</h2>}</div>
        </Column>
        <Column span={4} start={9} align="end">
          {moreLink && (
            <div className="museum-more">
              <ArrowLink link={toLink(moreLink)}>{moreText ?? heading ?? ''}</ArrowLink>
            </div>
          )}
        </Column>
      </>
    )}
    {children}
  </Section>
);
