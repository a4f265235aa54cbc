import type { Database } from '#database/database.ts';
import type { StoredEntry } from '#services/page-builder/embedded/entry.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { FollowedData } from '#shared/page-builder/followed-data.ts';
import type { RecordItemAct } from '../items/item-room.ts';
import { StudioError } from '../room/studio-error.ts';
import { type PageQuery, pageQuery } from './tables.ts';

/** A block that editors can place, as the page builder's editor would read it. */
export interface DescribedBlock {
  readonly name: string;
  readonly friendlyName?: string | undefined;
  readonly description: string;
  readonly canHaveChildren: boolean;
  readonly opensPage: boolean;
  readonly inputs: readonly DescribedInput[];
}

export interface DescribedInput {
  readonly name: string;
  readonly type: string;
  readonly helperText?: string | undefined;
  readonly defaultValue?: unknown;
  readonly enum?: readonly string[] | undefined;
  readonly allowedFileTypes?: readonly string[] | undefined;
  readonly subFields?: readonly DescribedInput[] | undefined;
  readonly advanced?: boolean | undefined;
  readonly hideFromUI?: boolean | undefined;
}

export interface PageRoomOptions {
  readonly content: Database;
  readonly visitors: Database;
  /** IANA name of the zone of the museum's clock. */
  readonly findTimeZone: () => Promise<string>;
  readonly now: () => Date;
  readonly record: RecordItemAct;
  /** Told after each publication, so that this machine's visitors see it at once. */
  readonly onPublished: () => void;
  /** The components that the site can draw. */
  readonly listBlocks: () => Promise<readonly DescribedBlock[]>;
  /** What visitors will not get of an entry as it stands, in sentences. */
  readonly check: (entry: StoredEntry) => Promise<readonly string[]>;
  /** What the expressions of an entry come to; absent: nobody can say. */
  readonly followData?: (
    entry: StoredEntry,
    language: Language,
  ) => Promise<readonly FollowedData[]>;
  /** Scheme and host of the visitors' site. */
  readonly siteOrigin?: string;
  /** How the site answers an address of its own, after redirects; absent: links are not followed. */
  readonly findStatus?: (path: string) => Promise<number>;
  /** Names of our languages in the service. */
  readonly localeCodes: Readonly<Record<Language, string>>;
}

/** What the calls about pages share. */
export interface PageRoom extends PageRoomOptions {
  readonly query: PageQuery;
}

/** @throws {StudioError} 409 where pages are not changed here */
export type GetPages = () => PageRoom;

/** @param options null: pages live in a service elsewhere, or their database is only read here */
export function createGetPages(options: PageRoomOptions | null): GetPages {
  const room = options && { ...options, query: pageQuery(options.visitors) };
  return () => {
    if (room) return room;
    throw new StudioError(409, 'elsewhere', 'The pages of this museum are not changed here.');
  };
}
