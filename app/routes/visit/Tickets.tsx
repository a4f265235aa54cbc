import { cachedLoader } from '#app/cached-loader.ts';
import { ItemListScreen } from '#app/components/listing/ItemListScreen.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/tickets.json';
import { fill } from '#shared/fill.ts';
import { formatPrice } from '#shared/format-price.ts';
import type { Route } from './+types/Tickets';

export async function loader({ context }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const words = translations.wordsOf('tickets', english);
  const [page, items] = await Promise.all([
    contentManagement.findListingPage('tickets', language),
    contentManagement.listTicketTypes(language),
  ]);
  const header = toListingHeader(page, words, language);
  const entries = items.map(
    ({ id, name, booking, isFree, priceLabel, price, currency, durationMinutes, audience }) => ({
      id,
      title: name,
      link: booking,
      facts: [
        isFree
          ? words.free
          : (priceLabel ?? (price === null ? null : formatPrice(price, currency))),
        durationMinutes === null ? null : fill(words.minutes, { count: durationMinutes }),
      ],
      summary: audience,
    }),
  );
  return { header, head: header.head, groups: [{ id: 'all', title: null, entries }] };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function Tickets({ loaderData }: Route.ComponentProps) {
  const words = useWords('tickets', english);
  return (
    <ItemListScreen header={loaderData.header} groups={loaderData.groups} emptyText={words.empty} />
  );
}
