import type {
  Artist,
  Career,
  Collection,
  ContentManagement,
  Convening,
  Exhibition,
  NewsItem,
  Playlist,
  Product,
  ProgramEvent,
  PublicProgram,
  Resident,
  StaffMember,
  TicketType,
  TourRoom,
  Video,
} from '#services/content-management/contract.ts';
import type { ItemReader } from './fields/item-reader.ts';
import { toCollection } from './items/events/to-collection.ts';
import { toConvening } from './items/events/to-convening.ts';
import { toExhibition } from './items/events/to-exhibition.ts';
import { toProgramEvent, toPublicProgram } from './items/events/to-program.ts';
import { toTourRoom } from './items/events/to-tour-room.ts';
import { toNewsItem } from './items/news-and-films/to-news-item.ts';
import { toPlaylist } from './items/news-and-films/to-playlist.ts';
import { toVideo } from './items/news-and-films/to-video.ts';
import { toHome } from './items/pages/to-home.ts';
import { toListingPage } from './items/pages/to-listing-page.ts';
import { toMenuPage } from './items/pages/to-menu-page.ts';
import { toSettings } from './items/pages/to-settings.ts';
import { toTextPage } from './items/pages/to-text-page.ts';
import { referenceTypes } from './items/parts/to-item-reference.ts';
import { toArtist } from './items/people/to-artist.ts';
import { toCareer } from './items/people/to-career.ts';
import { toResident } from './items/people/to-resident.ts';
import { toStaffMember } from './items/people/to-staff-member.ts';
import { toProduct } from './items/shop/to-product.ts';
import { toTicketType } from './items/shop/to-ticket-type.ts';
import { byText, type Compare, inEditorsOrder, newestFirst } from './sort-items.ts';

/** One type of document: how it is read, what it needs of others, in which order it is listed. */
export interface ItemKind<Item> {
  readonly type: string;
  /** Types of linked documents whose fields stand in the item; other links need their address only. */
  readonly needs: readonly string[];
  /** Null: too little is filled in to be shown. */
  toItem(item: ItemReader): Item | null;
  /** The order of its list. */
  readonly compare: Compare<Item>;
}

const byStart = newestFirst<Exhibition>(({ startDate }) => startDate);

const exhibition: ItemKind<Exhibition> = {
  type: 'exhibition',
  needs: ['quote', 'ticket_type', ...referenceTypes],
  toItem: toExhibition,
  compare: (one, other) =>
    Number(one.item.isPermanent) - Number(other.item.isPermanent) || byStart(one, other),
};
const resident: ItemKind<Resident> = {
  type: 'resident',
  needs: ['quote', ...referenceTypes],
  toItem: toResident,
  compare: newestFirst(({ startDate }) => startDate),
};
const artist: ItemKind<Artist> = {
  type: 'artist',
  needs: ['exhibition'],
  toItem: toArtist,
  compare: byText(({ title }) => title.text),
};
const convening: ItemKind<Convening> = {
  type: 'convening',
  needs: ['artist', 'video'],
  toItem: toConvening,
  compare: newestFirst(({ startsAt }) => startsAt),
};
const event: ItemKind<ProgramEvent> = {
  type: 'event',
  needs: ['convening', 'exhibition', 'public_program', 'resident'],
  toItem: toProgramEvent,
  compare: newestFirst(({ times }) => times[0]?.startsAt),
};
const publicProgram: ItemKind<PublicProgram> = {
  type: 'public_program',
  needs: ['artist', 'convening', 'exhibition', 'public_program', 'resident'],
  toItem: toPublicProgram,
  compare: newestFirst(({ times }) => times[0]?.startsAt),
};
const news: ItemKind<NewsItem> = {
  type: 'news',
  needs: referenceTypes,
  toItem: toNewsItem,
  compare: newestFirst(({ publishedOn }) => publishedOn),
};
const career: ItemKind<Career> = {
  type: 'career',
  needs: [],
  toItem: toCareer,
  compare: newestFirst(({ publishedOn }) => publishedOn),
};
const staff: ItemKind<StaffMember> = {
  type: 'staff',
  needs: [],
  toItem: toStaffMember,
  compare: inEditorsOrder,
};
const collection: ItemKind<Collection> = {
  type: 'collection',
  needs: [],
  toItem: toCollection,
  compare: inEditorsOrder,
};
const ticketType: ItemKind<TicketType> = {
  type: 'ticket_type',
  needs: [],
  toItem: (item) => (item.shared.flag('is_active') ? toTicketType(item) : null),
  compare: inEditorsOrder,
};
const tourRoom: ItemKind<TourRoom> = {
  type: 'tour_room',
  needs: ['tour_room'],
  toItem: toTourRoom,
  compare: inEditorsOrder,
};
const product: ItemKind<Product> = {
  type: 'product',
  needs: [],
  toItem: toProduct,
  compare: inEditorsOrder,
};
const playlist: ItemKind<Playlist> = {
  type: 'playlist',
  needs: ['video'],
  toItem: toPlaylist,
  compare: inEditorsOrder,
};
const video: ItemKind<Video> = {
  type: 'video',
  needs: [],
  toItem: toVideo,
  compare: newestFirst(({ publishedOn }) => publishedOn),
};

/** Types of which a section or address has one each; few, so they are listed whole and chosen from. */
const page = <Item>(
  type: string,
  needs: readonly string[],
  toItem: (item: ItemReader) => Item,
): ItemKind<Item> => ({ type, needs, toItem, compare: inEditorsOrder });

/** Which kind each call reads. A call's answer depends on nothing but this and the content version. */
export const kindOfCall = {
  findSettings: page('settings', [], toSettings),
  findHome: page('home', ['quote', ...referenceTypes], toHome),
  findMenuPage: page('menu_page', [], toMenuPage),
  findListingPage: page('listing_page', referenceTypes, toListingPage),
  findTextPage: page('text_page', [], toTextPage),
  listExhibitions: exhibition,
  findExhibition: exhibition,
  listResidents: resident,
  findResident: resident,
  listArtists: artist,
  findArtist: artist,
  listConvenings: convening,
  findConvening: convening,
  listEvents: event,
  findEvent: event,
  listPublicPrograms: publicProgram,
  findPublicProgram: publicProgram,
  listNews: news,
  findNews: news,
  listCareers: career,
  findCareer: career,
  listStaff: staff,
  listCollections: collection,
  listTicketTypes: ticketType,
  listTourRooms: tourRoom,
  listProducts: product,
  listPlaylists: playlist,
  listVideos: video,
} as const satisfies Record<
  Exclude<keyof ContentManagement, 'findContentVersion'>,
  { readonly type: string; readonly needs: readonly string[] }
>;

/**
 * The types of documents each call reads, its own first: what a page shows changes only when one
 * of these does, so the content version in the key of a cached page is enough.
 */
export const documentTypesOfCall = (call: keyof typeof kindOfCall): readonly string[] => {
  const { type, needs } = kindOfCall[call];
  return [...new Set([type, ...needs])];
};
