import type { Translations } from '#app/i18n/translations.ts';
import type { MuseumClock } from '#app/museum-clock.ts';
import type { Picture } from '#services/content-management/contract.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import type { SearchKind } from '../search-query.ts';

/** All kinds but objects, which another service searches. */
export type EntryKind = Exclude<SearchKind, 'objects'>;

/** What kind of thing it is, as visitors call it; the words are in `searchResults`. */
export type EntryName =
  | 'artist'
  | 'resident'
  | 'staff'
  | 'exhibition'
  | 'program'
  | 'event'
  | 'convening'
  | 'news'
  | 'career'
  | 'product'
  | 'ticket'
  | 'collection'
  | 'video'
  | 'maker'
  | 'subject';

/** Something to be found, in one language. Holds nothing that changes with the time. */
export interface Entry {
  /** The same in every language. */
  readonly key: string;
  readonly kind: EntryKind;
  /** Path without language prefix. */
  readonly href: string;
  readonly name: EntryName | null;
  /** Takes the place of the name: "Talk", the page of which this is a part. */
  readonly label: LocalizedText | null;
  readonly title: LocalizedText;
  readonly summary: LocalizedText | null;
  readonly image: Picture | null;
  /** Names and places beside the title. */
  readonly also: readonly LocalizedText[];
  /** What somebody is, a weaver: it counts as a title does. */
  readonly trades: readonly LocalizedText[];
  /** Found by them, never shown. */
  readonly keywords: readonly string[];
  /** What it is, for those who ask for one of its kind; never shown. */
  readonly kindWords: readonly string[];
  /** Long texts, each paragraph by itself. */
  readonly texts: readonly LocalizedText[];
  /** Whether it has ended; what has no end never has. */
  readonly isOver: ((clock: MuseumClock) => boolean) | null;
  /** Whether somebody is in the house now. */
  readonly isHere: ((clock: MuseumClock) => boolean) | null;
  /** When it is, and what became of it. */
  readonly timeAt: ((now: EntryMoment) => EntryTime) | null;
}

export interface EntryMoment {
  readonly clock: MuseumClock;
  readonly translations: Translations;
}

export interface EntryTime {
  /** In the museum's time. */
  readonly date: string | null;
  /** Cancelled, sold out, over. */
  readonly status: string | null;
  /** Its page at the day that is told; absent: the page tells all there is. */
  readonly href?: string;
}

export type EntryParts = Pick<Entry, 'key' | 'kind' | 'href' | 'title'> & Partial<Entry>;

export const toEntry = (parts: EntryParts): Entry => ({
  name: null,
  label: null,
  summary: null,
  image: null,
  also: [],
  trades: [],
  keywords: [],
  kindWords: [],
  texts: [],
  isOver: null,
  isHere: null,
  timeAt: null,
  ...parts,
});
