import type { ContentPart } from '#database/content/content-loads.ts';
import type { ProtocolPath } from '../services/build-services.ts';
import type { Settings } from '../settings/settings.ts';

/** An embedded service as it runs in a process of its own. */
export interface Service {
  /** Its folder in `services/`. */
  readonly name: string;
  /** Other words for it. */
  readonly aliases: readonly string[];
  /** Where the site has it. */
  readonly protocol: ProtocolPath;
  readonly what: string;
  /** The setting by which a web process finds it. */
  readonly setting: keyof typeof ownOf;
  /** What of the content folder it answers from. */
  readonly parts: readonly ContentPart[];
  /** Whether it keeps what visitors gave, so that mails are sent and old data is deleted beside it. */
  readonly hasBackground: boolean;
  /** The calls that are for the site alone: all, those that change something, or none. */
  readonly closed: 'all' | 'changes' | 'none';
  /** A call that makes it read what it answers from; null: none is slow. */
  readonly warmPath: string | null;
}

/** The settings with which a process answers for a service itself. */
const ownOf = {
  PRISMIC_API_URL: { prismic: null },
  BUILDER_API_URL: null,
  OBJECT_COLLECTION_URL: { objectCollectionUrl: null },
  FORMS_URL: { formsUrl: null },
  RESERVATIONS_URL: { reservationsUrl: null },
  YOUTUBE_API_URL: { youtubeApiKey: null, youtubeApiUrl: null },
} as const satisfies Readonly<Record<string, Partial<Settings> | null>>;

const base = { aliases: [], hasBackground: false, closed: 'none', warmPath: null } as const;
/** Recipients and times come from items. */
const ofItems: readonly ContentPart[] = ['pictures', 'documents'];

export const serviceList: readonly Service[] = [
  {
    ...base,
    name: 'object-collection',
    aliases: ['objects'],
    protocol: '/object-collection-api',
    what: 'the objects and their search',
    setting: 'OBJECT_COLLECTION_URL',
    parts: ['pictures', 'objects', 'thesaurus'],
    warmPath: '/suggestions?q=a',
  },
  {
    ...base,
    name: 'content-management',
    aliases: ['content'],
    protocol: '/content-management-api',
    what: "items, in the protocol of Prismic's Content API",
    setting: 'PRISMIC_API_URL',
    parts: ofItems,
    warmPath: '/api/v2',
  },
  {
    ...base,
    name: 'page-builder',
    aliases: ['pages'],
    protocol: '/page-builder-api',
    what: "editors' pages, in the protocol of Builder.io",
    setting: 'BUILDER_API_URL',
    parts: ['pictures', 'pages'],
    hasBackground: true,
    closed: 'changes',
  },
  {
    ...base,
    name: 'forms',
    protocol: '/forms-api',
    what: 'what visitors write, and the newsletter',
    setting: 'FORMS_URL',
    parts: ofItems,
    hasBackground: true,
    closed: 'all',
  },
  {
    ...base,
    name: 'reservations',
    protocol: '/reservations-api',
    what: 'times, holds and reservations',
    setting: 'RESERVATIONS_URL',
    parts: ofItems,
    hasBackground: true,
    closed: 'all',
  },
  {
    ...base,
    name: 'video-playlists',
    aliases: ['playlists', 'videos'],
    protocol: '/video-playlists-api',
    what: 'playlists, in the protocol of the YouTube Data API',
    setting: 'YOUTUBE_API_URL',
    parts: ['playlists'],
  },
];

export const findService = (word: string): Service | null =>
  serviceList.find(({ name, aliases }) => name === word || aliases.includes(word)) ?? null;

/** The same settings, with this service in this process wherever a web process would look for it. */
export function toOwnSettings(settings: Settings, { setting }: Service): Settings {
  if (setting === 'BUILDER_API_URL') {
    return { ...settings, pageBuilder: { ...settings.pageBuilder, apiKey: null, apiUrl: null } };
  }
  return { ...settings, ...ownOf[setting] };
}
