import { withoutLanguage } from '#shared/languages/localized-path.ts';
import type { KnownOrigins } from './field-scope.ts';

export interface Address {
  readonly href: string;
  readonly isExternal: boolean;
}

const safeSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * An editor's address as the site links it: paths of this site without origin and language prefix,
 * everything else whole. Null for what must not stand in a link (`javascript:`, broken text).
 */
export function toAddress(url: string, origins: KnownOrigins): Address | null {
  const address = url.trim();
  if (address.startsWith('#')) return { href: address, isExternal: false };
  const parsed = URL.canParse(address, origins.site) ? new URL(address, origins.site) : null;
  if (!parsed || !safeSchemes.has(parsed.protocol)) return null;
  const path = `${parsed.pathname}${parsed.search}${parsed.hash}`;
  if (parsed.origin === origins.site) return { href: withoutLanguage(path), isExternal: false };
  if (parsed.origin === origins.service) return { href: path, isExternal: false };
  return { href: parsed.href, isExternal: true };
}
