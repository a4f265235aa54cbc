import { toAddressLines } from '#app/components/visit/address-lines.ts';
import { museumName } from '#brand/names.ts';
import type menuEnglish from '#locales/en/mobileMenu.json';
import type {
  ContentManagement,
  ItemLink,
  Settings,
  TicketType,
} from '#services/content-management/contract.ts';

import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { formatDate } from '#shared/dates/format-dates.ts';
import { fill } from '#shared/languages/fill.ts';
import { formatPrice } from '#shared/languages/format-price.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { MinuteMemo } from '../minute-memo.ts';
import type { Optional } from '../optional.ts';
import type { SiteSettings } from '../request-context.ts';
import { listTodayLines, type TodayLine } from './today-lines.ts';

/** What frames every page, from settings and the content management service. */
export interface ChromeData {
  readonly siteName: string;
  readonly publicOrigin: string;
  readonly isSearchEnabled: boolean;
  readonly hasDemoNotice: boolean;
  readonly socialLinks: {
    readonly [network in Settings['socialLinks'][number]['network']]?: string;
  };
  readonly foundationLink: ItemLink | null;
  /** Null: the museum's own form serves. */
  readonly conveningInquiryLink: ItemLink | null;
  readonly eventInquiryLink: ItemLink | null;
  readonly siteCreditLink: ItemLink | null;
  /** The day that it was read on, "As of November 27, 2026": what is on paper grows old. */
  readonly asOf: string;
  /** Street and town; none where it is not known. */
  readonly address: readonly string[];
  /** Whether it is open, now and later; none where no hours are known. */
  readonly today: readonly TodayLine[];
  readonly visit: VisitFacts;
  readonly pages: SectionPages;
  /** Of the museum, as IANA names it; null: not known. */
  readonly timeZone: string | null;
}

/** The pages of each section that has several, as the menu of phones lists them. */
export type SectionPages = Readonly<
  Record<string, readonly { readonly title: string; readonly link: string }[]>
>;

/** What one asks before a visit, beside the hours. Null: not known. */
export interface VisitFacts {
  /** What most visitors pay. */
  readonly admission: { readonly name: LocalizedText; readonly price: string } | null;
  readonly street: string | null;
  readonly gettingHere: LocalizedText | null;
  readonly access: LocalizedText | null;
}

const memo = new MinuteMemo<string>();

/**
 * The frame must stand even while the service behind its details fails, so nothing here throws.
 *
 * @returns the frame as text (`app/read-chrome.ts`), the same within a minute. The router would take an object apart
 * for each page anew: of an object's page that was a fortieth.
 */
export async function loadChrome(
  contentManagement: ContentManagement,
  site: SiteSettings,
  language: Language,
  now: Date,
  messages: Parameters<typeof listTodayLines>[3] & { readonly asOf: string },
  sections: typeof menuEnglish.sections,
  optional: Optional,
): Promise<string> {
  const [settings, tickets] = await Promise.all([
    optional(contentManagement.findSettings(language), null),
    optional(contentManagement.listTicketTypes(language), []),
  ]);
  const timeZone = settings?.timeZone ?? null;
  return memo.find(language, now, [site, settings, tickets], () =>
    JSON.stringify({
      siteName: settings?.siteName.text ?? museumName[language],
      publicOrigin: site.publicOrigin,
      isSearchEnabled: site.isSearchEnabled,
      hasDemoNotice: site.hasDemoNotice,
      socialLinks: Object.fromEntries(
        (settings?.socialLinks ?? []).map(({ network, href }) => [network, href]),
      ),
      foundationLink: settings?.foundationLink ?? null,
      conveningInquiryLink: settings?.conveningInquiryLink ?? null,
      eventInquiryLink: settings?.eventInquiryLink ?? null,
      siteCreditLink: settings?.siteCreditLink ?? null,
      asOf: fill(messages.asOf, {
        date: formatDate(toMuseumTime(now, timeZone ?? site.timeZone).date, language),
      }),
      address: toAddressLines(settings?.addresses.find(({ kind }) => kind === 'visit') ?? null),
      today: listTodayLines(settings, now, language, messages),
      timeZone,
      pages: Object.fromEntries(
        sections.filter(({ cards }) => cards.length > 1).map(({ key, cards }) => [key, cards]),
      ),
      visit: {
        admission: findAdmission(tickets),
        street: settings?.addresses.find(({ kind }) => kind === 'visit')?.street ?? null,
        gettingHere: settings?.gettingHere ?? null,
        access: settings?.access ?? null,
      },
    } satisfies ChromeData),
  );
}

/** The first ticket for admission that has a price is the usual one. */
function findAdmission(tickets: readonly TicketType[]): VisitFacts['admission'] {
  const ticket = tickets.find(({ kind, price }) => kind === 'admission' && price !== null);
  return ticket
    ? { name: ticket.name, price: formatPrice(ticket.price ?? 0, ticket.currency) }
    : null;
}
