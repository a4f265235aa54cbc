import { MenuColumns } from '#app/components/cards/MenuColumns.tsx';
import { ObjectCard } from '#app/components/cards/ObjectCard.tsx';
import { Carousel } from '#app/components/carousel/Carousel.tsx';
import { Section } from '#app/components/layout/Section.tsx';
import { Hero } from '#app/components/media/Hero.tsx';
import { Ornament } from '#app/components/ornament/Ornament.tsx';
import { PagePush } from '#app/components/text/PagePush.tsx';
import { QuoteBlock } from '#app/components/text/QuoteBlock.tsx';
import { CardStates } from './CardStates.tsx';
import { ControlStates } from './ControlStates.tsx';
import type { loader } from './TypographyShowcase.tsx';

/** Every shared piece in its states, with real items of the museum. */
export function Specimens({ of }: { of: Awaited<ReturnType<typeof loader>> }) {
  const { hero, quote, menuPage, items, objects } = of;
  return (
    <>
      <div lang="en">
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
