import type { Accent, Ground } from '#app/design/accents.ts';
import type { Picture } from '#services/content-management/contract.ts';
import type { LocalizedText } from '#shared/localized-text.ts';

/** A picture as editors give it. */
export interface PictureOptions {
  readonly image?: string;
  readonly imageAlt?: string;
}

export interface MoreOptions {
  readonly moreLink?: string;
  readonly moreText?: string;
}

export interface SectionOptions {
  readonly heading?: string;
  readonly lead?: string;
  readonly ground?: Ground;
  readonly accent?: Accent;
  readonly width?: 'section' | 'layout';
  readonly layout?: 'below' | 'beside' | 'wide';
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
