import { ArtistCard } from '#app/components/cards/ArtistCard.tsx';
import { Card } from '#app/components/cards/Card.tsx';
import { CardGrid } from '#app/components/cards/CardGrid.tsx';
import { CollectionCard } from '#app/components/cards/CollectionCard.tsx';
import { ConveningCard } from '#app/components/cards/ConveningCard.tsx';
import type { CardContent, CardDetails } from '#app/components/cards/card-content.ts';
import { ExhibitionCard } from '#app/components/cards/ExhibitionCard.tsx';
import { MenuColumns } from '#app/components/cards/MenuColumns.tsx';
import { NewsCard } from '#app/components/cards/NewsCard.tsx';
import { ProgramList } from '#app/components/cards/ProgramList.tsx';
import { ResidentCard } from '#app/components/cards/ResidentCard.tsx';
import { StaffCard } from '#app/components/cards/StaffCard.tsx';
import { Carousel } from '#app/components/carousel/Carousel.tsx';
import { useEntry } from '../draw/contexts.ts';
import type { LoadedItems } from './load-items.ts';
import type { MuseumProps } from './museum-blocks.ts';
import { toLink, toPicture, toText } from './option-values.ts';
import { Headed } from './pieces.tsx';

type ItemsProps = Pick<MuseumProps<'Museum:Items'>, 'loaded'> & {
  readonly options: Partial<
    Pick<MuseumProps<'Museum:Items'>['options'], 'heading' | 'layout' | 'moreLink' | 'moreText'>
  >;
};

/** Items of any kind; nothing where there are none, or where they could not be had. */
export function MuseumItems({ options, loaded }: ItemsProps) {
  if (!loaded || loaded.items.length === 0) return null;
  return (
    <Headed {...options}>
      <Items of={loaded} options={options} />
    </Headed>
  );
}

function Items({ of: loaded, options }: { of: LoadedItems; options: ItemsProps['options'] }) {
  const inRow = options.layout === 'carousel';
  const label = options.heading ?? '';
  switch (loaded.kind) {
    case 'programs':
      return <ProgramList items={loaded.items} />;
    case 'staff':
      return (
        <CardGrid columns={4} isSmall>
          {loaded.items.map((member) => (
            <StaffCard key={member.id} of={member} />
          ))}
        </CardGrid>
      );
    case 'collections':
      return (
        <Carousel label={label} slide="object">
          {loaded.items.map((collection) => (
            <CollectionCard key={collection.uid} of={collection} />
          ))}
        </Carousel>
      );
    case 'cards':
      return inRow ? (
        <Carousel label={label}>{loaded.items.map(toItemCard)}</Carousel>
      ) : (
        <CardGrid columns={loaded.items.length === 2 ? 2 : 3}>
          {loaded.items.map(toItemCard)}
        </CardGrid>
      );
  }
}

function toItemCard(item: CardContent & CardDetails) {
  switch (item.type) {
    case 'exhibition':
      return <ExhibitionCard key={item.id} of={item} label={item.label} />;
    case 'resident':
      return <ResidentCard key={item.id} of={item} />;
    case 'artist':
      return <ArtistCard key={item.id} of={item} />;
    case 'convening':
      return <ConveningCard key={item.id} of={item} />;
    case 'news':
      return <NewsCard key={item.id} of={item} />;
    default:
      return <Card key={item.id} of={item} ratio="square" />;
  }
}

/** Cards that an editor wrote. */
export function MuseumCards({ options }: MuseumProps<'Museum:Cards'>) {
  const { language } = useEntry();
  const columns = options.columns === 2 || options.columns === 4 ? options.columns : 3;
  const cards = (options.cards ?? []).map((card, index) => {
    const href = card.link ?? '/';
    const title = { text: card.title ?? '', language };
    const summary = toText(card.description, language);
    const image = toPicture(card, language);
    return (
      <Card
        // biome-ignore lint/suspicious/noArrayIndexKey: cards never change places, and may be equal
        key={index}
        of={{ id: href, uid: href, type: 'news', href, title, summary, image }}
        label={toText(card.label, language)}
        accent={options.accent}
        ratio={columns === 4 ? 'own' : 'landscape'}
      />
    );
  });
  if (cards.length === 0) return null;
  return (
    <Headed heading={options.heading} accent={options.accent}>
      {options.layout === 'carousel' ? (
        <Carousel label={options.heading ?? ''}>{cards}</Carousel>
      ) : (
        <CardGrid columns={columns} isSmall={columns === 4}>
          {cards}
        </CardGrid>
      )}
    </Headed>
  );
}

export function MuseumMenuCards({ options }: MuseumProps<'Museum:MenuCards'>) {
  const { language } = useEntry();
  return (
    <MenuColumns
      title={{ text: options.title ?? '', language }}
      description={toText(options.description, language)}
      columns={options.columns === 3 || options.columns === 5 ? options.columns : 2}
      headingLevel={2}
      cards={(options.cards ?? []).map((card) => ({
        title: { text: card.title ?? '', language },
        description: toText(card.description, language),
        image: toPicture(card, language),
        imageStyle: null,
        flexSize: card.flexSize ?? 'normal',
        hasArrow: card.hasArrow ?? true,
        backgroundColor: card.backgroundColor ?? null,
        hoverOverlayColor: card.hoverOverlayColor ?? null,
        link: toLink(card.link),
      }))}
    />
  );
}
