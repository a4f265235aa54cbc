import type { RouterContextProvider } from 'react-router';
import { describeHoursOn, type HoursView, toHoursView } from '#app/components/visit/hours-view.ts';
import { listUsualPrices } from '#app/components/visit/usual-prices.ts';
import { toWayHere } from '#app/components/visit/way-here.ts';
import { readMuseumClock } from '#app/museum-clock.ts';
import {
  languageContext,
  optionalContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import planEnglish from '#locales/en/planYourVisit.json';
import shopEnglish from '#locales/en/shop.json';
import ticketsEnglish from '#locales/en/tickets.json';
import visitEnglish from '#locales/en/visit.json';
import english from '#locales/en/visitQuestions.json';
import type { RichText } from '#services/content-management/contract.ts';
import { formatDate, formatWeekday } from '#shared/dates/format-dates.ts';
import { addDays, parseLocalDate } from '#shared/dates/local-date.ts';
import { capitalize } from '#shared/languages/capitalize.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import { isSmallWord } from '#shared/search/small-words.ts';
import { answerProgramQuestion } from './answer-program-question.ts';
import { findAskedPrices } from './find-asked-prices.ts';
import { pickParagraphs, pickRules } from './pick-rules.ts';
import { readAskedDate } from './read-asked-time.ts';
import {
  findTopic,
  keepSubject,
  listSingleWords,
  namesHoliday,
  readList,
  readVisitQuestion,
  type VisitTopic,
} from './read-visit-question.ts';

type Text = string | LocalizedText;

/** The answer to a question about coming, from what the pages of the visit are drawn from. */
export interface VisitAnswer {
  readonly title: Text;
  readonly text: RichText | null;
  readonly lines: readonly {
    readonly term: Text;
    readonly value: Text;
    readonly note: Text | null;
    /** The day that was asked for, or today. */
    readonly isAsked: boolean;
    /** The page of what is named. */
    readonly to?: string;
  }[];
  readonly links: readonly { readonly to: string; readonly text: string }[];
}

const placeOf = {
  access: 'access',
  way: 'way',
  price: 'prices',
  opening: 'hours',
} satisfies Partial<Record<VisitTopic, string>>;

const isOfPlan = (topic: VisitTopic): topic is keyof typeof placeOf => topic in placeOf;

/** What a question about a visit asks for; empty: its words are in no text but the answer. Other searches as they are. */
export const toSubject = (context: Readonly<RouterContextProvider>, words: string): string =>
  keepSubject(words, [
    context.get(translationsContext).messagesOf('visitQuestions', english).words,
    english.words,
  ]);

/** @returns null where something else is looked for, or nothing is known */
export async function answerVisitQuestion(
  context: Readonly<RouterContextProvider>,
  words: string,
): Promise<VisitAnswer | null> {
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const plan = translations.messagesOf('planYourVisit', planEnglish);
  const messages = translations.messagesOf('visitQuestions', english);
  const tables = [messages.words, english.words];
  const programs = await answerProgramQuestion(context, words);
  if (programs) return programs;
  // Most searches are none, and go no further.
  const topic = findTopic(words, tables);
  if (!topic) return null;
  const { now, settings } = await readMuseumClock(context);
  const days = Array.from({ length: 7 }, (_, inDays) => {
    const date = addDays(now.date, inDays);
    const names: readonly Language[] = [language, 'en'];
    const near = [plan, planEnglish].flatMap(
      ({ today, tomorrow }) => [today, tomorrow][inDays] ?? [],
    );
    return [...names.map((one) => formatWeekday(date, one)), ...near];
  });
  const hours = topic === 'opening' ? toHoursView(settings, now, language, plan) : null;
  const special = hours?.exceptions ?? [];
  const dated = topic === 'opening' ? readAskedDate(words, now.date, [language, 'en']) : null;
  const question = readVisitQuestion(words, tables, [
    ...[...days, ...special.map(nameSpecialDay)],
    ...(dated ? [[dated.words.join(' ')]] : []),
  ]);
  if (!question) return null;
  const { contentManagement } = context.get(servicesContext);
  const optional = context.get(optionalContext);
  const tickets = translations.messagesOf('tickets', ticketsEnglish);
  const told: Partial<Record<VisitTopic, string>> = messages.told;
  const findRules = () =>
    optional(contentManagement.findTextPage('visitor-guidelines', language), null);
  if (topic === 'length') {
    const page = await optional(
      contentManagement.findListingPage('plan-your-visit', language),
      null,
    );
    const said = page?.hero?.description;
    if (!said) return null;
    return {
      title: messages.rules.length,
      text: sayPlainly(said.text, said.language),
      lines: [],
      links: [{ to: '/visit/plan-your-visit', text: plan.title }],
    };
  }
  if (topic === 'group') return answerGroup(context);
  const shop = { to: '/shop', text: translations.messagesOf('shop', shopEnglish).title };
  const buy = { to: '/tickets', text: tickets.title };
  if (topic === 'changes' || topic === 'returns') {
    const page = await optional(contentManagement.findTextPage('terms-of-use', language), null);
    const text = page && pickParagraphs(page.body, told[topic] ?? '');
    return (
      text && {
        title: messages.rules[topic],
        text,
        lines: [],
        links: [
          topic === 'changes' ? buy : shop,
          { to: '/about/contact-us', text: messages.rules.ask },
        ],
      }
    );
  }
  if (topic === 'hire') {
    return {
      title: messages.rules.hire,
      text: sayPlainly(messages.rules.hired, language),
      lines: [],
      links: [
        { to: '/visit/host-a-gathering', text: messages.rules.hire },
        { to: '/about/contact-us', text: messages.rules.ask },
      ],
    };
  }
  if (topic === 'gift') {
    return {
      title: messages.rules.gift,
      text: sayPlainly(messages.rules.given, language),
      lines: [],
      links: [{ to: '/about/become-a-friend', text: messages.rules.friend }, buy, shop],
    };
  }
  if (!isOfPlan(topic)) {
    const page = await findRules();
    if (!page) return null;
    const text = pickRules(page.body, [
      told[topic],
      ...tables.map((table) => listSingleWords(table[topic])),
    ]);
    const ask = { to: '/about/contact-us', text: messages.rules.ask };
    const families = { to: '/whats-on?audience=families', text: messages.rules.families };
    const measured = { to: '/visit/access', text: messages.rules.access };
    return {
      title: messages.rules[topic],
      text: text ?? sayPlainly(messages.rules.unsaid, language),
      lines: [],
      links: [
        { to: '/visit/visitor-guidelines', text: page.title.text },
        { children: families, hearing: measured, sight: measured }[topic as string] ?? ask,
      ],
    };
  }
  const answer = {
    text: null,
    lines: [],
    links: [
      { to: `/visit/plan-your-visit#${placeOf[topic]}`, text: plan.title },
      { to: '/tickets', text: tickets.title },
    ],
  };
  switch (topic) {
    case 'opening': {
      if (!hours) return null;
      const { day } = question;
      const date = dated && parseLocalDate(dated.day);
      if (date && settings && day === days.length + special.length) {
        const open = describeHoursOn(date, settings, language, plan);
        const name = capitalize(formatDate(date, language, { withWeekday: true }));
        return {
          ...answer,
          title: `${name}: ${open.hours}`,
          lines: [{ term: name, value: open.hours, note: open.reason, isAsked: true }],
        };
      }
      // A holiday, or a date that is further away than the week that is told.
      if (special.length > 0 && (day === null ? namesHoliday(words, tables) : day >= days.length)) {
        const told = day === null ? null : special[day - days.length];
        return {
          ...answer,
          title: told ? `${capitalize(told.date)}: ${told.hours}` : plan.exceptions,
          lines: special.map((one) => ({
            term: capitalize(one.date),
            value: one.hours,
            note: one.reason,
            isAsked: one === told,
          })),
        };
      }
      const asked = day === null ? null : hours.coming[day];
      const nameDay = ({ date, inDays }: (typeof hours.coming)[number]) => {
        const near = [plan.today, plan.tomorrow][inDays];
        const whole = { withWeekday: true, withYear: false };
        return capitalize(
          near ? `${near}, ${date}` : formatDate(addDays(now.date, inDays), language, whole),
        );
      };
      return {
        ...answer,
        title: asked ? `${nameDay(asked)}: ${asked.hours}` : hours.now,
        lines: hours.coming.map((one) => ({
          term: nameDay(one),
          value: one.hours,
          note: one.reason,
          isAsked: one.inDays === (question.day ?? 0),
        })),
      };
    }
    case 'price': {
      const types = await optional(contentManagement.listTicketTypes(language), []);
      if (types.length === 0) return null;
      const prices = listUsualPrices(types, plan.free).map(({ id, name, audience, price }) => ({
        ...{ term: name, value: price, note: audience },
        text: [name, audience, price].map(toPlainText).join(' '),
        isFree: types.some((type) => type.id === id && type.isFree),
      }));
      const isAsked = findAskedPrices(prices, words, tables);
      const isForFree = [messages, english].some(
        ({ programs }) => readList(programs, 'free').findIn(foldWords(words)).length > 0,
      );
      const free = { to: '/whats-on?price=free', text: messages.rules.free };
      return {
        ...answer,
        links: isForFree ? [...answer.links, free] : answer.links,
        title: plan.prices,
        lines: prices.map(({ term, value, note }, at) => ({
          ...{ term, value, note },
          isAsked: isAsked[at] ?? false,
        })),
      };
    }
    case 'way': {
      const { address, directions } = toWayHere(settings);
      return address.length === 0 && !directions
        ? null
        : { ...answer, title: address.join(', ') || plan.gettingHere, text: directions };
    }
    case 'access': {
      if (!settings?.access) return null;
      const page = await findRules();
      const measured = { to: '/visit/access', text: messages.rules.access };
      return {
        ...answer,
        title: settings.access,
        text: pickRules(page?.body ?? null, [told.access]),
        links: [measured, ...answer.links],
      };
    }
  }
}

/** What is offered to groups, and the form with which they ask for it. */
async function answerGroup(context: Readonly<RouterContextProvider>): Promise<VisitAnswer | null> {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const types = await context.get(optionalContext)(contentManagement.listTicketTypes(language), []);
  const tour = types.find(({ kind }) => kind === 'group_tour');
  if (!tour) return null;
  const translations = context.get(translationsContext);
  const visit = translations.messagesOf('visit', visitEnglish);
  const tickets = translations.messagesOf('tickets', ticketsEnglish);
  const { audience, priceLabel } = tour;
  return {
    title: tour.name,
    text: tour.description,
    lines:
      audience && priceLabel
        ? [{ term: audience, value: priceLabel, note: null, isAsked: false }]
        : [],
    links: [
      { to: '/visit/tour-form?groupType=private', text: visit.tourForm.title },
      { to: `/tickets#${tour.uid}`, text: tickets.title },
    ],
  };
}

/** By its date, and by what it is called: "Christmas" of "Christmas Day". */
function nameSpecialDay({ date, reason }: HoursView['exceptions'][number]): string[] {
  const read = (text: string) => foldWords(text).filter((word) => !isSmallWord(word));
  // A plural is found by its word, and "new year" is asked for as well as "New Year’s Day".
  const named = read(reason?.text ?? '').flatMap((word) =>
    isDay(word) ? [] : word.replace(/s$/, ''),
  );
  return [
    read(date.replace(/,?\s\d{4}$/, '')).join(' '),
    // A sentence that tells why is no name.
    ...(named.length <= longestName ? [named.join(' ')] : []),
  ];
}

const longestName = 2;
const isDay = (word: string) => ['day', 'dia', 's'].includes(word);

const toPlainText = (text: Text | null) => (typeof text === 'object' ? text?.text : text) ?? '';

const sayPlainly = (text: string, language: RichText['language']): RichText => ({
  language,
  blocks: [{ type: 'paragraph', text, spans: [], direction: 'ltr' }],
});
