import { type CardPicture, toCardContent } from '#app/components/cards/card-content.ts';
import { isUpright, isWork } from '#app/components/media/Picture.tsx';
import type { Exhibition, Home, ItemReference } from '#services/content-management/contract.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

type Chosen<Type extends ItemReference['type']> = Pick<
  ItemReference,
  'id' | 'uid' | 'href' | 'title' | 'summary'
> & { readonly type: Type; readonly image: CardPicture | null };

/** A part of the home page that the editors fill: their title, their sentence, what they chose. */
export interface HomeSection<Type extends ItemReference['type']> {
  readonly title: LocalizedText;
  readonly description: LocalizedText | null;
  readonly items: readonly Chosen<Type>[];
}

const maxItems = 3;

/**
 * The items of one type in the part with this key. Null where the editors left it out, gave it no
 * title or chose nothing of that type.
 */
export function findHomeSection<Type extends ItemReference['type']>(
  home: Home | null,
  key: string,
  type: Type,
): HomeSection<Type> | null {
  const section = home?.sections.find((candidate) => candidate.key === key);
  const items = section?.items.filter((item) => item.type === type).slice(0, maxItems) ?? [];
  if (!section?.title || items.length === 0) return null;
  return {
    title: section.title,
    description: section.description,
    items: items.map((item) => ({ ...toCardContent(item), type })),
  };
}

/**
 * Of the exhibition that leads: a view that its own page has not at its head, so that who follows it sees more.
 * Large and wide, a work would leave half of the place empty; the room it hangs in fills it.
 */
export function chooseLeadImage(
  exhibition: Pick<Exhibition, 'heroImage' | 'additionalImages'> | undefined,
  otherwise: CardPicture | null,
): CardPicture | null {
  const further = exhibition?.additionalImages.find(
    ({ picture }) => !isWork(picture) && !isUpright(picture),
  );
  return further?.picture ?? exhibition?.heroImage ?? otherwise;
}
