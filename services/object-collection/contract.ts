import type { TextByLanguage } from '#shared/localized-text.ts';
import type { Page } from '#shared/page.ts';

/**
 * The museum's objects, read only. Source: specification §7, object-collection service. Texts keep
 * all their languages; the caller chooses (`chooseText`).
 *
 * @throws {ServiceUnavailable} from every call when the service fails and no earlier answer is kept
 */
export interface ObjectCollection {
  /** One page of what matches all parts of the query; an empty page when nothing does. */
  searchObjects(query: ObjectQuery): Promise<Page<ObjectSummary>>;
  /** @returns the whole record, or null when there is none of this id */
  findObject(id: string): Promise<CollectionObject | null>;
  /**
   * The objects of these ids, in this order; unknown ids are left out.
   * @param ids at most 100
   */
  listObjectsById(ids: readonly string[]): Promise<readonly ObjectSummary[]>;
  /** Every collection that holds objects, largest first. */
  listCollections(): Promise<readonly ObjectCollectionCount[]>;
  /** Changes whenever an object changes; part of the key under which pages are cached. */
  findContentVersion(): Promise<string>;
}

export interface ObjectCollectionCount {
  readonly sourceId: string;
  /** The name its import gave it; null where the content management service names it. */
  readonly title: TextByLanguage | null;
  readonly objectCount: number;
}

export interface ObjectQuery {
  /**
   * All words must occur, as beginnings of words; letters are compared folded. At most 200
   * characters. Without a letter or digit in it, it is as if absent.
   */
  readonly words?: string;
  /** `sourceId` of a collection. */
  readonly collection?: string;
  /** Whether there is a picture to show: one that is known but not delivered does not count. */
  readonly hasImage?: boolean;
  /** `false` finds what is known not to be on view and what nothing is known of. */
  readonly onView?: boolean;
  /** Without one: relevance where there are words, else title. */
  readonly order?: ObjectOrder;
  /** Counted from 1, at most 50,000. */
  readonly page: number;
  /** At most 100. */
  readonly pageSize: number;
}

export type ObjectOrder = 'relevance' | 'title' | 'date' | 'recently-added';

export interface ObjectSummary {
  readonly id: string;
  readonly accessionNumber: string | null;
  readonly title: TextByLanguage;
  readonly slug: string;
  readonly makers: readonly string[];
  readonly date: TextByLanguage | null;
  /** The first picture that is delivered, else the first that is known. */
  readonly image: ObjectImage | null;
}

export interface ObjectImage {
  /** Address of the picture without size parameters; null: known to exist, but not delivered. */
  readonly src: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt: TextByLanguage;
  readonly caption: TextByLanguage | null;
  readonly dominantColor: string | null;
}

/** Everything known of one object. Terms follow the field's use (CIDOC CRM, Linked Art). */
export interface CollectionObject extends Omit<ObjectSummary, 'makers' | 'date' | 'image'> {
  /** Which import brought it, for example `demo`, and its id there. */
  readonly source: string;
  readonly sourceId: string;
  readonly originalTitle: { readonly text: string; readonly language: string } | null;
  readonly objectType: TextByLanguage | null;
  readonly makers: readonly Maker[];
  /** Years of the Common Era; negative: BCE (astronomical: 1 BCE is 0). */
  readonly date: {
    readonly display: TextByLanguage | null;
    readonly earliest: number | null;
    readonly latest: number | null;
  };
  readonly place: TextByLanguage | null;
  readonly culture: TextByLanguage | null;
  readonly materials: readonly TextByLanguage[];
  readonly techniques: readonly TextByLanguage[];
  /** Centimetres. */
  readonly dimensions: {
    readonly display: TextByLanguage | null;
    readonly height: number | null;
    readonly width: number | null;
    readonly depth: number | null;
    readonly diameter: number | null;
  };
  readonly creditLine: TextByLanguage | null;
  readonly rights: (TextByLanguage & { readonly uri?: string }) | null;
  readonly description: TextByLanguage | null;
  readonly provenance: TextByLanguage | null;
  readonly inscriptions: readonly {
    readonly text: string;
    readonly language: string;
    readonly script: string | null;
    readonly transliteration: string | null;
    readonly translation: TextByLanguage | null;
  }[];
  readonly motifs: readonly string[];
  readonly images: readonly ObjectImage[];
  /** `sourceId`s of the collections it belongs to. */
  readonly collections: readonly string[];
  readonly onView: boolean | null;
  readonly location: TextByLanguage | null;
  readonly relatedIds: readonly string[];
  /** The record at its owner's own site. */
  readonly recordUrl: string | null;
  /** ISO 8601, UTC: when it joined the collection; where nobody said, when it was first loaded. */
  readonly addedAt: string;
  /** ISO 8601, UTC: when the record last changed here. */
  readonly updatedAt: string;
}

export interface Maker {
  readonly name: string;
  readonly role: string | null;
  readonly nationality: string | null;
  readonly born: string | null;
  readonly died: string | null;
}
