import type { RouterContextProvider } from 'react-router';
import { buildWhatsOn } from '#app/components/programs/whats-on/build-whats-on.ts';
import { toWhatsOnHref, toWhatsOnTitle } from '#app/components/programs/whats-on/name-choices.ts';
import { loadOfferings } from '#app/components/programs/whats-on/offerings/load-offerings.ts';
import { describeHoursOn } from '#app/components/visit/hours-view.ts';
import { readMuseumClock } from '#app/museum-clock.ts';
import { languageContext, translationsContext } from '#app/request-context.ts';
import planEnglish from '#locales/en/planYourVisit.json';
import questionsEnglish from '#locales/en/visitQuestions.json';
import english from '#locales/en/whatsOn.json';
import { formatDate, formatMonth, formatWeekday } from '#shared/dates/format-dates.ts';
import { addDays, type LocalDate, parseLocalDate, toDateText } from '#shared/dates/local-date.ts';
import { capitalize } from '#shared/languages/capitalize.ts';
import { type Language, languages } from '#shared/languages/languages.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import { isSmallWord } from '#shared/search/small-words.ts';
import type { VisitAnswer } from './answer-visit-question.ts';
import { readAskedDate } from './read-asked-date.ts';
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
/** A page has a week. */
const maxPages = 14;
const maxWeeks = 3;
/** Topics of a visit whose words programs are asked for with, too. */
const ofPrograms: ReadonlySet<VisitTopic> = new Set([
  'children',
  'hearing',
  'sight',
  'access',
  'price',
]);

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
  const tables = [questions.words, questionsEnglish.words];
  const topic = findTopic(text, tables);
  if (topic && !ofPrograms.has(topic)) return null;
  const asked = foldWords(text);
  // A language that the site has got may not be named in them yet.
  const lists: readonly Partial<Record<string, string>>[] = [
    questions.programs,
    questionsEnglish.programs,
  ];
  const find = (list: (typeof filters)[number]['name'] | 'asks') =>
    lists.flatMap((table) => readList(table, list).findIn(asked));
  const named = filters.map((filter) => ({ ...filter, words: find(filter.name) }));
  const chosen = named.filter((one) => one.words.length > 0);
  const asks = find('asks');
  // "Is it free on Sunday" asks what it costs to come in.
  const isFree = chosen.some(({ name }) => name === 'free');
  if (topic === 'price' && !(isFree && chosen.length + asks.length > 1)) return null;
  const { now, settings } = await readMuseumClock(context);
  const plan = translations.messagesOf('planYourVisit', planEnglish);
  const tongues: readonly Language[] = [language, 'en'];
  const date = readAskedDate(text, now.date, tongues);
  const when =
    (date && { query: { day: date.day }, words: date.words, isWeekday: false }) ??
    readWhen(asked, now.date, tongues, [words.list, english.list]);
  const month = when ? null : readMonth(asked, tongues, now.date);
  const known = new Set([
    ...[...chosen.flatMap((one) => one.words), ...asks],
    ...[...(when?.words ?? []), ...(month?.words ?? [])],
    ...(date || month ? listDayWords(asked, tongues) : []),
  ]);
  const isAround = (word: string) =>
    tables.some((table) => readList(table, 'around').known.has(word));
  // "House tour friday": what is left must stand in the title.
  const rest = asked.filter((word) => !known.has(word) && !isAround(word) && !isSmallWord(word));
  const isSigned = chosen.some(({ name }) => name === 'signed');
  const isEnough =
    isSigned ||
    when !== null ||
    month !== null ||
    chosen.length > 1 ||
    (chosen.length === 1 && asks.length > 0);
  if (!isEnough) return null;
  const { offerings, clock, messages } = await loadOfferings(context);
  const build = (
    narrowing: typeof chosen,
    at: { readonly day?: string; readonly page?: number },
  ) => {
    const query = new URLSearchParams(when?.query);
    for (const {
      query: [filter, value],
    } of narrowing)
      query.set(filter, value);
    if (at.day) query.set('day', at.day);
    if (at.page) query.set('page', String(at.page));
    return buildWhatsOn(offerings, query, clock, language, messages);
  };
  const listRows = ({ groups }: ReturnType<typeof build>) =>
    groups
      .flatMap(({ items, dateTime }) => items.map((item) => ({ item, dateTime })))
      .filter(({ dateTime }) => !month || Number(dateTime?.slice(5, 7)) === month.number)
      .filter(({ item }) => {
        const title = foldWords(item.title.text);
        return rest.every((word) => title.includes(word));
      });
  /** What of this kind, or of this name, the next such weekday has; of a month its first page that has some. */
  const search = (narrowing: typeof chosen) => {
    let found = build(narrowing, {});
    const isNarrow = narrowing.length + rest.length > 0;
    if (month) {
      for (let page = 2; page <= Math.min(found.pageCount, maxPages); page++) {
        if (listRows(found).length > 0) break;
        found = build(narrowing, { page });
      }
    }
    const first = when?.isWeekday && when.query.day ? parseLocalDate(when.query.day) : null;
    for (let weeks = 1; first && isNarrow && weeks <= maxWeeks; weeks++) {
      if (listRows(found).length > 0) break;
      found = build(narrowing, { day: toDateText(addDays(first, weeks * 7)) });
    }
    return found;
  };
  // The workshop of the day is not for children: what is for them says more than an empty list.
  const all = search(chosen);
  const listing =
    all.total > 0 || chosen.length < 2
      ? all
      : search(chosen.filter((one) => one.query[0] !== 'kind'));
  const rows = listRows(listing)
    .filter(({ item }, at, all) => all.findIndex((one) => one.item.id === item.id) === at)
    // Of a weekend both days are told.
    .filter(({ dateTime }, at, all) => {
      const days = new Set(all.map((one) => one.dateTime)).size;
      const before = all.slice(0, at).filter((one) => one.dateTime === dateTime).length;
      return when?.query.when !== 'weekend' || before < Math.ceil(linesShown / days);
    })
    .slice(0, linesShown);
  const isWhole = chosen.length + rest.length === 0 && when?.query.day;
  const day = isWhole ? parseLocalDate(isWhole) : null;
  const open = day && settings && describeHoursOn(day, settings, language, plan);
  if (rows.length === 0 && !open) return null;
  const isOneDay = when !== null && when.query.when !== 'weekend';
  return {
    title: month
      ? `${words.menuPage.title}: ${capitalize(formatMonth(month.number, language))}`
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
      { to: toWhatsOnHref(listing.filters, {}), text: words.menuPage.title },
      ...(isSigned ? [{ to: '/visit/access', text: questions.rules.access }] : []),
      ...(listing.filters.kind && listing.filters.audience
        ? [{ to: '/whats-on?audience=families', text: questions.rules.families }]
        : []),
    ],
  };
}

/** "Lectures in December", of whichever year comes first. `number` is 1 to 12. */
function readMonth(
  asked: readonly string[],
  tongues: readonly Language[],
  today: LocalDate,
): { readonly number: number; readonly words: readonly string[] } | null {
  const next = asked.filter((word) => nextWords.has(word) || monthWords.has(word));
  if (next.length === 2) return { number: (today.month % 12) + 1, words: next };
  for (const language of tongues) {
    for (let number = 1; number <= 12; number++) {
      const [name = ''] = foldWords(formatMonth(number, language));
      const at = asked.indexOf(name);
      // "May I draw" asks for no month.
      const isMonth = name !== 'may' || asked.length === 1 || asked[at - 1] === 'in';
      if (at >= 0 && isMonth) return { number, words: [name] };
    }
  }
  return null;
}

interface When {
  readonly query: Record<string, string>;
  /** Those of the search that say it. */
  readonly words: readonly string[];
  readonly isWeekday: boolean;
}

const nextWords = new Set(
  ['next', 'coming', 'próximo', 'próxima', 'viene', 'aʻe'].flatMap(foldWords),
);
const monthWords = new Set(['month', 'mes', 'mahina']);

/** What stands beside a date and says no more: its weekday, its year. */
const listDayWords = (asked: readonly string[], tongues: readonly Language[]): string[] => {
  const week = Array.from({ length: 7 }, (_, day) => ({ year: 2026, month: 11, day: day + 1 }));
  const names = new Set(
    week.flatMap((day) => tongues.flatMap((one) => foldWords(formatWeekday(day, one)))),
  );
  return asked.filter(
    (word) =>
      /^20\d\d$/.test(word) || names.has(word) || /^(?:sun|mon|tue|wed|thu|fri|sat)$/.test(word),
  );
};

/** A weekday is the next that comes, today among them. */
function readWhen(
  asked: readonly string[],
  today: LocalDate,
  tongues: readonly Language[],
  lists: readonly { readonly periods: typeof english.list.periods }[],
): When | null {
  const find = (name: string) => {
    const whole = foldWords(name);
    // Hawaiian says "this day" in small words.
    if (asked.slice(-whole.length).join(' ') === whole.join(' ') && asked.every(isSmallWord))
      return [...asked];
    const words = whole.filter((word) => !isSmallWord(word));
    const found = words.flatMap((word) =>
      asked.filter((one) => one === word || one === `${word}s`),
    );
    return words.length > 0 && found.length >= words.length ? found : null;
  };
  for (const { periods } of lists) {
    for (const when of ['today', 'tonight', 'tomorrow', 'weekend'] as const) {
      const words = find(periods[when]);
      if (words) return { query: { when }, words, isWeekday: false };
    }
  }
  // Asked on a Saturday, the next one is in a week.
  const next = asked.filter((word) => nextWords.has(word));
  for (let inDays = next.length > 0 ? 1 : 0; inDays < 8; inDays++) {
    const date = addDays(today, inDays);
    for (const language of tongues) {
      const words = find(formatWeekday(date, language));
      if (words)
        return { query: { day: toDateText(date) }, words: [...words, ...next], isWeekday: true };
    }
  }
  return null;
}
