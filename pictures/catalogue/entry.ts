import type { Picture } from '../surface/mount.ts';

/** A true description of what is drawn, in the three languages of the site. */
export type Alternatives = { en: string; es: string; haw: string };

export type CatalogueEntry = {
  /** `<group>/<name>`: where the picture lies below content/images, without extension. */
  slug: string;
  alt: Alternatives;
  /** Draws the picture; the slug seeds whatever is left to chance. */
  draw: (slug: string) => Picture | Promise<Picture>;
  /** Above this its quality is lowered; 300,000 when not told. */
  maxBytes?: number;
};

export function entry(
  slug: string,
  en: string,
  es: string,
  haw: string,
  draw: CatalogueEntry['draw'],
): CatalogueEntry {
  return { slug, alt: { en, es, haw }, draw };
}
