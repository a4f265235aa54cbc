import { Card } from './Card.tsx';
import type { CardDetails, CardProps } from './card-content.ts';

export interface NewsCardProps extends CardProps<CardDetails> {
  /** Wide unless it stands narrow beside a wide one. */
  readonly ratio?: 'landscape' | 'portrait';
}

/** Leads to `/about/news/{uid}`. */
export function NewsCard({ of: news, ...card }: NewsCardProps) {
  return (
    <Card
      ratio="landscape"
      {...card}
      of={news}
      href={`/about/news/${news.uid}`}
      accent="blue-dark"
      label={news.label}
    />
  );
}
