import {
  type CardContent,
  type CardDetails,
  toCardContent,
} from '#app/components/cards/card-content.ts';
import {
  type CollectionCardContent,
  toCollectionCards,
} from '#app/components/cards/collection-card-content.ts';
import type { ProgramListItem } from '#app/components/cards/ProgramList.tsx';
import { noticeOfConvening } from '#app/components/programs/detail/describe-program.ts';
import {
  groupExhibitions,
  toExhibitionEntry,
} from '#app/components/programs/list/exhibition-list.ts';
import { toProgramLists } from '#app/components/programs/list/program-list.ts';
import { listSlotsById } from '#app/components/programs/list/read-slots.ts';
import { programWords } from '#app/components/programs/program-words.ts';
import eventsEnglish from '#locales/en/events.json' with { type: 'json' };
import exhibitionsEnglish from '#locales/en/exhibitions.json' with { type: 'json' };
import type { CardItem, StaffMember } from '#services/content-management/contract.ts';
import { type AudienceGroup, readAudience } from '#shared/languages/read-audience.ts';
import type { LoadDependencies } from '../definition.ts';
import { loadClock } from './load-clock.ts';

/** What an editor can list. */
export const itemKinds = [
  'exhibitions',
  'programs',
  'events',
  'residents',
  'artists',
  'convenings',
  'news',
  'products',
] as const;

export type ItemKind = (typeof itemKinds)[number];

export interface ItemQuery {
  readonly kind: ItemKind | 'all' | 'staff' | 'collections';
  /** Chosen by hand, in this order, whenever they are; empty: the first ones. Unknown ones are left out. */
  readonly chosen?: readonly { readonly uid?: string }[];
  readonly count?: number;
  /** `past`: exhibitions and programs that are over; `any`: whatever comes first. */
  readonly when?: 'now' | 'past' | 'any';
  readonly department?: string;
  /** Of programs and events: those for them alone. */
  readonly audience?: AudienceGroup | 'all';
}

export type LoadedItems =
  | { readonly kind: 'cards'; readonly items: readonly (CardContent & CardDetails)[] }
  | { readonly kind: 'programs'; readonly items: readonly ProgramListItem[] }
  | { readonly kind: 'staff'; readonly items: readonly StaffOfList[] }
  | { readonly kind: 'collections'; readonly items: readonly CollectionCardContent[] };

export type StaffOfList = Pick<
  StaffMember,
  'id' | 'name' | 'title' | 'department' | 'image' | 'pronouns' | 'email'
>;

const maxItems = 12;
const maxStaff = 40;

/** The items of a block, as their cards and lists draw them. */
export async function loadItems(
  given: ItemQuery,
  dependencies: LoadDependencies,
): Promise<LoadedItems> {
  // What an editor names is meant, be it over or not.
  const query = listChosen(given).length > 0 ? { ...given, when: 'any' as const } : given;
  const { language, optional, services } = dependencies;
  const { contentManagement, objectCollection } = services;
  const count = toCount(query.count, query.kind === 'staff' ? maxStaff : maxItems);
  switch (query.kind) {
    case 'staff': {
      const staff = await contentManagement.listStaff(language);
      const { department } = query;
      const wanted = department
        ? staff.filter((member) => member.department?.text === department)
        : staff;
      return {
        kind: 'staff',
        items: wanted
          .slice(0, count)
          .map(({ id, name, title, department, image, pronouns, email }) => ({
            ...{ id, name, title, department, image, pronouns, email },
          })),
      };
    }
    case 'collections': {
      const [collections, counts] = await Promise.all([
        contentManagement.listCollections(language),
        optional(objectCollection.listCollections(), []),
      ]);
      return {
        kind: 'collections',
        items: toCollectionCards(collections.slice(0, count), counts),
      };
    }
    case 'programs':
    case 'events':
    case 'all':
      return {
        kind: 'programs',
        items: choose(await loadPrograms(query, dependencies), query, count),
      };
    default:
      return {
        kind: 'cards',
        items: choose(await loadCards(query.kind, query.when, dependencies), query, count),
      };
  }
}

async function loadPrograms(query: ItemQuery, dependencies: LoadDependencies) {
  const { kind, when, audience = 'all' } = query;
  const { language, services, translations } = dependencies;
  const [clock, slots, programs, events] = await Promise.all([
    loadClock(dependencies),
    listSlotsById(services, dependencies.optional),
    kind === 'events' ? [] : services.contentManagement.listPublicPrograms(language),
    kind === 'programs' ? [] : services.contentManagement.listEvents(language),
  ]);
  const messages = programWords(translations);
  const wanted = audience === 'all' ? null : await listNamesFor(audience, services);
  const { upcoming, past } = toProgramLists(
    [...programs, ...events].filter((one) => wanted === null || wanted.has(toName(one))),
    clock,
    language,
    messages,
    slots,
  );
  if (when === 'past') return past;
  // Whom a page speaks to reads first what they can still come to.
  const next = wanted === null ? upcoming : toOpenFirst(upcoming);
  return when === 'any' ? [...next, ...past] : next;
}

/** What is sold out, canceled or postponed stands last. */
const toOpenFirst = (rows: readonly ProgramListItem[]): ProgramListItem[] => [
  ...rows.filter(({ status }) => !status),
  ...rows.filter(({ status }) => status),
];

/** Whom they are for is read from editors' English words. */
async function listNamesFor(
  audience: AudienceGroup,
  { contentManagement }: LoadDependencies['services'],
): Promise<Set<string>> {
  const [programs, events] = await Promise.all([
    contentManagement.listPublicPrograms('en'),
    contentManagement.listEvents('en'),
  ]);
  const all = [...programs, ...events];
  return new Set(
    all.filter((one) => readAudience(one.audience?.text).includes(audience)).map(toName),
  );
}

/** The same in every language. */
const toName = ({ type, uid }: Pick<CardItem, 'type' | 'uid'>) => `${type} ${uid}`;

async function loadCards(
  kind: Exclude<ItemKind, 'programs' | 'events'>,
  when: ItemQuery['when'],
  dependencies: LoadDependencies,
): Promise<readonly (CardContent & CardDetails)[]> {
  const { language, services, translations } = dependencies;
  const { contentManagement } = services;
  if (kind !== 'exhibitions') {
    const list: () => Promise<readonly (CardItem & CardDetails)[]> = {
      residents: () => contentManagement.listResidents(language),
      artists: () => contentManagement.listArtists(language),
      convenings: loadConvenings,
      news: () => contentManagement.listNews(language),
      products: () => contentManagement.listProducts(language),
    }[kind];
    const items = await list();
    return items.map(toCard);
  }
  /** What became of it takes the place of its days, which hold no more. */
  async function loadConvenings() {
    const [clock, convenings] = await Promise.all([
      loadClock(dependencies),
      contentManagement.listConvenings(language),
    ]);
    const { status } = translations.messagesOf('events', eventsEnglish);
    return convenings.map((one) => {
      const notice = noticeOfConvening(one, clock.instant);
      const told = notice && notice !== 'ended' ? { text: status[notice], language } : null;
      return { ...one, dateLabel: told ?? one.dateLabel };
    });
  }
  const [clock, exhibitions] = await Promise.all([
    loadClock(dependencies),
    contentManagement.listExhibitions(language),
  ]);
  const messages = translations.messagesOf('exhibitions', exhibitionsEnglish);
  const { current, upcoming, permanent, past } = groupExhibitions(
    exhibitions.map((one) => toExhibitionEntry(one, clock.now.date, language, messages.dates)),
  );
  if (when === 'past') return past;
  const now = [...current, ...upcoming, ...permanent];
  return when === 'any' ? [...now, ...past] : now;
}

/** With the dates in the item's own words, where it has any. */
const toCard = (item: CardItem & CardDetails): CardContent & CardDetails => ({
  ...toCardContent(item),
  dateLabel: item.dateLabel,
});

function choose<Item extends { readonly uid: string }>(
  items: readonly Item[],
  query: ItemQuery,
  count: number,
): readonly Item[] {
  const uids = listChosen(query);
  if (uids.length === 0) return items.slice(0, count);
  return uids
    .slice(0, maxItems)
    .map((uid) => items.find((item) => item.uid === uid))
    .filter((item) => item !== undefined);
}

const listChosen = ({ chosen = [] }: ItemQuery) => chosen.flatMap(({ uid }) => uid || []);

const toCount = (given: number | undefined, most: number) =>
  Math.min(Math.max(Math.trunc(given ?? 3), 1), most);
