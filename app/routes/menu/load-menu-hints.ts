import type { RouterContextProvider } from 'react-router';
import { toHoursView } from '#app/components/visit/hours-view.ts';
import { readMuseumClock } from '#app/museum-clock.ts';
import {
  languageContext,
  optionalContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import explore from '#locales/en/exploreTheCollection.json';
import hours from '#locales/en/planYourVisit.json';
import whatsOn from '#locales/en/whatsOn.json';
import { stateOfExhibition } from '#shared/calendar/exhibition-dates.ts';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import { formatNumber } from '#shared/languages/format-number.ts';

type Hints = Readonly<Record<string, string>>;

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
    return count > 0 ? { '/whats-on/exhibitions': text } : {};
  },

  async collection(context): Promise<Hints> {
    const language = context.get(languageContext);
    const messages = context.get(translationsContext).messagesOf('exploreTheCollection', explore);
    const { total } = await context
      .get(servicesContext)
      .objectCollection.searchObjects({ page: 1, pageSize: 1 });
    const count = formatNumber(total);
    const text = fill(choosePlural(messages.results, total, language), { count });
    return total > 0 ? { '/collection/explore-the-collection': text } : {};
  },

  async visit(context): Promise<Hints> {
    const messages = context.get(translationsContext).messagesOf('planYourVisit', hours);
    const { settings, now } = await readMuseumClock(context);
    const view = toHoursView(settings, now, context.get(languageContext), messages);
    return view ? { '/visit/plan-your-visit': view.now } : {};
  },
};
