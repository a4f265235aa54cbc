// Written by scripts/brand/cut-fonts.ts.
import type { Language } from '#shared/languages/languages.ts';

/** Addresses of the fonts that every page of a language needs before its first line is drawn. */
export const fontPreloads: { readonly [language in Language]: readonly string[] } = {
  en: [
    '/fonts/cormorant-normal-latin.45ef2190.woff2',
    '/fonts/public-sans-normal-latin.1db43357.woff2',
  ],
  es: [
    '/fonts/cormorant-normal-latin.45ef2190.woff2',
    '/fonts/public-sans-normal-latin.1db43357.woff2',
  ],
  haw: [
    '/fonts/cormorant-normal-latin.45ef2190.woff2',
    '/fonts/public-sans-normal-latin.1db43357.woff2',
    '/fonts/cormorant-normal-kahako.479823f3.woff2',
    '/fonts/public-sans-normal-kahako.2084dfc7.woff2',
  ],
};
