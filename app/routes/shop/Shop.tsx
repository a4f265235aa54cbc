import { cachedLoader } from '#app/cached-loader.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { EmptyList } from '#app/components/listing/EmptyList.tsx';
import { ListingTop } from '#app/components/listing/ListingTop.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import { describePage } from '#app/structured-data/describe-page.ts';
import { toProduct } from '#app/structured-data/to-product.ts';
import english from '#locales/en/shop.json';
import type { Route } from './+types/Shop';
import { ProductEntry } from './ProductEntry.tsx';
import styles from './Shop.module.css';
import { listShopCategories } from './shop-categories.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const words = context.get(translationsContext).wordsOf('shop', english);
  const [page, products] = await Promise.all([
    contentManagement.findListingPage('shop', language),
    contentManagement.listProducts(language),
  ]);
  const header = toListingHeader(page, words, language);
  await describePage(context, '/shop', (url, house) =>
    products.map((product) => toProduct(product, url, house)),
  );
  return { header, head: header.head, categories: listShopCategories(products, words) };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function Shop({ loaderData: { header, categories } }: Route.ComponentProps) {
  const words = useWords('shop', english);
  return (
    <>
      <ListingTop of={header} />
      {categories.length === 0 && (
        <Section>
          <EmptyList text={header.emptyText} fallback={words.empty} />
        </Section>
      )}
      {categories.length > 1 && (
        <Section width="layout" space="tight">
          <nav aria-label={words.categoriesLabel}>
            <ul className={styles.categories}>
              {categories.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        </Section>
      )}
      {categories.map(({ id, title, products }) => (
        <Section key={id} labelledBy={id} width="layout" space="tight">
          <Column span={3} align="sticky">
            <h2 id={id} className={styles.category}>
              {title}
            </h2>
          </Column>
          <Column span={9} start={4}>
            <ul className={styles.products}>
              {products.map((product) => (
                <li key={product.id}>
                  <ProductEntry of={product} />
                </li>
              ))}
            </ul>
          </Column>
        </Section>
      ))}
    </>
  );
}
