import type { PageHead } from '#app/page-head.ts';
import type { Hero, ListingPage, RichText } from '#services/content-management/contract.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

/** What opens a listing: the editors' words, and ours where they left none. */
export interface ListingHeader {
  readonly label: LocalizedText | null;
  readonly title: LocalizedText;
  readonly lead: LocalizedText | null;
  readonly hero: Hero | null;
  readonly intro: RichText | null;
  readonly emptyText: RichText | null;
  readonly head: PageHead;
}

/**
 * @param words the screen's own title and description, in the page's language
 * @param section name of the section, for the tab's title
 */
export function toListingHeader(
  page: ListingPage | null,
  messages: { readonly title: string; readonly description: string },
  language: Language,
  section: string | null = null,
): ListingHeader {
  const own = (text: string): LocalizedText => ({ text, language });
  const title = page?.title ?? own(messages.title);
  const lead = page?.hero?.description ?? own(messages.description);
  return {
    label: page?.label ?? null,
    title,
    lead,
    hero: page?.hero?.backgroundImage ? page.hero : null,
    intro: page?.intro ?? null,
    emptyText: page?.emptyText ?? null,
    head: {
      title: page?.metadata.title?.text ?? title.text,
      section: section === title.text ? null : section,
      description: page?.metadata.description?.text ?? lead.text,
      imageSrc: page?.hero?.backgroundImage
        ? `${page.hero.backgroundImage.src}?w=1200&h=630&fit=crop&fm=jpg`
        : null,
    },
  };
}
