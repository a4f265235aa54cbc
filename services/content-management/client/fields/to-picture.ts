import type { Picture } from '#services/content-management/contract.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import type { RawPicture } from '../wire.ts';
import type { KnownOrigins } from './field-scope.ts';

/**
 * @param alt chosen by the caller, because the words are the language's while the picture is shared
 * @param credit the same; of the picture's own language where absent
 * @returns null when the address is not one of the web
 */
export function toPicture(
  raw: RawPicture,
  alt: LocalizedText,
  origins: KnownOrigins,
  credit: LocalizedText | null = raw.copyright
    ? { text: raw.copyright, language: alt.language }
    : null,
): Picture | null {
  const src = toPictureSource(raw.url, origins);
  if (!src) return null;
  return {
    src,
    width: raw.dimensions.width,
    height: raw.dimensions.height,
    alt,
    dominantColor: toColor(raw.edit?.background),
    credit,
  };
}

/** Without size and format, which the page chooses itself; the editor's crop (`rect`) and the file's version stay. */
function toPictureSource(address: string, origins: KnownOrigins): string | null {
  const url = URL.canParse(address, origins.service) ? new URL(address, origins.service) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const kept = Object.entries({ v: /^\d+$/, rect: /^[\d.,]+$/ }).flatMap(([name, pattern]) => {
    const value = url.searchParams.get(name);
    return value && pattern.test(value) ? [`${name}=${value}`] : [];
  });
  const isOurs = url.origin === origins.service || url.origin === origins.site;
  return `${isOurs ? '' : url.origin}${url.pathname}${kept.length > 0 ? '?' : ''}${kept.join('&')}`;
}

/** `#rrggbb`, or null: the service knows `transparent` and short forms too. */
export const toColor = (value: unknown): string | null =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : null;
