import { museumName } from '#brand/names.ts';
import type { Address, Settings } from '#services/content-management/contract.ts';

/** What every item of structured data needs to know of the house. */
export interface Museum {
  readonly publicOrigin: string;
  /** Null while they cannot be had. */
  readonly settings: Settings | null;
}

/** The museum's own node in the graph of facts; all others refer to it by this address. */
const toMuseumId = (publicOrigin: string): string => `${publicOrigin}/#museum`;

/** The museum as organizer, publisher, employer or place of something else. */
export function toMuseumReference({ publicOrigin, settings }: Museum) {
  return {
    '@type': 'Museum',
    '@id': toMuseumId(publicOrigin),
    name: settings?.siteName.text ?? museumName.en,
    url: publicOrigin,
    ...toPostalAddress(settings?.addresses.find(({ kind }) => kind === 'visit')),
  };
}

/** @returns the property `address`; nothing where the address is not known */
function toPostalAddress(address: Address | undefined) {
  if (!address) return {};
  return {
    address: {
      '@type': 'PostalAddress',
      ...(address.street && { streetAddress: address.street }),
      ...(address.city && { addressLocality: address.city }),
      ...(address.region && { addressRegion: address.region }),
      ...(address.postalCode && { postalCode: address.postalCode }),
      ...(address.country && { addressCountry: address.country }),
    },
  };
}

/** @returns the property `image` with a whole address; nothing without a picture */
export const toImage = (
  picture: { readonly src: string | null } | null | undefined,
  publicOrigin: string,
) => (picture?.src ? { image: [new URL(picture.src, publicOrigin).href] } : {});
