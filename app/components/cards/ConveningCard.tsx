import { Card } from './Card.tsx';
import type { CardDetails, CardProps } from './card-content.ts';

export interface ConveningCardProps extends CardProps<CardDetails> {
  readonly linkPrefix?: string;
}

/** Leads to `{linkPrefix}/{id}`. */
export function ConveningCard({
  of: convening,
  linkPrefix = '/what-we-do/convenings',
  ...card
}: ConveningCardProps) {
  return (
    <Card
      {...card}
      of={convening}
      href={`${linkPrefix}/${convening.uid}`}
      accent="fuchsia"
      ratio="landscape"
      label={convening.label}
      facts={[convening.location]}
    />
  );
}
