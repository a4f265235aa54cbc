import type { Accent } from '#app/design/accents.ts';
import type { EventCardType } from '#services/content-management/contract.ts';
import { Card } from './Card.tsx';
import type { CardDetails, CardProps } from './card-content.ts';

/** Specification §9, "Event card colours". */
const accentsByType: Record<EventCardType, Accent> = {
  exhibition: 'green',
  publicProgram: 'green',
  permanent: 'green',
  residency: 'fuchsia',
};

export interface EventCardProps extends CardProps<CardDetails> {
  /** Decides the colour; null: the colour of events. */
  readonly eventType: EventCardType | null;
  /** Without one the card leads to the item's own page. */
  readonly linkPrefix?: string;
}

/** A card on a panel in its kind's colour. Leads to `{linkPrefix}/{id}`. */
export function EventCard({ of: event, eventType, linkPrefix, ...card }: EventCardProps) {
  return (
    <Card
      {...card}
      of={event}
      href={linkPrefix ? `${linkPrefix}/${event.uid}` : event.href}
      accent={eventType ? accentsByType[eventType] : 'fuchsia'}
      layout="panel"
      ratio="landscape"
      label={event.label}
      facts={[event.location]}
    />
  );
}
