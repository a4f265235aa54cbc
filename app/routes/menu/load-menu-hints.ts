import type { RouterContextProvider } from 'react-router';
import type { CardHint } from '#app/components/cards/ContainerCard.tsx';
import { stateOfResidency } from '#app/components/cards/residency-entry.ts';
import { toHoursView } from '#app/components/visit/hours-view.ts';
import { readMuseumClock } from '#app/museum-clock.ts';
import {
  languageContext,
  optionalContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import { describeDays, isOver } from '#app/routes/what-we-do/convening-list.ts';
import eventsEnglish from '#locales/en/events.json';
import explore from '#locales/en/exploreTheCollection.json';
import hours from '#locales/en/planYourVisit.json';
import residencies from '#locales/en/residencies.json';
import whatsOn from '#locales/en/whatsOn.json';
import { stateOfExhibition } from '#shared/calendar/exhibition-dates.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { isPast } from '#shared/calendar/program-times.ts';
import { formatDate, formatTime } from '#shared/dates/format-dates.ts';
import { daysBetween, type LocalDate } from '#shared/dates/local-date.ts';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import { formatNumber } from '#shared/languages/format-number.ts';

type Hints = Readonly<Record<string, CardHint>>;

/**
 * Something true today for the cards of a menu page, by the card's address. The page can do without:
 * what cannot be had is left out.
 */
export async function loadMenuHints(
  context: Readonly<RouterContextProvider>,
  section: string,
): Promise<Hints> {
  const load = loaders[section];
  return load ? context.get(optionalContext)(load(context), {}) : {};
}

type LoadHints = (context: Readonly<RouterContextProvider>) => Promise<Hints>;

const loaders: Readonly<Record<string, LoadHints>> = {
  async 'what-we-do'(context): Promise<Hints> {
    const language = context.get(languageContext);
    const translations = context.get(translationsContext);
    const { states } = translations.messagesOf('residencies', residencies);
    const { today, tomorrow } = translations.messagesOf('events', eventsEnglish);
    const { contentManagement } = context.get(servicesContext);
    const [residents, convenings, events, { now, instant, timeZone }] = await Promise.all([
      contentManagement.listResidents(language),
      contentManagement.listConvenings(language),
      contentManagement.listEvents(language),
      readMuseumClock(context),
    ]);
    const { year } = now.date;
    const names = residents
      .filter((one) => stateOfResidency(one, now.date) === 'current')
      .map(({ title }) => title.text);
    const [convening] = convenings
      .filter((one) => one.status === 'scheduled' && one.startsAt && !isOver(one, instant))
      .sort((a, b) => Date.parse(a.startsAt ?? '') - Date.parse(b.startsAt ?? ''));
    const [next] = events
      .filter(({ status }) => status === 'scheduled')
      .flatMap(({ title, times }) => times.map((time) => ({ title, time })))
      .filter(({ time }) => !time.isCancelled && !isPast(time, instant))
      .sort((a, b) => Date.parse(a.time.startsAt) - Date.parse(b.time.startsAt));
    const start = next && toMuseumTime(new Date(next.time.startsAt), timeZone);
    const day = start?.date;
    const hour = start && formatTime(start.hour, start.minute, language);
    const nameDay = (date: LocalDate) => [today, tomorrow][daysBetween(now.date, date)];
    return {
      ...(names.length > 0 && {
        '/what-we-do/residencies': { text: `${states.current}: ${names.join(', ')}` },
      }),
      ...(convening && {
        '/what-we-do/convenings': {
          text: `${describeDays(convening, timeZone, language, year)}:`,
          title: convening.title,
        },
      }),
      ...(next &&
        day && {
          '/what-we-do/events': {
            text: `${nameDay(day) ?? formatDate(day, language, { withYear: day.year !== year })}, ${hour}:`,
            title: next.title,
          },
        }),
    };
  },

  async 'whats-on'(context): Promise<Hints> {
    const language = context.get(languageContext);
    const messages = context.get(translationsContext).messagesOf('whatsOn', whatsOn);
    const [exhibitions, { now }] = await Promise.all([
      context.get(servicesContext).contentManagement.listExhibitions(language),
      readMuseumClock(context),
    ]);
    const isOn = new Set(['current', 'permanent']);
    const count = exhibitions.filter((one) => isOn.has(stateOfExhibition(one, now.date))).length;
    const text = fill(choosePlural(messages.exhibitionsNow, count, language), { count });
    return count > 0 ? { '/whats-on/exhibitions': { text } } : {};
  },

  async collection(context): Promise<Hints> {
    const language = context.get(languageContext);
    const messages = context.get(translationsContext).messagesOf('exploreTheCollection', explore);
    const { total } = await context
      .get(servicesContext)
      .objectCollection.searchObjects({ page: 1, pageSize: 1 });
    const count = formatNumber(total);
    const text = fill(choosePlural(messages.results, total, language), { count });
    return total > 0 ? { '/collection/explore-the-collection': { text } } : {};
  },

  async visit(context): Promise<Hints> {
    const messages = context.get(translationsContext).messagesOf('planYourVisit', hours);
    const { settings, now } = await readMuseumClock(context);
    const view = toHoursView(settings, now, context.get(languageContext), messages);
    return view ? { '/visit/plan-your-visit': { text: view.now } } : {};
  },
};
