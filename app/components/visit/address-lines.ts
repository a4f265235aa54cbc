import type { Address } from '#services/content-management/contract.ts';

/** "Honolulu, HI 96816": no comma stands before a ZIP code. */
export const toCityLine = ({ city, region, postalCode }: Address): string =>
  [city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** Street and town, a line each. */
export const toAddressLines = (address: Address | null): string[] =>
  address ? [address.street ?? '', toCityLine(address)].filter(Boolean) : [];
