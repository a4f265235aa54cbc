import { noticeOf } from '#app/components/programs/describe-program.ts';
import { splitAtHeadings } from '#app/components/visit/text-sections.ts';
import type { Translations } from '#app/i18n/translations.ts';
import type { MuseumClock } from '#app/museum-clock.ts';
import { describeDays } from '#app/routes/what-we-do/convening-list.ts';
import eventsEnglish from '#locales/en/events.json';
import exhibitionsEnglish from '#locales/en/exhibitions.json';
import english from '#locales/en/searchResults.json';
import type {
  CardItem,
  ContentManagement,
  Picture,
  ProgramEvent,
  PublicProgram,
  RichText,
} from '#services/content-management/contract.ts';
import { describeExhibitionDates, stateOfExhibition } from '#shared/exhibition-dates.ts';
import { formatDate } from '#shared/format-dates.ts';
import type { LocalizedText } from '#shared/localized-text.ts';
import { describeProgramMoment, findNextTime, isPast } from '#shared/program-times.ts';
import { listScreens } from './list-screens.ts';
import type { Searchable } from './rank-entries.ts';
import type { SearchKind } from './search-query.ts';

/** Something to be found, as the list of results shows it. */
export interface Entry extends Searchable {
  readonly id: string;
  /** Without language prefix. */
  readonly href: string;
  /** What kind of thing it is: "Exhibition", "Artist". */
  readonly label: LocalizedText | null;
  /** When, in the museum's time. */
  readonly date: string | null;
  /** Cancelled, sold out, over. */
  readonly status: string | null;
  readonly image: Picture | null;
}

/** All kinds but objects, which another service searches. */
export type EntryKind = Exclude<SearchKind, 'objects'>;

export interface EntrySources {
  readonly contentManagement: ContentManagement;
  readonly translations: Translations;
  readonly clock: MuseumClock;
}

/** For each kind the lists that hold it; each may fail by itself. */
export const entryLists: Readonly<
  Record<EntryKind, readonly ((sources: EntrySources) => Promise<Entry[]>)[]>
> = {
  people: [listArtists, listResidents, listStaff],
  programs: [listExhibitions, listPrograms, listConvenings],
  news: [listNews],
  pages: [listOwnScreens, listTextParts, listCareers, listProducts],
};

const pictureBonus = 0.5;
/** What can still be seen comes before what is over. */
const comingBonus = 1;

type Base = Pick<CardItem, 'id' | 'href' | 'title' | 'summary' | 'image'>;

const toEntry = ({ id, href, title, summary, image }: Base, rest: Partial<Entry>): Entry => ({
  id,
  href,
  title,
  summary,
  image,
  more: '',
  label: null,
  date: null,
  status: null,
  ...rest,
  bonus: (image ? pictureBonus : 0) + (rest.bonus ?? 0),
});

const join = (...texts: readonly (string | LocalizedText | RichText | null | undefined)[]) =>
  texts
    .map((text) =>
      !text ? '' : typeof text === 'string' ? text : 'blocks' in text ? toPlain(text) : text.text,
    )
    .join(' ');

const toPlain = ({ blocks }: RichText) =>
  blocks
    .map((block) =>
      'items' in block
        ? block.items.map(({ text }) => text).join(' ')
        : 'text' in block
          ? block.text
          : '',
    )
    .join(' ');

const wordsOf = ({ translations }: EntrySources) => {
  const { kinds } = translations.wordsOf('searchResults', english);
  const named = (name: keyof typeof kinds): LocalizedText => ({
    text: kinds[name],
    language: translations.language,
  });
  return {
    named,
    events: translations.wordsOf('events', eventsEnglish),
    exhibitions: translations.wordsOf('exhibitions', exhibitionsEnglish),
  };
};

async function listArtists(sources: EntrySources): Promise<Entry[]> {
  const artists = await sources.contentManagement.listArtists(sources.translations.language);
  const label = wordsOf(sources).named('artist');
  return artists.map((artist) =>
    toEntry(artist, {
      label,
      summary: artist.summary ?? artist.discipline,
      more: join(artist.role, artist.origin, artist.discipline, artist.description),
    }),
  );
}

/** Residents who are known as artists stand there, with all their residencies. */
async function listResidents(sources: EntrySources): Promise<Entry[]> {
  const residents = await sources.contentManagement.listResidents(sources.translations.language);
  const label = wordsOf(sources).named('resident');
  return residents
    .filter(({ artist }) => artist === null)
    .map((resident) =>
      toEntry(resident, {
        label,
        date: resident.startDate?.slice(0, 4) ?? null,
        summary: resident.summary ?? resident.discipline,
        more: join(resident.role, resident.discipline, resident.country, resident.description),
      }),
    );
}

async function listStaff(sources: EntrySources): Promise<Entry[]> {
  const { language } = sources.translations;
  const staff = await sources.contentManagement.listStaff(language);
  const label = wordsOf(sources).named('staff');
  return staff.map(({ id, name, title, department, image, description }) =>
    toEntry(
      // A name has no language of its own.
      { id, href: '/about/staff', title: { text: name, language }, summary: title, image },
      { label, more: join(department, description) },
    ),
  );
}

async function listExhibitions(sources: EntrySources): Promise<Entry[]> {
  const { clock, translations } = sources;
  const { language } = translations;
  const words = wordsOf(sources);
  const exhibitions = await sources.contentManagement.listExhibitions(language);
  const today = clock.now.date;
  return exhibitions.map((exhibition) => {
    const isOver = stateOfExhibition(exhibition, today) === 'past';
    return toEntry(exhibition, {
      label: words.named('exhibition'),
      date: describeExhibitionDates(exhibition, today, language, words.exhibitions.dates),
      status: isOver ? words.events.status.ended : null,
      bonus: isOver ? 0 : comingBonus,
      more: join(
        exhibition.subtitle,
        exhibition.location,
        exhibition.artists.map(({ title }) => title.text).join(' '),
        exhibition.description,
      ),
    });
  });
}

async function listPrograms(sources: EntrySources): Promise<Entry[]> {
  const { contentManagement, clock, translations } = sources;
  const words = wordsOf(sources);
  const lists = await Promise.all([
    contentManagement.listEvents(translations.language),
    contentManagement.listPublicPrograms(translations.language),
  ]);
  return lists.flat().map((program: ProgramEvent | PublicProgram) => {
    const next = findNextTime(program.times, clock.instant);
    const time = next ?? program.times.at(-1);
    const notice = noticeOf(program, clock.instant);
    return toEntry(program, {
      label: program.label ?? words.named(program.type === 'event' ? 'event' : 'program'),
      date: time
        ? describeProgramMoment(
            time,
            clock.now,
            clock.timeZone,
            translations.language,
            words.events,
          )
        : null,
      status: notice && words.events.status[notice],
      bonus: next ? comingBonus : 0,
      more: join(
        program.audience,
        program.location,
        program.type === 'public_program'
          ? program.presenters.map(({ name }) => name).join(' ')
          : null,
        program.description,
      ),
    });
  });
}

async function listConvenings(sources: EntrySources): Promise<Entry[]> {
  const { contentManagement, clock, translations } = sources;
  const words = wordsOf(sources);
  const convenings = await contentManagement.listConvenings(translations.language);
  return convenings.map((convening) => {
    const { startsAt, endsAt } = convening;
    const isOver = startsAt !== null && isPast({ startsAt, endsAt }, clock.instant);
    const status = isOver ? 'ended' : convening.status;
    return toEntry(convening, {
      label: words.named('convening'),
      date: describeDays(convening, clock.timeZone, translations.language),
      status: status === 'scheduled' ? null : words.events.status[status],
      bonus: isOver ? 0 : comingBonus,
      more: join(
        convening.location,
        convening.speakers.map(({ name }) => name).join(' '),
        convening.description,
      ),
    });
  });
}

async function listNews(sources: EntrySources): Promise<Entry[]> {
  const { language } = sources.translations;
  const news = await sources.contentManagement.listNews(language);
  const label = wordsOf(sources).named('news');
  return news.map((item) =>
    toEntry(item, {
      label,
      date: formatDate(item.publishedOn, language),
      more: join(item.author, item.body),
    }),
  );
}

async function listOwnScreens({ translations }: EntrySources): Promise<Entry[]> {
  const own = (text: string): LocalizedText => ({ text, language: translations.language });
  return listScreens(translations).map(({ path, title, description, words }) =>
    toEntry(
      { id: path, href: path, title: own(title), summary: own(description), image: null },
      { more: words, bonus: comingBonus },
    ),
  );
}

const textPages = [
  { uid: 'visitor-guidelines', path: '/visit/visitor-guidelines' },
  { uid: 'terms-of-use', path: '/terms-of-use' },
  { uid: 'privacy-policy', path: '/privacy-policy' },
] as const;
const summaryLength = 180;

/** Parts of long texts: who asks for photography finds that part, not the top of the page. */
async function listTextParts({ contentManagement, translations }: EntrySources): Promise<Entry[]> {
  const pages = await Promise.all(
    textPages.map(({ uid }) => contentManagement.findTextPage(uid, translations.language)),
  );
  return pages.flatMap((page, index) => {
    const path = textPages[index]?.path;
    if (!page || !path) return [];
    return splitAtHeadings(page.body).sections.map(({ id, title, text }) => {
      const plain = toPlain(text);
      const { language } = text;
      return toEntry(
        {
          id: `${path}#${id}`,
          href: `${path}#${id}`,
          title: { text: title, language },
          summary: { text: shorten(plain), language },
          image: null,
        },
        { label: page.title, more: plain },
      );
    });
  });
}

const shorten = (text: string): string =>
  text.length <= summaryLength ? text : `${text.slice(0, summaryLength).replace(/\s+\S*$/, '')} …`;

async function listCareers(sources: EntrySources): Promise<Entry[]> {
  const careers = await sources.contentManagement.listCareers(sources.translations.language);
  const label = wordsOf(sources).named('career');
  return careers
    .filter(({ isOpen }) => isOpen)
    .map((career) =>
      toEntry(
        { ...career, image: null },
        { label, more: join(career.department, career.description) },
      ),
    );
}

async function listProducts(sources: EntrySources): Promise<Entry[]> {
  const products = await sources.contentManagement.listProducts(sources.translations.language);
  const label = wordsOf(sources).named('product');
  return products.map((product) =>
    toEntry(
      { ...product, href: `/shop#${product.uid}` },
      { label, more: join(product.description) },
    ),
  );
}
