import type { RouterContextProvider } from 'react-router';
import {
  buildWhatsOn,
  type WhatsOnListing,
} from '#app/components/programs/whats-on/build-whats-on.ts';
import { toWhatsOnHref, toWhatsOnTitle } from '#app/components/programs/whats-on/name-choices.ts';
import { loadOfferings } from '#app/components/programs/whats-on/offerings/load-offerings.ts';
import type { Offering } from '#app/components/programs/whats-on/offerings/offering.ts';
import { describeHoursOn } from '#app/components/visit/hours-view.ts';
import { readMuseumClock } from '#app/museum-clock.ts';
import { languageContext, translationsContext } from '#app/request-context.ts';
import planEnglish from '#locales/en/planYourVisit.json';
import questionsEnglish from '#locales/en/visitQuestions.json';
import english from '#locales/en/whatsOn.json';
import { formatDate, formatMonth } from '#shared/dates/format-dates.ts';
import { addDays, type LocalDate, parseLocalDate, toDateText } from '#shared/dates/local-date.ts';
import { type Language, languages } from '#shared/languages/languages.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import { isSmallWord } from '#shared/search/small-words.ts';
import type { VisitAnswer } from './answer-visit-question.ts';
import { type AskedTime, readAskedTime } from './read-asked-time.ts';
import { findTopic, readList, type VisitTopic } from './read-visit-question.ts';

/** What each list of words narrows the list of What's on to. */
const filterOf = {
  families: ['audience', 'families'],
  signed: ['access', 'signed'],
  free: ['price', 'free'],
  workshop: ['kind', 'workshop'],
  talk: ['kind', 'talk'],
  film: ['kind', 'film'],
  performance: ['kind', 'performance'],
  tour: ['kind', 'tour'],
} as const;

const filters = [
  ...(Object.keys(filterOf) as (keyof typeof filterOf)[]).map((name) => ({
    name,
    query: filterOf[name],
  })),
  ...languages.map((name) => ({ name, query: ['language', name] as const })),
];
const linesShown = 6;
/** A page has a week: a quarter of a year ahead. */
const monthPages = Array.from({ length: 14 }, (_, at) => ({ page: String(at + 1) }));
const maxWeeks = 4;
/** Topics of a visit whose words programs are asked for with, too. */
const ofPrograms: ReadonlySet<VisitTopic> = new Set([
  'children',
  'hearing',
  'sight',
  'access',
  'price',
]);

interface ProgramQuestion {
  /** What the list is narrowed to: parameters of its address. */
  readonly narrowing: readonly (typeof filters)[number]['query'][];
  readonly time: AskedTime | null;
  /** "House tour friday": what must stand in the title. */
  readonly rest: readonly string[];
}

/**
 * What there is on a day, or of a kind for somebody: "what can kids do on saturday", "workshop for children".
 * @returns null where something else is asked for, or there is nothing of the kind
 */
export async function answerProgramQuestion(
  context: Readonly<RouterContextProvider>,
  text: string,
): Promise<VisitAnswer | null> {
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const words = translations.messagesOf('whatsOn', english);
  const questions = translations.messagesOf('visitQuestions', questionsEnglish);
  const { now, settings } = await readMuseumClock(context);
  const question = readProgramQuestion(text, now.date, language, questions, words);
  if (!question) return null;
  const { offerings, clock, messages } = await loadOfferings(context);
  const { listing, rows } = findListing(question, offerings, (query) =>
    buildWhatsOn(offerings, query, clock, language, messages),
  );
  const { time, narrowing, rest } = question;
  const plan = translations.messagesOf('planYourVisit', planEnglish);
  const isWholeDay = time?.kind === 'day' && narrowing.length + rest.length === 0;
  const day = isWholeDay ? parseLocalDate(time.day) : null;
  const open = day && settings && describeHoursOn(day, settings, language, plan);
  if (rows.length === 0 && !open) return null;
  const isOneDay = time !== null && time.kind !== 'month' && !isWeekend(time);
  const { filters } = listing;
  return {
    title: isMonth(time)
      ? `${words.menuPage.title}: ${formatMonth(time.month, language)}`
      : toWhatsOnTitle(words.menuPage.title, listing, language, words.list),
    text: null,
    lines: [
      ...(open
        ? [
            {
              ...{ term: plan.hours, value: open.hours, note: open.reason, isAsked: true },
              to: '/visit/plan-your-visit',
            },
          ]
        : []),
      ...rows.map(({ item, dateTime }) => ({
        term: item.title,
        value:
          isOneDay || !dateTime
            ? (item.hours ?? words.list.allDay)
            : formatDate(dateTime, language, { withWeekday: true, withYear: false }),
        note: item.status ?? item.label ?? null,
        isAsked: false,
        ...(item.href && { to: item.href }),
      })),
    ],
    links: [
      { to: toWhatsOnHref(filters, {}), text: words.menuPage.title },
      ...(filters.access === 'signed'
        ? [{ to: '/visit/access', text: questions.rules.access }]
        : []),
      ...(filters.kind && filters.audience
        ? [{ to: '/whats-on?audience=families', text: questions.rules.families }]
        : []),
    ],
  };
}

/** Null: it asks for something else, or for too little to be one. */
function readProgramQuestion(
  text: string,
  today: LocalDate,
  language: Language,
  questions: typeof questionsEnglish,
  { list }: typeof english,
): ProgramQuestion | null {
  const tables = [questions.words, questionsEnglish.words];
  const topic = findTopic(text, tables);
  if (topic && !ofPrograms.has(topic)) return null;
  const asked = foldWords(text);
  // A language that the site has got may not be named in them yet.
  const lists: readonly Partial<Record<string, string>>[] = [
    questions.programs,
    questionsEnglish.programs,
  ];
  const find = (name: string) => lists.flatMap((table) => readList(table, name).findIn(asked));
  const named = filters.map(({ name, query }) => ({ name, query, words: find(name) }));
  const chosen = named.filter((one) => one.words.length > 0);
  const asks = find('asks');
  const has = (name: (typeof filters)[number]['name']) => chosen.some((one) => one.name === name);
  // "Is it free on Sunday" asks what it costs to come in.
  if (topic === 'price' && !(has('free') && chosen.length + asks.length > 1)) return null;
  const time = readAskedTime(text, today, {
    tongues: [language, 'en'],
    spanNames: [list.periods, english.list.periods],
    next: find('next'),
    month: find('month'),
  });
  const isEnough =
    has('signed') || time || chosen.length > 1 || (chosen.length === 1 && asks.length > 0);
  if (!isEnough) return null;
  const known = new Set([
    ...chosen.flatMap((one) => one.words),
    ...[...asks, ...(time?.words ?? [])],
  ]);
  const isAround = (word: string) =>
    tables.some((table) => readList(table, 'around').known.has(word));
  return {
    narrowing: chosen.map(({ query }) => query),
    time,
    rest: asked.filter((word) => !known.has(word) && !isAround(word) && !isSmallWord(word)),
  };
}

/** The list that answers, and its lines: each thing once. */
function findListing(
  { narrowing, time, rest }: ProgramQuestion,
  offerings: readonly Offering[],
  build: (query: URLSearchParams) => WhatsOnListing,
) {
  const listRows = ({ groups }: WhatsOnListing) =>
    groups
      .flatMap(({ items, dateTime }) => items.map((item) => ({ item, dateTime })))
      .filter(({ dateTime }) => !isMonth(time) || readMonthOf(dateTime) === time.month)
      .filter(({ item }) => {
        const title = foldWords(item.title.text);
        return rest.every((word) => title.includes(word));
      });
  const places = listPlaces({ narrowing, time, rest }, offerings);
  /** The first of the places that has something, else the first; a month goes on until there are lines enough. */
  const search = (those: ProgramQuestion['narrowing']) => {
    let listing: WhatsOnListing | null = null;
    let rows: ReturnType<typeof listRows> = [];
    for (const place of places) {
      const found = build(new URLSearchParams({ ...Object.fromEntries(those), ...place }));
      const isFirst = rows.length === 0;
      rows = unique([...rows, ...listRows(found)]);
      if (!listing || (isFirst && rows.length > 0)) listing = found;
      if (rows.length >= (isMonth(time) ? linesShown : 1)) break;
    }
    return { listing: listing ?? build(new URLSearchParams()), rows };
  };
  // The workshop of the day is not for children: what is for them says more than an empty list.
  const all = search(narrowing);
  const { listing, rows } =
    all.listing.total > 0 || narrowing.length < 2
      ? all
      : search(narrowing.filter(([parameter]) => parameter !== 'kind'));
  // Of a weekend both days are told.
  const days = new Set(rows.map(({ dateTime }) => dateTime)).size;
  const isTold = ({ dateTime }: (typeof rows)[number], at: number) =>
    !isWeekend(time) ||
    rows.slice(0, at).filter((one) => one.dateTime === dateTime).length <
      Math.ceil(linesShown / days);
  return { listing, rows: rows.filter(isTold).slice(0, linesShown) };
}

/** Each thing once: at its first time. */
const unique = <Row extends { readonly item: { readonly id: string } }>(rows: readonly Row[]) =>
  rows.filter(({ item }, at) => rows.findIndex((one) => one.item.id === item.id) === at);

/** Where in What's on the answer may stand, as its address says it; the first that has something. */
function listPlaces(
  { narrowing, time, rest }: ProgramQuestion,
  offerings: readonly Offering[],
): readonly Readonly<Record<string, string>>[] {
  if (!time) return [{}];
  if (time.kind === 'span') return [{ when: time.span }];
  if (time.kind === 'month') {
    const hasSome = offerings.some(({ times }) =>
      times.some(({ date }) => date.month === time.month),
    );
    return hasSome ? monthPages : [{}];
  }
  // Of one kind, or one name, the next such weekday that has it.
  const isSearched = time.isWeekday && narrowing.length + rest.length > 0;
  const first = parseLocalDate(time.day);
  if (!first) return [{}];
  return Array.from({ length: isSearched ? maxWeeks : 1 }, (_, week) => ({
    day: toDateText(addDays(first, week * 7)),
  }));
}

const isMonth = (time: AskedTime | null): time is AskedTime & { kind: 'month' } =>
  time?.kind === 'month';

const isWeekend = (time: AskedTime | null) => time?.kind === 'span' && time.span === 'weekend';

/** @param dateTime YYYY-MM-DD */
const readMonthOf = (dateTime: string | null) => Number(dateTime?.slice(5, 7));
