import type { ItemLink } from '#services/content-management/contract.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { resolvePath } from '../resolve-path.ts';
import type { RawLink } from '../wire.ts';
import type { KnownOrigins } from './field-scope.ts';
import { type Address, toAddress } from './to-address.ts';

/** Null for an empty link, a broken one, and one to a document that has no screen. */
export function toLink(
  raw: RawLink,
  text: LocalizedText | null,
  origins: KnownOrigins,
): ItemLink | null {
  const address = toLinkAddress(raw, origins);
  return address && { ...address, text };
}

function toLinkAddress(raw: RawLink, origins: KnownOrigins): Address | null {
  if (raw.isBroken) return null;
  if (raw.link_type === 'Document') {
    if (!raw.id || !raw.type) return null;
    const href = resolvePath({ type: raw.type, uid: raw.uid, id: raw.id });
    return href === null ? null : { href, isExternal: false };
  }
  return raw.url ? toAddress(raw.url, origins) : null;
}
