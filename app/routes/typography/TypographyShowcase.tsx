import { MenuColumns } from '#app/components/cards/MenuColumns.tsx';
import { ObjectCard } from '#app/components/cards/ObjectCard.tsx';
import { Carousel } from '#app/components/carousel/Carousel.tsx';
import { Section } from '#app/components/layout/Section.tsx';
import { Hero } from '#app/components/media/Hero.tsx';
import { Ornament } from '#app/components/ornament/Ornament.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { PagePush } from '#app/components/text/PagePush.tsx';
import { QuoteBlock } from '#app/components/text/QuoteBlock.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext } from '#app/request-context.ts';
import { chooseText, type LocalizedText } from '#shared/languages/localized-text.ts';
import type { Route } from './+types/TypographyShowcase';
import { CardStates } from './CardStates.tsx';
import { ControlStates } from './ControlStates.tsx';
import { Palette } from './Palette.tsx';
import { TypeScale } from './TypeScale.tsx';

/** Real items of the museum, so that the pieces are judged with what they will hold. */
export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { contentManagement, objectCollection } = context.get(servicesContext);
  const [exhibitions, artists, residents, convenings, events, news, staff, collections, products] =
    await Promise.all([
      contentManagement.listExhibitions(language),
      contentManagement.listArtists(language),
      contentManagement.listResidents(language),
      contentManagement.listConvenings(language),
      contentManagement.listEvents(language),
      contentManagement.listNews(language),
      contentManagement.listStaff(language),
      contentManagement.listCollections(language),
      contentManagement.listProducts(language),
    ]);
  const [home, menuPage, objects] = await Promise.all([
    contentManagement.findHome(language),
    contentManagement.findMenuPage('whats-on', language),
    objectCollection.searchObjects({ hasImage: true, page: 1, pageSize: 8 }),
  ]);
  return {
    head: { title: 'Typography', description: null, isHiddenFromSearch: true },
    hero: home?.hero ?? null,
    quote: home?.quotes[0] ?? null,
    menuPage,
    items: {
      exhibition: exhibitions[0] ?? null,
      artist: artists[0] ?? null,
      resident: residents[0] ?? null,
      convening: convenings[0] ?? null,
      events: events.slice(0, 4),
      news: news[0] ?? null,
      staff: staff[0] ?? null,
      collection: collections[0] ?? null,
      product: products[0] ?? null,
    },
    objects: objects.items.flatMap(({ id, slug, title, date, makers, image }) => {
      const text = chooseText(title, language);
      if (!text) return [];
      const hasPicture = image?.src && image.width && image.height;
      return {
        id,
        slug,
        title: text,
        date: chooseText(date, language),
        makers,
        image: hasPicture
          ? {
              src: image.src as string,
              width: image.width as number,
              height: image.height as number,
              alt: chooseText(image.alt, language) ?? { text: '', language },
              dominantColor: image.dominantColor,
            }
          : null,
      };
    }),
  };
}

export const meta = pageMeta;

/** The page is for those who build others, and its own words are English in every language. */
const inEnglish = (text: string): LocalizedText => ({ text, language: 'en' });

/** Every token and every shared piece in its states, for those who build pages with them. */
export default function TypographyShowcase({ loaderData }: Route.ComponentProps) {
  const { hero, quote, menuPage, items, objects } = loaderData;
  return (
    <>
      <PageHeader
        label={inEnglish('Design')}
        title={inEnglish('Typography and pieces')}
        lead={inEnglish(
          'Twenty-six colors, two families, sixteen sizes, and what the pages are built from.',
        )}
      />
      <div lang="en">
        <Palette />
        <TypeScale />
        <ControlStates picture={items.exhibition?.image ?? null} />
      </div>
      <CardStates {...items} objects={objects} />
      {objects.length > 0 && (
        <Section ground="ink" width="layout">
          <Carousel
            label="Objects"
            slide="object"
            heading={<h2 lang="en">Carousel</h2>}
            showsPosition
            accent="yellow"
          >
            {objects.map((object) => (
              <ObjectCard key={object.id} of={object} ground="ink" />
            ))}
          </Carousel>
        </Section>
      )}
      {hero &&
        (['bottom', 'center', 'video-only'] as const).map((variant) => (
          <Section key={variant} width="layout" labelledBy={`hero-${variant}`}>
            <h2 id={`hero-${variant}`} lang="en">
              Hero, {variant}
            </h2>
            <Hero of={{ ...hero, variant }} height="low" headingLevel={3} />
          </Section>
        ))}
      {menuPage && (
        <Section space="none" width="layout" labelledBy="menu-columns">
          <h2 id="menu-columns" lang="en">
            Columns of a menu page
          </h2>
          <MenuColumns {...menuPage} headingLevel={3} />
        </Section>
      )}
      {quote &&
        (['full', 'text', 'large-image'] as const).map((variant) => (
          <Section key={variant}>
            <QuoteBlock of={{ ...quote, variant }} />
          </Section>
        ))}
      <Section>
        <Ornament kind="rule" />
      </Section>
      {items.exhibition && (
        <PagePush
          title={items.exhibition.title}
          text={items.exhibition.summary}
          link={{ href: items.exhibition.href, isExternal: false, text: null }}
          linkText="See the exhibition"
          picture={items.exhibition.image}
        />
      )}
    </>
  );
}
