import type { RichText, Settings } from '#services/content-management/contract.ts';
import { toAddressLines } from './address-lines.ts';
import { listMapLinks, type MapLink } from './map-links.ts';

/** The gate, and how one comes to it. */
export interface WayHere {
  /** A line each. */
  readonly address: readonly string[];
  readonly directions: RichText | null;
  readonly maps: readonly MapLink[];
}

export function toWayHere(settings: Settings | null): WayHere {
  const gate = settings?.addresses.find(({ kind }) => kind === 'visit') ?? null;
  return {
    address: toAddressLines(gate),
    directions: gate?.directions ?? null,
    maps: listMapLinks(gate?.location ?? null),
  };
}
