import type { CardContent } from './card-content.ts';

/** A tour has a line in a list, and no page of its own. */
type PreviewedItem = Omit<CardContent, 'type'> & {
  readonly type: CardContent['type'] | 'ticket_type';
};

/**
 * What a card hands to the page it leads to, to be shown while that page's data is on its way. A
 * page never depends on it. Shape and names: specification §2, "Cards and link targets", and §3,
 * "Card".
 */
export interface CardPreview {
  readonly id: string;
  readonly uid: string;
  readonly prismicDocumentId: string;
  readonly type: PreviewedItem['type'];
  readonly name: string;
  readonly title: string;
  readonly description: string | null;
  readonly image: string | null;
  readonly imageAlt: string | null;
  readonly dateLabel: string | null;
  readonly ctaLink: string | null;
  readonly ctaText: string | null;
  readonly additionalImages: readonly string[];
}

const keys = ['exhibitionData', 'residencyData', 'artistData', 'rawPrismicData'] as const;

type PreviewKey = (typeof keys)[number];

const keysByType: Partial<Record<PreviewedItem['type'], PreviewKey>> = {
  exhibition: 'exhibitionData',
  resident: 'residencyData',
  artist: 'artistData',
};

/** The navigation state that the card of this item passes. */
export function toNavigationState(item: PreviewedItem): {
  readonly [key in PreviewKey]?: CardPreview;
} {
  const preview: CardPreview = {
    id: item.id,
    uid: item.uid,
    prismicDocumentId: item.id,
    type: item.type,
    name: item.title.text,
    title: item.title.text,
    description: item.summary?.text ?? null,
    image: item.image?.src ?? null,
    imageAlt: item.image?.alt.text ?? null,
    dateLabel: item.dateLabel?.text ?? null,
    ctaLink: item.callToAction?.href ?? null,
    ctaText: item.callToAction?.text?.text ?? null,
    additionalImages: (item.additionalImages ?? []).map(({ picture }) => picture.src),
  };
  return { [keysByType[item.type] ?? 'rawPrismicData']: preview };
}

/**
 * The preview in a navigation's state; null when there is none. The state comes from the browser's
 * history, which an older version of the site may have written, so only what is sound counts.
 */
export function readCardPreview(state: unknown): CardPreview | null {
  if (typeof state !== 'object' || state === null) return null;
  for (const key of keys) {
    const preview = (state as Record<string, unknown>)[key] as CardPreview | null | undefined;
    if (typeof preview?.title === 'string' && typeof preview.uid === 'string') return preview;
  }
  return null;
}
