import type { Picture } from '#services/content-management/contract.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

/** A picture as editors give it. */
export interface PictureOptions {
  readonly image?: string;
  readonly imageAlt?: string;
}

/** Editors give an address only; pieces that crop need no more than that it is large enough. */
const masterSize = { width: 2400, height: 1500 };

/** Null: the editor gave none. */
export const toPicture = ({ image, imageAlt }: PictureOptions, language: string): Picture | null =>
  image
    ? {
        src: image,
        ...masterSize,
        alt: { text: imageAlt ?? '', language },
        credit: null,
        dominantColor: null,
      }
    : null;

/** Null for what the editor left empty. */
export const toText = (text: string | undefined, language: string): LocalizedText | null =>
  text ? { text, language } : null;

export const toLink = (href: string | undefined) => ({
  href: href ?? '/',
  isExternal: /^https?:/.test(href ?? ''),
  text: null,
});
