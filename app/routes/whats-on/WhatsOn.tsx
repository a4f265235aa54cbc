import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { MenuTransition } from '#app/chrome/MenuTransition.tsx';
import { MenuColumns } from '#app/components/cards/MenuColumns.tsx';
import { findAccessContact } from '#app/components/programs/detail/access-contact.ts';
import { buildWhatsOn, nextShown } from '#app/components/programs/whats-on/build-whats-on.ts';
import { toWhatsOnHref, toWhatsOnTitle } from '#app/components/programs/whats-on/name-choices.ts';
import { countListed, toUpcoming } from '#app/components/programs/whats-on/occasions.ts';
import { loadOfferings } from '#app/components/programs/whats-on/offerings/load-offerings.ts';
import { tellClosedDays, toCalendar } from '#app/components/programs/whats-on/to-calendar.ts';
import { tellOver, toDayLinks } from '#app/components/programs/whats-on/to-day-links.ts';
import { WhatsOnList } from '#app/components/programs/whats-on/WhatsOnList.tsx';
import { dropEmptyParts } from '#app/drop-empty-parts.ts';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, translationsContext } from '#app/request-context.ts';
import { loadMenuPage } from '#app/routes/menu/load-menu-page.ts';
import questionsEnglish from '#locales/en/visitQuestions.json';
import english from '#locales/en/whatsOn.json';
import type { Route } from './+types/WhatsOn';

/** What one can do, day by day; below it the columns of the menu page, as of every section. */
export async function loader({ context, url }: Route.LoaderArgs) {
  dropEmptyParts(url);
  const language = context.get(languageContext);
  const { list } = context.get(translationsContext).messagesOf('whatsOn', english);
  const [menu, { offerings, clock, messages }] = await Promise.all([
    loadMenuPage(context, 'whats-on'),
    loadOfferings(context),
  ]);
  if (!menu) throw data(null, { status: 404 });
  const listing = buildWhatsOn(offerings, url.searchParams, clock, language, messages);
  const { filters } = listing;
  const { accessOffers } = context
    .get(translationsContext)
    .messagesOf('visitQuestions', questionsEnglish);
  const offers: Readonly<Record<string, string>> = accessOffers;
  const offer = filters.access && listing.total < nextShown && offers[filters.access];
  const upcoming = toUpcoming(offerings, clock);
  const days = toDayLinks(
    (when) => countListed(upcoming, when, clock),
    (when) => toWhatsOnHref(filters, { when, day: null }),
    filters,
    clock.now.date,
    language,
    list,
  );
  return {
    page: menu.page,
    listing: { ...listing, days: [] },
    calendar: toCalendar(listing, clock, language, list),
    closedDays: tellClosedDays(clock, language, list),
    days,
    // What the house does for everybody who asks, where the list has little of it.
    onRequest: offer
      ? { text: offer, email: findAccessContact(clock.settings)?.email ?? null }
      : null,
    over: tellOver(days, list, filters),
    head: { ...menu.head, title: toWhatsOnTitle(menu.head.title ?? '', listing, language, list) },
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function WhatsOn({ loaderData: { page, ...list } }: Route.ComponentProps) {
  return (
    <MenuTransition>
      <WhatsOnList title={page.title} {...list} />
      <MenuColumns {...page} headingLevel={2} isBelow areDoors />
    </MenuTransition>
  );
}
