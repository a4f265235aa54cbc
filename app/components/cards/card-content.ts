import type { CardItem, Picture } from '#services/content-management/contract.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

/**
 * What a card draws. References to items have all that is required, so they can stand on cards too.
 * Loaders put the wording of the dates, computed in the museum's time zone, into `dateLabel`.
 */
export type CardContent = Pick<CardItem, 'id' | 'uid' | 'type' | 'href' | 'title'> & {
  readonly image: CardPicture | null;
} & Partial<Pick<CardItem, 'summary' | 'dateLabel' | 'callToAction' | 'additionalImages'>>;

/** A picture in a list; whose it is stands on the item's own page. */
export type CardPicture = Omit<Picture, 'credit'>;

export const toCardPicture = ({ credit: _, ...picture }: Picture): CardPicture => picture;

/** What every card of an item takes. */
export interface CardProps<Content extends object = object> {
  readonly of: CardContent & Content;
  /** Rank of its heading in the page's outline. */
  readonly level?: 2 | 3 | 4;
  /** How wide its picture is drawn, as in the `sizes` attribute. */
  readonly sizes?: string;
}

/** Fields that only some kinds of items have. */
export interface CardDetails {
  readonly label?: LocalizedText | null;
  readonly location?: LocalizedText | null;
}

const drawnFields = ['id', 'uid', 'type', 'href', 'title', 'summary', 'label', 'location'] as const;
type DrawnField = (typeof drawnFields)[number];

/**
 * What a card draws of an item, without a wording of dates: items hold much more, and a page carries
 * all that its loader returns.
 */
export const toCardContent = <
  Item extends { readonly [Field in DrawnField]?: unknown } & { readonly image: Picture | null },
>(
  item: Item,
) => {
  const drawn = drawnFields.filter((name) => name in item).map((name) => [name, item[name]]);
  return {
    ...(Object.fromEntries(drawn) as Pick<Item, keyof Item & DrawnField>),
    image: item.image && toCardPicture(item.image),
  };
};
