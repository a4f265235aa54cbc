import type { YearlyCall } from '#shared/calendar/call-state.ts';
import type { FreeDays } from '#shared/calendar/free-days.ts';
import type { Weekday } from '#shared/dates/local-date.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

/**
 * The items that editors keep in the content management service, read only. Source:
 * specification §1 and §3; field lists: `models/customtypes/`.
 *
 * Every text comes in the wanted language, or in English, marked as such, where a translation is
 * missing. Order of lists: the one that visitors expect of the type, told at each call. Whether
 * something is current or past is computed by the caller, in the museum's time zone.
 *
 * An item is found by its uid, or by the id of its document in any language; null: there is none.
 * An answer depends on nothing but its arguments and the content version.
 *
 * One file, however many types of items there are: it is the whole promise, and all that the site
 * knows of the service.
 *
 * @throws {ServiceUnavailable} from every call when the service fails and no earlier answer is kept
 */
export interface ContentManagement {
  /** Names, hours, addresses, links of the whole site. */
  findSettings(language: Language): Promise<Settings | null>;
  findHome(language: Language): Promise<Home | null>;
  /** @param section path segment of a menu section, for example `whats-on` */
  findMenuPage(section: string, language: Language): Promise<MenuPage | null>;
  /** @param listing name of a listing, for example `exhibitions` */
  findListingPage(listing: string, language: Language): Promise<ListingPage | null>;
  findTextPage(uid: string, language: Language): Promise<TextPage | null>;

  /** Permanent ones last, else by start date, newest first. */
  listExhibitions(language: Language): Promise<readonly Exhibition[]>;
  findExhibition(uid: string, language: Language): Promise<Exhibition | null>;
  /** By start date, newest first. */
  listResidents(language: Language): Promise<readonly Resident[]>;
  findResident(id: string, language: Language): Promise<Resident | null>;
  /** By name. */
  listArtists(language: Language): Promise<readonly Artist[]>;
  findArtist(id: string, language: Language): Promise<Artist | null>;
  /** By start, newest first. */
  listConvenings(language: Language): Promise<readonly Convening[]>;
  findConvening(id: string, language: Language): Promise<Convening | null>;
  /** By first date, newest first. */
  listEvents(language: Language): Promise<readonly ProgramEvent[]>;
  findEvent(id: string, language: Language): Promise<ProgramEvent | null>;
  /** By first date, newest first. */
  listPublicPrograms(language: Language): Promise<readonly PublicProgram[]>;
  findPublicProgram(id: string, language: Language): Promise<PublicProgram | null>;
  /** Newest first. */
  listNews(language: Language): Promise<readonly NewsItem[]>;
  findNews(uid: string, language: Language): Promise<NewsItem | null>;
  /** Newest first, closed ones included. */
  listCareers(language: Language): Promise<readonly Career[]>;
  findCareer(uid: string, language: Language): Promise<Career | null>;
  /** In the editors' order. */
  listStaff(language: Language): Promise<readonly StaffMember[]>;
  /** In the editors' order. */
  listCollections(language: Language): Promise<readonly Collection[]>;
  /** In the editors' order, inactive ones left out. */
  listTicketTypes(language: Language): Promise<readonly TicketType[]>;
  /** In the editors' order, those without a panorama left out. */
  listTourRooms(language: Language): Promise<readonly TourRoom[]>;
  /** In the editors' order. */
  listProducts(language: Language): Promise<readonly Product[]>;
  /** In the editors' order. */
  listPlaylists(language: Language): Promise<readonly Playlist[]>;
  /** Newest first. */
  listVideos(language: Language): Promise<readonly Video[]>;

  /**
   * Changes whenever published content changes; part of the key under which pages are cached.
   * Cheap: kept a few seconds.
   */
  findContentVersion(): Promise<string>;
}

/** A picture as the service delivers it. */
export interface Picture {
  /** Address of the picture without size parameters; `w`, `h`, `fit`, `q` may be added (imgix names). */
  readonly src: string;
  /** Pixels of the original. */
  readonly width: number;
  readonly height: number;
  /** Empty text: the picture is decoration. */
  readonly alt: LocalizedText;
  /** `#rrggbb` shown until the picture has come; null: unknown. */
  readonly dominantColor: string | null;
  readonly credit: LocalizedText | null;
}

/** A link an editor set: inside the site as a path without language prefix, else a whole address. */
export interface ItemLink {
  readonly href: string;
  readonly isExternal: boolean;
  readonly text: LocalizedText | null;
}

/** Formatted text. Spans are in UTF-16 units, end exclusive. */
export interface RichText {
  readonly language: string;
  readonly blocks: readonly RichTextBlock[];
}

export type RichTextBlock =
  | {
      readonly type: 'paragraph' | 'heading2' | 'heading3' | 'heading4' | 'preformatted';
      readonly text: string;
      readonly spans: readonly RichTextSpan[];
      readonly direction: 'ltr' | 'rtl';
    }
  | {
      readonly type: 'list' | 'ordered-list';
      readonly items: readonly RichTextLine[];
    }
  | { readonly type: 'image'; readonly picture: Picture; readonly caption?: RichTextLine };

/** One line of formatted text. */
export interface RichTextLine {
  readonly text: string;
  readonly spans: readonly RichTextSpan[];
}

export type RichTextSpan = { readonly start: number; readonly end: number } & (
  | { readonly type: 'strong' | 'em' }
  | { readonly type: 'hyperlink'; readonly link: ItemLink }
  /** A word in another language; BCP 47. */
  | { readonly type: 'foreign'; readonly language: string }
);

/** The fields of every item that a card can show. Source: specification §3, "Card". */
export interface CardItem {
  /** Id of the document in the wanted language. */
  readonly id: string;
  /** The same in all languages; stands in the address of the item. */
  readonly uid: string;
  readonly type: CardItemType;
  /** Path of the item's screen on this site, without language prefix. */
  readonly href: string;
  /** Title of a thing, name of a person. */
  readonly title: LocalizedText;
  /** Short plain text. */
  readonly summary: LocalizedText | null;
  readonly image: Picture | null;
  /** Editors' own wording of the dates; null: compute it. */
  readonly dateLabel: LocalizedText | null;
  readonly isFeatured: boolean;
  readonly callToAction: ItemLink | null;
  readonly additionalImages: readonly { picture: Picture; caption: LocalizedText | null }[];
}

export type CardItemType =
  | 'exhibition'
  | 'resident'
  | 'artist'
  | 'convening'
  | 'event'
  | 'public_program'
  | 'news'
  | 'product'
  | 'video';

/** Groups of the collection and people of the house can be referred to as well, without a card. */
export type ReferenceType = CardItemType | 'collection' | 'staff';

/** A reference to another item, enough for a link with a picture. */
export interface ItemReference {
  readonly id: string;
  readonly uid: string;
  readonly type: ReferenceType;
  /** Path of the item's screen on this site, without language prefix. */
  readonly href: string;
  readonly title: LocalizedText;
  /** Short plain text. */
  readonly summary: LocalizedText | null;
  readonly image: Picture | null;
  /** What a person makes or does. */
  readonly craft: LocalizedText | null;
  /** Null for what has no time. */
  readonly time: ReferenceTime | null;
}

/** Calendar dates of the museum (YYYY-MM-DD), or the times at which something is held, in order. */
export type ReferenceTime =
  | ({ readonly kind: 'exhibition' } & Pick<Exhibition, 'isPermanent' | 'startDate' | 'endDate'>)
  | ({ readonly kind: 'residency' } & Pick<Resident, 'startDate' | 'endDate'>)
  | {
      readonly kind: 'held';
      readonly status: ProgramStatus;
      readonly times: readonly ProgramTime[];
    }
  | { readonly kind: 'published'; readonly on: string };

export interface PageMetadata {
  readonly title: LocalizedText | null;
  readonly description: LocalizedText | null;
  readonly image: Picture | null;
  readonly isHiddenFromSearch: boolean;
}

export type ExhibitionGround = 'green' | 'blue' | 'wine' | 'ink' | 'sand';

export interface Exhibition extends CardItem {
  readonly type: 'exhibition';
  readonly subtitle: LocalizedText | null;
  readonly label: LocalizedText | null;
  readonly isPermanent: boolean;
  /** What the words beside its picture stand on; null: the section's green. */
  readonly ground: ExhibitionGround | null;
  /** YYYY-MM-DD, calendar dates of the museum; null only for permanent ones. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly location: LocalizedText | null;
  /** The uid of the ticket it is seen with; null: the editors name none. */
  readonly ticketType: string | null;
  readonly description: RichText | null;
  readonly heroImage: Picture | null;
  readonly heroVideoSrc: string | null;
  readonly youtubeVideoId: string | null;
  readonly artists: readonly ItemReference[];
  readonly credits: readonly { name: string; role: LocalizedText | null }[];
  /** Objects of the collection shown, by their id there. */
  readonly objects: readonly { sourceId: string; title: LocalizedText | null }[];
  readonly sponsors: readonly { name: string; logo: Picture | null; link: ItemLink | null }[];
  readonly quote: Quote | null;
  readonly related: readonly ItemReference[];
  /** What helps to see it. One that is seen on a tour only has that of the tour. */
  readonly access: readonly ProgramAccess[];
  readonly accessibility: RichText | null;
  readonly metadata: PageMetadata;
}

export interface Resident extends CardItem {
  readonly type: 'resident';
  readonly role: LocalizedText | null;
  readonly discipline: LocalizedText | null;
  readonly country: LocalizedText | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly description: RichText | null;
  readonly artist: ItemReference | null;
  readonly quote: Quote | null;
  readonly links: readonly ItemLink[];
  readonly related: readonly ItemReference[];
  readonly metadata: PageMetadata;
}

export interface Artist extends CardItem {
  readonly type: 'artist';
  readonly role: LocalizedText | null;
  readonly lifeDates: LocalizedText | null;
  readonly origin: LocalizedText | null;
  readonly discipline: LocalizedText | null;
  readonly description: RichText | null;
  readonly exhibitions: readonly ItemReference[];
  readonly works: readonly { sourceId: string; title: string | null }[];
  readonly links: readonly ItemLink[];
  readonly metadata: PageMetadata;
}

export type ProgramStatus = 'scheduled' | 'postponed' | 'cancelled';

export interface Convening extends CardItem {
  readonly type: 'convening';
  readonly label: LocalizedText | null;
  /** Instants, ISO 8601 in UTC. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly location: LocalizedText | null;
  readonly description: RichText | null;
  readonly speakers: readonly {
    name: string;
    role: LocalizedText | null;
    organization: LocalizedText | null;
    image: Picture | null;
    artist: ItemReference | null;
  }[];
  readonly agenda: readonly {
    startsAt: string | null;
    endsAt: string | null;
    title: LocalizedText;
    description: RichText | null;
  }[];
  readonly partners: readonly { name: string; logo: Picture | null; link: ItemLink | null }[];
  readonly registration: ItemLink | null;
  readonly recording: Video | null;
  readonly documents: readonly ItemLink[];
  readonly status: ProgramStatus;
  readonly metadata: PageMetadata;
}

export interface ProgramTime {
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly isFullyBooked: boolean;
  readonly isCancelled: boolean;
}

/** `ase`: American Sign Language. */
export type ProgramLanguage = Language | 'ase';

export type ProgramAccess = 'step-free' | 'described' | 'signed' | 'captioned' | 'relaxed';

interface Program extends CardItem {
  readonly label: LocalizedText | null;
  /** In order of time. */
  readonly times: readonly ProgramTime[];
  readonly location: LocalizedText | null;
  readonly description: RichText | null;
  readonly audience: LocalizedText | null;
  /** In which it is held; none: in English. */
  readonly languages: readonly ProgramLanguage[];
  /** What helps to take part. */
  readonly access: readonly ProgramAccess[];
  /** Steps, seats and ways around them, in a few words. */
  readonly accessNote: LocalizedText | null;
  readonly priceLabel: LocalizedText | null;
  readonly booking: ItemLink | null;
  readonly parent: ItemReference | null;
  readonly status: ProgramStatus;
  readonly metadata: PageMetadata;
}

/** Source: specification §3, "EventCard". */
export type EventCardType = 'exhibition' | 'residency' | 'publicProgram' | 'permanent';

/** An item of type `event`; the name avoids the browser's `Event`. */
export interface ProgramEvent extends Program {
  readonly type: 'event';
  readonly eventType: EventCardType | null;
}

export interface PublicProgram extends Program {
  readonly type: 'public_program';
  readonly category:
    | 'talk'
    | 'workshop'
    | 'tour'
    | 'film'
    | 'performance'
    | 'family'
    | 'other'
    | null;
  readonly presenters: readonly {
    name: string;
    role: LocalizedText | null;
    image: Picture | null;
    artist: ItemReference | null;
  }[];
  readonly exhibition: ItemReference | null;
  readonly capacity: number | null;
}

export interface NewsItem extends CardItem {
  readonly type: 'news';
  readonly publishedOn: string;
  readonly category: 'news' | 'press' | 'announcement' | null;
  readonly author: string | null;
  readonly body: RichText | null;
  readonly source: ItemLink | null;
  readonly downloads: readonly ItemLink[];
  readonly related: readonly ItemReference[];
  readonly metadata: PageMetadata;
}

export interface Career {
  readonly id: string;
  readonly uid: string;
  /** Path of the item's screen on this site, without language prefix. */
  readonly href: string;
  readonly title: LocalizedText;
  readonly department: LocalizedText | null;
  readonly employmentType: 'full_time' | 'part_time' | 'temporary' | 'internship' | 'volunteer';
  readonly location: LocalizedText | null;
  readonly salaryLabel: LocalizedText | null;
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly publishedOn: string;
  readonly closesOn: string | null;
  readonly isOpen: boolean;
  readonly summary: LocalizedText | null;
  readonly description: RichText | null;
  readonly responsibilities: RichText | null;
  readonly qualifications: RichText | null;
  readonly benefits: RichText | null;
  readonly howToApply: RichText | null;
  readonly apply: ItemLink | null;
  readonly attachments: readonly ItemLink[];
  readonly metadata: PageMetadata;
}

export interface StaffMember {
  readonly id: string;
  readonly uid: string;
  readonly name: string;
  /** The post. */
  readonly title: LocalizedText;
  readonly department: LocalizedText | null;
  readonly image: Picture | null;
  readonly description: RichText | null;
  readonly pronouns: LocalizedText | null;
  readonly email: string | null;
  readonly links: readonly ItemLink[];
  readonly isLeadership: boolean;
}

/** Source: specification §3, "CollectionCard". */
export interface Collection {
  readonly id: string;
  readonly uid: string;
  readonly title: LocalizedText;
  readonly objectCount: number | null;
  readonly image: Picture | null;
  /** The collection's id at the object-collection service. */
  readonly sourceId: string;
  readonly description: RichText | null;
  readonly highlights: readonly { sourceId: string; title: LocalizedText | null }[];
}

export interface TicketType {
  readonly id: string;
  readonly uid: string;
  readonly name: LocalizedText;
  readonly image: Picture | null;
  /** The first sentence or so of its description. */
  readonly summary: LocalizedText | null;
  readonly kind:
    | 'admission'
    | 'guided_tour'
    | 'self_guided_tour'
    | 'group_tour'
    | 'school_tour'
    | 'virtual_tour'
    | 'program';
  /** In `currency`; null: see `priceLabel`. */
  readonly price: number | null;
  readonly currency: string;
  readonly isFree: boolean;
  /** On which it costs nothing. */
  readonly freeDays: FreeDays | null;
  readonly priceLabel: LocalizedText | null;
  /** Where it begins, where a visitor would not know it. */
  readonly location: LocalizedText | null;
  readonly audience: LocalizedText | null;
  /** What helps to take part; steps, seats and ways around them, in a few words. */
  readonly access: readonly ProgramAccess[];
  readonly accessNote: LocalizedText | null;
  readonly description: RichText | null;
  readonly durationMinutes: number | null;
  readonly minGroup: number | null;
  readonly maxGroup: number | null;
  /** Places of one time; null: as the settings say, as the two below. */
  readonly capacity: number | null;
  readonly maxPerReservation: number | null;
  readonly cutOffMinutes: number | null;
  /** Ends before sunset. */
  readonly isDaylightOnly: boolean;
  /** Local times HH:MM. */
  readonly schedule: readonly {
    weekday: Weekday;
    starts: string;
    language: LocalizedText | null;
  }[];
  readonly booking: ItemLink | null;
}

/** A room that can be looked at from all sides. Angles are degrees. */
export interface TourRoom {
  readonly id: string;
  readonly uid: string;
  readonly name: LocalizedText;
  readonly description: RichText | null;
  /** Equirectangular, twice as wide as high. */
  readonly panorama: Picture;
  /** The same room as a flat picture. */
  readonly image: Picture;
  /** The first view direction, to the right of the panorama's middle. */
  readonly startYaw: number;
  readonly hotSpots: readonly TourHotSpot[];
  /** Its place on the plan of the house, in metres from the upper left corner; null: not drawn. */
  readonly plan: {
    /** A court has a pool and trees; a terrace has columns for walls. */
    readonly kind: 'room' | 'court' | 'terrace';
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
}

/** A place in a panorama that leads to another room or an object, or tells something. */
export interface TourHotSpot {
  /** To the right of the panorama's middle, −180 to 180. */
  readonly yaw: number;
  /** Above the horizon, −90 to 90. */
  readonly pitch: number;
  /** Uid of another room. */
  readonly roomUid: string | null;
  /** Id in the object collection. */
  readonly objectId: string | null;
  /** Null: the name of the room or object. */
  readonly label: LocalizedText | null;
  readonly text: LocalizedText | null;
}

export interface Product extends CardItem {
  readonly type: 'product';
  readonly sku: string | null;
  readonly price: number;
  readonly currency: string;
  readonly category: string | null;
  readonly stock: ProductStock;
  readonly description: RichText | null;
  readonly variants: readonly {
    label: LocalizedText;
    sku: string | null;
    price: number | null;
    stock: ProductStock;
  }[];
  readonly shopLink: ItemLink | null;
}

export type ProductStock = 'in_stock' | 'low' | 'sold_out' | 'preorder';

export interface Video extends CardItem {
  readonly type: 'video';
  /** Address of a file of the museum's own; null: it is played by the video site, or not here. */
  readonly filmSrc: string | null;
  readonly youtubeVideoId: string | null;
  readonly durationSeconds: number | null;
  readonly publishedOn: string;
  readonly description: RichText | null;
  readonly transcript: RichText | null;
  /** WebVTT files, one per language. */
  readonly captions: readonly { readonly language: string; readonly src: string }[];
}

export interface Playlist {
  readonly id: string;
  readonly uid: string;
  readonly title: LocalizedText;
  readonly sourceId: string | null;
  readonly description: RichText | null;
  readonly image: Picture | null;
  /** The entries that editors chose. With a `sourceId` the service's own order counts. */
  readonly videos: readonly ItemReference[];
}

/** Source: specification §3, "Quote". */
export interface Quote {
  readonly quote: RichText;
  readonly authorName: string;
  readonly authorDiscipline: LocalizedText | null;
  readonly authorOrganization: LocalizedText | null;
  readonly authorImage: Picture | null;
  readonly variant: 'full' | 'text' | 'large-image';
  readonly accentColor: string | null;
}

/** Source: specification §3, "Hero". */
export interface Hero {
  readonly title: LocalizedText | null;
  readonly description: LocalizedText | null;
  readonly breadcrumb: LocalizedText | null;
  readonly backgroundImage: Picture | null;
  readonly backgroundVideoSrc: string | null;
  readonly youtubeVideoId: string | null;
  readonly variant: 'bottom' | 'center' | 'video-only';
  readonly textColor: string | null;
  readonly overlayColor: string | null;
}

export interface Home {
  readonly hero: Hero | null;
  readonly sections: readonly {
    key: string;
    title: LocalizedText | null;
    description: LocalizedText | null;
    items: readonly ItemReference[];
  }[];
  readonly quotes: readonly Quote[];
  readonly featured: readonly ItemReference[];
  readonly metadata: PageMetadata;
}

/** Source: specification §3, "ContainerCard / menu page card". */
export interface ContainerCard {
  readonly title: LocalizedText;
  readonly description: LocalizedText | null;
  readonly image: Picture | null;
  readonly imageStyle: string | null;
  readonly flexSize: 'normal' | 'wide';
  readonly hasArrow: boolean;
  readonly backgroundColor: string | null;
  readonly hoverOverlayColor: string | null;
  readonly link: ItemLink;
}

/** Source: specification §3, "Menu card". */
export interface MenuCard {
  readonly title: LocalizedText;
  readonly description: LocalizedText | null;
  readonly image: Picture | null;
  readonly link: ItemLink;
}

export interface MenuPage {
  readonly section: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText | null;
  readonly columns: 2 | 3 | 5;
  readonly cards: readonly ContainerCard[];
  readonly mobileCards: readonly MenuCard[];
  /** Objects to begin with, the first one before the others, and why one would look at each. */
  readonly works: readonly { readonly sourceId: string; readonly text: LocalizedText | null }[];
  /** Above the works. */
  readonly worksTitle: LocalizedText | null;
  readonly metadata: PageMetadata;
}

export interface ListingPage {
  readonly listing: string;
  readonly hero: Hero | null;
  readonly label: LocalizedText | null;
  readonly title: LocalizedText;
  readonly intro: RichText | null;
  readonly featured: readonly ItemReference[];
  readonly emptyText: RichText | null;
  readonly metadata: PageMetadata;
}

export interface TextPage {
  readonly uid: string;
  readonly title: LocalizedText;
  readonly updatedOn: string | null;
  readonly body: RichText | null;
  readonly metadata: PageMetadata;
}

/** Opening times of one weekday, local HH:MM; `opens` and `closes` are null exactly when closed. */
export interface OpeningHours {
  readonly day: Weekday;
  readonly opens: string | null;
  readonly closes: string | null;
  readonly lastEntry: string | null;
}

/** Wins over the weekday's hours. `endDate` included; YYYY-MM-DD. */
export interface ExceptionalHours {
  readonly date: string;
  readonly endDate: string;
  readonly opens: string | null;
  readonly closes: string | null;
  readonly reason: LocalizedText | null;
}

export interface Address {
  readonly kind: 'visit' | 'mailing';
  readonly name: LocalizedText | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly postalCode: string | null;
  readonly country: string | null;
  readonly location: { latitude: number; longitude: number } | null;
  readonly map: ItemLink | null;
  readonly directions: RichText | null;
}

/** Times of tickets and tours that do not take place. */
export interface ReservationClosure {
  /** YYYY-MM-DD, both included. */
  readonly date: string;
  readonly endDate: string;
  /** Uid of a ticket type; null: all. */
  readonly ticket: string | null;
  /** HH:MM; null: all day. */
  readonly starts: string | null;
}

export interface Settings {
  readonly siteName: LocalizedText;
  /** IANA name. */
  readonly timeZone: string;
  readonly openingHours: readonly OpeningHours[];
  readonly exceptionalHours: readonly ExceptionalHours[];
  /** The editors' settings for all reservations. Null: not set. */
  readonly reservations: {
    readonly daysAhead: number | null;
    readonly capacity: number | null;
    readonly maxPerReservation: number | null;
    readonly cutOffMinutes: number | null;
    readonly waitingOfferHours: number | null;
  };
  readonly reservationClosures: readonly ReservationClosure[];
  /** When one may apply for a residency. Null: not told. */
  readonly residencyCall: YearlyCall | null;
  readonly hoursNote: RichText | null;
  readonly addresses: readonly Address[];
  /** A few words: bus, parking. Every screen of a visit quotes them. */
  readonly gettingHere: LocalizedText | null;
  /** A few words: steps, wheelchairs. */
  readonly access: LocalizedText | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly contacts: readonly {
    label: LocalizedText;
    email: string | null;
    phone: string | null;
  }[];
  readonly socialLinks: readonly {
    network: 'instagram' | 'facebook' | 'linkedin' | 'youtube';
    href: string;
  }[];
  readonly foundationLink: ItemLink | null;
  readonly conveningInquiryLink: ItemLink | null;
  readonly eventInquiryLink: ItemLink | null;
  readonly siteCreditLink: ItemLink | null;
  readonly alert: {
    message: RichText;
    link: ItemLink | null;
    startsAt: string | null;
    endsAt: string | null;
  } | null;
  readonly defaultShareImage: Picture | null;
}
