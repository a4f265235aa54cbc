import { cachedLoader } from '#app/cached-loader.ts';
import {
  answerForm,
  findThanks,
  formHeaders,
  withThanks,
} from '#app/components/forms/answer-form.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { EmptyList } from '#app/components/listing/EmptyList.tsx';
import { sendForm } from '#app/send-form.ts';
import '#app/components/forms/form-styles.ts';
import { Piece, WhenWanted } from '#app/components/layout/WhenWanted.tsx';
import { withPieces } from '#app/components/layout/with-pieces.ts';
import { ListingTop } from '#app/components/listing/ListingTop.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import {
  formGuardContext,
  languageContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import { describePage } from '#app/structured-data/describe-page.ts';
import { toProduct } from '#app/structured-data/to-product.ts';
import english from '#locales/en/shop.json';
import { fill } from '#shared/languages/fill.ts';
import type { Route } from './+types/Shop';
import { HouseWays } from './HouseWays.tsx';
import { ProductEntry } from './ProductEntry.tsx';
import './ProductPage.module.css';
import styles from './Shop.module.css';
import { findProductView, listOthers, listShopCategories } from './shop-categories.ts';

const kind = 'item-request';

const readItem = (request: Request) => new URL(request.url).searchParams.get('item');

export async function loader({ context, request }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const messages = context.get(translationsContext).messagesOf('shop', english);
  const [page, products, { settings }, token, thanks] = await Promise.all([
    contentManagement.findListingPage('shop', language),
    contentManagement.listProducts(language),
    readMuseumClock(context),
    context.get(formGuardContext).sharedToken(),
    findThanks(request, context, kind),
  ]);
  const header = toListingHeader(page, messages, language);
  await describePage(context, '/shop', (url, museum) =>
    products.map((product) => toProduct(product, url, museum)),
  );
  const product = findProductView(products, readItem(request), messages);
  const view = {
    header,
    head: product
      ? {
          title: thanks ? messages.request.thanks.title : product.title.text,
          section: messages.title,
          description: product.summary?.text ?? null,
          imageSrc: product.image?.src ?? null,
        }
      : header.head,
    product,
    others: product ? listOthers(products, product.uid, messages) : [],
    house: { email: settings?.email ?? null, phone: settings?.phone ?? null },
    token,
    reference: thanks?.reference ?? null,
    categories: product ? [] : listShopCategories(products, messages),
  };
  return withThanks(view, thanks);
}

export function action({ request, context }: Route.ActionArgs) {
  const item = readItem(request);
  const path = item && /^[\w.-]{1,120}$/.test(item) ? `/shop?item=${item}` : '/shop';
  return answerForm(request, context, { kind, path, anchor: 'ask' });
}

const productPage = new Piece(
  'product',
  async () => (await import('./ProductPage.tsx')).ProductPage,
);
if (import.meta.env.SSR) await productPage.load();

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  sendForm({ serverAction });
export const headers = formHeaders;

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  withPieces(cachedLoader<typeof loader>(args), ...(readItem(args.request) ? [productPage] : []));
export const meta = pageMeta;

export default function Shop({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useMessages('shop', english);
  const { header, categories, product, others, house, token, reference } = loaderData;
  const products = categories.flatMap((category) => category.products);
  const hosts = [...new Set(products.flatMap(({ shop }) => shop?.host ?? []))];
  if (product) {
    return (
      <WhenWanted
        piece={productPage}
        key={product.id}
        of={product}
        others={others}
        house={house}
        token={token}
        answer={actionData}
        reference={reference}
      />
    );
  }
  return (
    <>
      <ListingTop of={{ ...header, intro: null }} kind="desk">
        {categories.length > 1 && (
          <nav aria-label={messages.categoriesLabel}>
            <ul className={styles.categories}>
              {categories.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </ListingTop>
      {categories.length === 0 && (
        <Section>
          <EmptyList text={header.emptyText} fallback={messages.empty} />
        </Section>
      )}
      {products.length > 0 && (
        <Section width="layout" space="tight">
          <Column span={12}>
            <ul className={styles.products}>
              {categories.map(({ id, title, products }) =>
                products.map((product, at) => (
                  <li key={product.id} id={at === 0 ? id : undefined}>
                    <ProductEntry of={product} category={title} isFirst={at === 0} />
                  </li>
                )),
              )}
            </ul>
          </Column>
        </Section>
      )}
      <Section width="layout" space="tight">
        <Column span={8} start={5}>
          <div className={styles.end}>
            <RichTextView of={header.intro} size="quiet" />
            {hosts.map((host) => (
              <p key={host} className={styles.elsewhere}>
                {fill(messages.elsewhereOnce, { host })}
              </p>
            ))}
            <HouseWays of={house} />
          </div>
        </Column>
      </Section>
    </>
  );
}
