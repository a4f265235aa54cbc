import { toCollectionHref } from '#app/components/cards/CollectionCard.tsx';
import { describeDates, stateOfResidency } from '#app/components/cards/residency-entry.ts';
import { splitAtHeadings } from '#app/components/visit/text-sections.ts';
import residenciesEnglish from '#locales/en/residencies.json';
import type {
  CardItem,
  ContentManagement,
  Resident,
} from '#services/content-management/contract.ts';
import { formatDate } from '#shared/dates/format-dates.ts';
import type { Language } from '#shared/languages/languages.ts';
import { screens } from '#shared/screens/screens.ts';
import { type Entry, type EntryKind, toEntry } from './entry.ts';
import { listNames, listTexts, shorten } from './entry-texts.ts';
import { employmentWords, kindWords } from './kind-words.ts';
import { listConvenings, listExhibitions, listPrograms } from './list-programs.ts';

export type EntryList = (content: ContentManagement, language: Language) => Promise<Entry[]>;

type Card = Pick<CardItem, 'uid' | 'href' | 'title' | 'summary' | 'image'>;

const toCard = (type: string, { uid, href, title, summary, image }: Card) => ({
  key: `${type} ${uid}`,
  href,
  title,
  summary,
  image,
});

/** An artist was here as a resident, perhaps more than once: the last time. */
const listArtists: EntryList = async (content, language) => {
  const [artists, residents] = await Promise.all([
    content.listArtists(language),
    content.listResidents(language),
  ]);
  const stays = new Map(
    residents
      .toSorted((a, b) => (a.startDate ?? '').localeCompare(b.startDate ?? ''))
      .flatMap((resident) => (resident.artist ? [[resident.artist.uid, resident]] : [])),
  );
  return artists.map((artist) =>
    toEntry({
      ...toCard('artist', artist),
      kind: 'people',
      name: 'artist',
      summary: artist.summary ?? artist.discipline,
      also: listTexts(artist.role, artist.origin, artist.discipline),
      trades: listTexts(artist.role),
      kindWords: [
        ...kindWords.artist[language],
        ...(stays.has(artist.uid) ? kindWords.resident[language] : []),
      ],
      texts: listTexts(artist.description),
      isHere: toPresence(stays.get(artist.uid)),
      timeAt: toStay(stays.get(artist.uid), language),
    }),
  );
};

/** When somebody is, or was, in residence, and which of these. */
function toStay(resident: Resident | undefined, language: Language): Entry['timeAt'] {
  const date = resident && describeDates(resident, language);
  if (!resident || !date) return null;
  return ({ clock, translations }) => {
    const { states } = translations.messagesOf('residencies', residenciesEnglish);
    return { date, status: states[stateOfResidency(resident, clock.now.date)] };
  };
}

const toPresence = (resident: Resident | undefined): Entry['isHere'] =>
  resident ? ({ now }) => stateOfResidency(resident, now.date) === 'current' : null;

/** Residents who are known as artists stand there, with all their residencies. */
const listResidents: EntryList = async (content, language) =>
  (await content.listResidents(language))
    .filter(({ artist }) => artist === null)
    .map((resident) =>
      toEntry({
        ...toCard('resident', resident),
        kind: 'people',
        name: 'resident',
        summary: resident.summary ?? resident.discipline,
        also: listTexts(resident.role, resident.discipline, resident.country),
        trades: listTexts(resident.role),
        kindWords: kindWords.resident[language],
        texts: listTexts(resident.description),
        isHere: toPresence(resident),
        timeAt: toStay(resident, language),
      }),
    );

const listStaff: EntryList = async (content, language) =>
  (await content.listStaff(language)).map(({ uid, name, title, department, image, description }) =>
    toEntry({
      key: `staff ${uid}`,
      kind: 'people',
      name: 'staff',
      href: '/about/staff',
      // A name has no language of its own.
      title: { text: name, language },
      summary: title,
      image,
      also: listTexts(department),
      kindWords: kindWords.staff[language],
      texts: listTexts(description),
    }),
  );

const listNews: EntryList = async (content, language) =>
  (await content.listNews(language)).map((item) =>
    toEntry({
      ...toCard('news', item),
      kind: 'news',
      name: 'news',
      also: listNames([item.author], language),
      texts: listTexts(item.body),
      timeAt: ({ translations }) => ({
        date: formatDate(item.publishedOn, translations.language),
        status: null,
      }),
    }),
  );

const listProducts: EntryList = async (content, language) =>
  (await content.listProducts(language)).map((product) =>
    toEntry({
      ...toCard('product', { ...product, href: `/shop#${product.uid}` }),
      kind: 'products',
      name: 'product',
      also: [...listNames([product.sku], language), ...product.variants.map(({ label }) => label)],
      texts: listTexts(product.description),
    }),
  );

const textPages = screens.flatMap(({ path, textPage }) =>
  textPage ? [{ uid: textPage, path }] : [],
);

/** Parts of long texts: who asks for photography finds that part, not the top of the page. */
const listTextParts: EntryList = async (content, language) => {
  const pages = await Promise.all(textPages.map(({ uid }) => content.findTextPage(uid, language)));
  return textPages.flatMap(({ path }, index) => {
    const page = pages[index];
    return splitAtHeadings(page?.body ?? null).sections.map(({ id, title, text }, part) => {
      const texts = listTexts(text);
      return toEntry({
        key: `${path} ${part}`,
        kind: 'pages',
        href: `${path}#${id}`,
        title: { text: title, language: text.language },
        label: page?.title ?? null,
        summary: texts[0] ? shorten(texts[0]) : null,
        texts,
      });
    });
  });
};

/** Tours and admissions by their name: "garden tour" is one of them, and no page of the garden. */
const listTickets: EntryList = async (content, language) =>
  (await content.listTicketTypes(language)).map((ticket) =>
    toEntry({
      key: `ticket ${ticket.uid}`,
      kind: 'pages',
      name: 'ticket',
      href: `/tickets#${ticket.uid}`,
      title: ticket.name,
      // What it costs: its long words tell of much that is a subject of other pages.
      summary: ticket.priceLabel,
      also: listTexts(ticket.audience),
    }),
  );

const listCareers: EntryList = async (content, language) =>
  (await content.listCareers(language))
    .filter(({ isOpen }) => isOpen)
    .map((career) =>
      toEntry({
        ...toCard('career', { ...career, image: null }),
        kind: 'pages',
        name: 'career',
        also: listTexts(career.department, career.location),
        kindWords: [
          ...kindWords.career[language],
          ...employmentWords[career.employmentType][language],
        ],
        texts: listTexts(career.description, career.responsibilities, career.qualifications),
      }),
    );

const listCollections: EntryList = async (content, language) =>
  (await content.listCollections(language)).map(({ uid, title, image, sourceId, description }) => {
    const texts = listTexts(description);
    return toEntry({
      key: `collection ${uid}`,
      kind: 'pages',
      name: 'collection',
      href: toCollectionHref({ uid, title, sourceId }),
      title,
      image,
      summary: texts[0] ? shorten(texts[0]) : null,
      texts,
    });
  });

const listVideos: EntryList = async (content, language) =>
  (await content.listVideos(language)).map((video) =>
    toEntry({
      ...toCard('video', video),
      kind: 'pages',
      name: 'video',
      texts: listTexts(video.description, video.transcript),
    }),
  );

/** The lists that hold each kind; each may fail by itself. */
export const contentLists: readonly { readonly kind: EntryKind; readonly list: EntryList }[] = [
  ...[listArtists, listResidents, listStaff].map((list) => ({ kind: 'people' as const, list })),
  ...[listExhibitions, listPrograms, listConvenings].map((list) => ({
    kind: 'programs' as const,
    list,
  })),
  { kind: 'news', list: listNews },
  { kind: 'products', list: listProducts },
  ...[listTextParts, listTickets, listCareers, listCollections, listVideos].map((list) => ({
    kind: 'pages' as const,
    list,
  })),
];
