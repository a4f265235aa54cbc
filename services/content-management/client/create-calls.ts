import type { ContentManagement } from '#services/content-management/contract.ts';
import { toCallError } from '#shared/http/service-unavailable.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { ContentVersion } from './content-version.ts';
import { type ItemKind, kindOfCall } from './item-kinds.ts';

type Call = keyof typeof kindOfCall;
type ItemOf<Name extends Call> =
  (typeof kindOfCall)[Name] extends ItemKind<infer Item> ? Item : never;

/**
 * The promise of the contract, over one version of the content at a time.
 * @param openVersion called once per call: every answer is of one version
 */
export function createCalls(openVersion: () => Promise<ContentVersion>): ContentManagement {
  const kindOf = <Name extends Call>(call: Name) =>
    kindOfCall[call] as unknown as ItemKind<ItemOf<Name>>;

  const list =
    <Name extends Call>(call: Name) =>
    (language: Language) =>
      guard(call, async () => (await openVersion()).list(kindOf(call), language));

  const find =
    <Name extends Call>(call: Name) =>
    (uidOrId: string, language: Language) =>
      guard(call, async () => (await openVersion()).find(kindOf(call), uidOrId, language));

  /** Pages are few and asked for all the time, so they are chosen from their kept list. */
  const findListed =
    <Name extends Call>(call: Name, toName: (item: ItemOf<Name>) => string) =>
    async (name: string, language: Language) =>
      (await list(call)(language)).find((item) => toName(item) === name) ?? null;

  const findOnly =
    <Name extends Call>(call: Name) =>
    async (language: Language) =>
      (await list(call)(language))[0] ?? null;

  return {
    findSettings: findOnly('findSettings'),
    findHome: findOnly('findHome'),
    findMenuPage: findListed('findMenuPage', ({ section }) => section),
    findListingPage: findListed('findListingPage', ({ listing }) => listing),
    findTextPage: findListed('findTextPage', ({ uid }) => uid),
    listExhibitions: list('listExhibitions'),
    findExhibition: find('findExhibition'),
    listResidents: list('listResidents'),
    findResident: find('findResident'),
    listArtists: list('listArtists'),
    findArtist: find('findArtist'),
    listConvenings: list('listConvenings'),
    findConvening: find('findConvening'),
    listEvents: list('listEvents'),
    findEvent: find('findEvent'),
    listPublicPrograms: list('listPublicPrograms'),
    findPublicProgram: find('findPublicProgram'),
    listNews: list('listNews'),
    findNews: find('findNews'),
    listCareers: list('listCareers'),
    findCareer: find('findCareer'),
    listStaff: list('listStaff'),
    listCollections: list('listCollections'),
    listTicketTypes: list('listTicketTypes'),
    listTourRooms: list('listTourRooms'),
    listProducts: list('listProducts'),
    listPlaylists: list('listPlaylists'),
    listVideos: list('listVideos'),
    findContentVersion: () => guard('findContentVersion', async () => (await openVersion()).ref),
  };
}

/** A mistake of the service counts as its failure, never as "not found". */
export async function guard<Answer>(call: string, answer: () => Promise<Answer>): Promise<Answer> {
  try {
    return await answer();
  } catch (error) {
    throw toCallError('content management', call, error);
  }
}
