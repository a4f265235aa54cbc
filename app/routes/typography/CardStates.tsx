import { ArtistCard } from '#app/components/cards/ArtistCard.tsx';
import { CardGrid } from '#app/components/cards/CardGrid.tsx';
import { CollectionCard } from '#app/components/cards/CollectionCard.tsx';
import { ConveningCard } from '#app/components/cards/ConveningCard.tsx';
import { EventCard } from '#app/components/cards/EventCard.tsx';
import { ExhibitionCard } from '#app/components/cards/ExhibitionCard.tsx';
import { NewsCard } from '#app/components/cards/NewsCard.tsx';
import { ObjectCard, type ObjectCardContent } from '#app/components/cards/ObjectCard.tsx';
import { ProductCard } from '#app/components/cards/ProductCard.tsx';
import { ProgramList } from '#app/components/cards/ProgramList.tsx';
import { ResidentCard } from '#app/components/cards/ResidentCard.tsx';
import { StaffCard } from '#app/components/cards/StaffCard.tsx';
import { Section } from '#app/components/layout/Section.tsx';
import type {
  Artist,
  Collection,
  Convening,
  Exhibition,
  NewsItem,
  Product,
  ProgramEvent,
  Resident,
  StaffMember,
} from '#services/content-management/contract.ts';
import styles from './Showcase.module.css';

export interface CardStatesProps {
  readonly exhibition: Exhibition | null;
  readonly artist: Artist | null;
  readonly resident: Resident | null;
  readonly convening: Convening | null;
  readonly events: readonly ProgramEvent[];
  readonly news: NewsItem | null;
  readonly staff: StaffMember | null;
  readonly collection: Collection | null;
  readonly product: Product | null;
  readonly objects: readonly ObjectCardContent[];
}

const eventTypes = ['exhibition', 'publicProgram', 'permanent', 'residency'] as const;

/** Every card with a real item, and the states of a missing and a failed picture. */
export function CardStates(props: CardStatesProps) {
  const { exhibition, artist, resident, convening, events, news, staff, collection, product } =
    props;
  const [object] = props.objects;
  return (
    <>
      <Section labelledBy="cards" width="layout">
        <h2 id="cards" className={styles.heading} lang="en">
          Cards
        </h2>
        <CardGrid columns={4}>
          {exhibition && <ExhibitionCard of={exhibition} />}
          {artist && <ArtistCard of={artist} />}
          {resident && <ResidentCard of={resident} />}
          {convening && <ConveningCard of={convening} />}
          {news && <NewsCard of={news} />}
          {collection && <CollectionCard of={collection} />}
          {object && <ObjectCard of={object} />}
          {product && <ProductCard of={product} priceLabel="$48" stockLabel="Few left" />}
          {staff && <StaffCard of={staff} />}
          {exhibition && <ExhibitionCard of={{ ...exhibition, image: null }} />}
          {exhibition?.image && (
            // A file that is there and is no picture fails without a message in the console.
            <ExhibitionCard
              of={{ ...exhibition, image: { ...exhibition.image, src: '/robots.txt' } }}
            />
          )}
        </CardGrid>
        <CardGrid columns={4}>
          {events.map((event, index) => (
            <EventCard
              key={event.id}
              of={event}
              eventType={eventTypes[index] ?? null}
              linkPrefix="/what-we-do/events"
            />
          ))}
        </CardGrid>
      </Section>
      <Section labelledBy="programs" accent="green">
        <h2 id="programs" className={styles.heading} lang="en">
          List of programs
        </h2>
        <ProgramList
          items={events.map((event, index) => ({
            ...event,
            day: ['12', '28', '3–5', 'Always'][index] ?? '1',
            month: 'December',
            dateTime: '2026-12-12',
            time: index === 3 ? null : 'Saturday, 10:30 AM',
            status: index === 1 ? 'Fully booked' : null,
          }))}
        />
      </Section>
    </>
  );
}
