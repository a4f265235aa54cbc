import type { Address } from '#services/content-management/contract.ts';

/** Street and town, a line each. */
export const toAddressLines = (address: Address | null): string[] =>
  address
    ? [
        address.street ?? '',
        [address.city, address.region, address.postalCode].filter(Boolean).join(', '),
      ].filter(Boolean)
    : [];
