import type { Language } from '#shared/languages/languages.ts';
import { isLinkFilled, type RawLink } from '../../fields/link/link-value.ts';
import { keyOf } from '../../item/paths.ts';
import type { ListItem } from '../list-edits.ts';

/** A card as visitors see it. */
export interface MenuCard {
  readonly key: string;
  readonly title: string;
  /** The language that its words are in: English where the other says none. */
  readonly language: Language;
  readonly description: string;
  readonly picture: string | null;
  readonly isWide: boolean;
  readonly isContained: boolean;
  readonly hasArrow: boolean;
  readonly background: string | null;
  readonly overlay: string | null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * The cards of a menu page in one language. As on the site, those without a title or a link are left out.
 * @param english the cards with everything; @param own what the language says, by the same keys
 */
export function toMenuCards(
  english: readonly ListItem[],
  own: readonly ListItem[],
  language: Language,
): readonly MenuCard[] {
  const words = new Map(own.map((card) => [keyOf(card), card]));
  return english.flatMap((card): MenuCard[] => {
    const said = words.get(keyOf(card));
    const hasOwn = language !== 'en' && textOf(said?.title) !== '';
    const title = hasOwn ? textOf(said?.title) : textOf(card.title);
    if (title === '' || !isLinkFilled(card.link as RawLink | undefined)) return [];
    const { url } = (card.image ?? {}) as { readonly url?: unknown };
    return [
      {
        key: keyOf(card),
        title,
        language: hasOwn ? language : 'en',
        description: (language !== 'en' && textOf(said?.description)) || textOf(card.description),
        picture: typeof url === 'string' ? url : null,
        isWide: card.flex_size === 'wide',
        isContained: card.image_style === 'contain',
        hasArrow: card.has_arrow === true,
        background: textOf(card.background_color) || null,
        overlay: textOf(card.hover_overlay_color) || null,
      },
    ];
  });
}

/** Rows of so many cards, as the site stands them in wide windows. */
export const inRows = <Card>(
  cards: readonly Card[],
  columns: number,
): readonly (readonly Card[])[] =>
  Array.from({ length: Math.ceil(cards.length / columns) }, (_, row) =>
    cards.slice(row * columns, (row + 1) * columns),
  );

/** Where a link leads in words: the item's title, or the address; null: nowhere yet. */
export function placeOfLink(
  link: RawLink | undefined,
  titleOf: (id: string) => string | undefined,
): string | null {
  if (!isLinkFilled(link)) return null;
  if (link.id !== undefined) return titleOf(link.id) ?? String(link.uid ?? link.id);
  return link.url?.replace(/^https?:\/\/[^/]+(?=\/.)/, '') ?? null;
}
