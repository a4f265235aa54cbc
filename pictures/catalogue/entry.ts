import type { Picture } from '../surface/mount.ts';

/** A true description of what is drawn, in the three languages of the site. */
export type Alternatives = { en: string; es: string; haw: string };

export type CatalogueEntry = {
  /** `<group>/<name>`: where the picture lies below content/images, without extension. */
  slug: string;
  alt: Alternatives;
  /** Draws the picture; the slug seeds whatever is left to chance. */
  draw: (slug: string, close?: number) => Picture | Promise<Picture>;
  /**
   * How many times as large as the delivered picture the master is drawn, for works that are looked at closely. The
   * master then lies in content/masters, and what is delivered is that made smaller.
   */
  close?: number;
  /** From 0 to 1, from left and top: what must be seen where a part is cut away; the middle when not told. */
  focalPoint?: { x: number; y: number };
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

/** The work is drawn so large that hairs of the brush and threads can be seen. */
export const closely = (one: CatalogueEntry, close = 3.75): CatalogueEntry => ({ ...one, close });
