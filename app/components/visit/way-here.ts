import type { RichText, Settings } from '#services/content-management/contract.ts';
import { toAddressLines } from './address-lines.ts';
import { listMapLinks, type MapLink, usualMap } from './map-links.ts';

/** The gate, and how one comes to it. */
export interface WayHere {
  /** A line each. */
  readonly address: readonly string[];
  readonly directions: RichText | null;
  readonly maps: readonly MapLink[];
  /** The way there from where one is, in the service that every phone opens; null: nobody knows where it lies. */
  readonly mapHref: string | null;
}

export function toWayHere(settings: Settings | null): WayHere {
  const gate = settings?.addresses.find(({ kind }) => kind === 'visit') ?? null;
  const maps = listMapLinks(gate?.location ?? null);
  return {
    address: toAddressLines(gate),
    directions: gate?.directions ?? null,
    maps,
    mapHref: maps.find(({ name }) => name === usualMap)?.href ?? null,
  };
}
