import type { RouterContextProvider } from 'react-router';
import { programWords } from '#app/components/programs/program-words.ts';
import { MinuteMemo } from '#app/minute-memo.ts';
import { readMuseumClock } from '#app/museum-clock.ts';
import {
  languageContext,
  optionalContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import exhibitions from '#locales/en/exhibitions.json';
import whatsOn from '#locales/en/whatsOn.json';
import type { Language } from '#shared/languages/languages.ts';
import { readSlots } from '../../list/read-slots.ts';
import { listOfferings } from './list-offerings.ts';
import type { OfferingOptions, WhatsOnItems } from './offering-options.ts';

type Offered = ReturnType<typeof describeOfferings>;

/** Every exhibition and tour tells its days for months ahead. */
const offered = new MinuteMemo<Offered>();

/** All that one can come to. A kind that cannot be had is left out, and the log knows why. */
export async function loadOfferings(context: Readonly<RouterContextProvider>) {
  const { contentManagement } = context.get(servicesContext);
  const optional = context.get(optionalContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const readItems = async (code: Language): Promise<WhatsOnItems> => {
    const [onView, programs, held, convenings, tickets] = await Promise.all([
      optional(contentManagement.listExhibitions(code), []),
      optional(contentManagement.listPublicPrograms(code), []),
      optional(contentManagement.listEvents(code), []),
      optional(contentManagement.listConvenings(code), []),
      optional(contentManagement.listTicketTypes(code), []),
    ]);
    return { exhibitions: onView, programs, events: held, convenings, tickets };
  };
  const reading = readItems(language);
  const [items, english, clock] = await Promise.all([
    reading,
    language === 'en' ? reading : readItems('en'),
    readMuseumClock(context),
  ]);
  // The reservations read the same lists: asked at once, a process that has just begun would be too busy.
  const slots = await readSlots(context);
  const eventMessages = programWords(translations);
  const { dates } = translations.messagesOf('exhibitions', exhibitions);
  const { list } = translations.messagesOf('whatsOn', whatsOn);
  const parts = [
    ...Object.values(items),
    ...Object.values(english),
    ...[clock.settings, clock.timeZone, slots, eventMessages, dates, list],
  ];
  const told = offered.find(language, clock.instant, parts, () =>
    describeOfferings(items, { english, clock, language, slots }, eventMessages, dates, list),
  );
  return { ...told, clock };
}

function describeOfferings(
  items: WhatsOnItems,
  options: Omit<OfferingOptions, 'messages'>,
  eventMessages: ReturnType<typeof programWords>,
  exhibitionDates: typeof exhibitions.dates,
  list: typeof whatsOn.list,
) {
  const offerings = listOfferings(items, {
    ...options,
    messages: {
      ...eventMessages,
      exhibitionDates,
      withAdmission: list.prices.admission,
      guidedTour: list.guidedTour,
      heldIn: list.heldIn,
      languages: list.languages,
    },
  });
  return { offerings, messages: { ...eventMessages, ...list } };
}
