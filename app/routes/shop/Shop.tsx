import { cachedLoader } from '#app/cached-loader.ts';
import { ItemListScreen } from '#app/components/listing/ItemListScreen.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/shop.json';
import { formatPrice } from '#shared/format-price.ts';
import type { Route } from './+types/Shop';

export async function loader({ context }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const words = translations.wordsOf('shop', english);
  const [page, items] = await Promise.all([
    contentManagement.findListingPage('shop', language),
    contentManagement.listProducts(language),
  ]);
  const header = toListingHeader(page, words, language);
  const entries = items.map(({ id, title, shopLink, price, currency, stock, summary, image }) => ({
    id,
    title,
    link: shopLink,
    facts: [formatPrice(price, currency), words.stock[stock]],
    summary,
    image,
  }));
  return { header, head: header.head, groups: [{ id: 'all', title: null, entries }] };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function Shop({ loaderData }: Route.ComponentProps) {
  const words = useWords('shop', english);
  return (
    <ItemListScreen header={loaderData.header} groups={loaderData.groups} emptyText={words.empty} />
  );
}
