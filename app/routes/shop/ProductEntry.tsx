import { ButtonLink } from '#app/components/button/Button.tsx';
import { ObjectPicture } from '#app/components/media/ObjectPicture.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/shop.json';
import { fill } from '#shared/languages/fill.ts';
import styles from './ProductEntry.module.css';
import type { ProductView } from './shop-categories.ts';

interface ProductEntryProps {
  readonly of: ProductView;
  /** What kind of thing it is. */
  readonly category: string;
  /** Of its kind: on phones it stands large. */
  readonly isFirst?: boolean;
}

/** A thing of the shop: its picture whole, price, stock, and where it can be had. */
export function ProductEntry({ of: product, category, isFirst }: ProductEntryProps) {
  return (
    <article className={styles.product} id={product.uid} data-first={isFirst || undefined}>
      <div className={styles.picture}>
        <ObjectPicture
          of={product.image}
          sizes={`(min-width: 1024px) 30vw, (min-width: 768px) 46vw, ${isFirst ? '100vw' : '36vw'}`}
        />
      </div>
      <div className={styles.text}>
        <p className={styles.category}>{category}</p>
        <h2>
          <SiteLink to={toProductPath(product.uid)} prefetch="intent">
            <TitleText of={product.title} />
          </SiteLink>
        </h2>
        {product.summary && (
          <p className={styles.summary}>
            <Localized of={product.summary} />
          </p>
        )}
        {product.variants.length > 0 && (
          <p className={styles.versions}>
            {product.variants.map(({ label, price, stock, isSoldOut }) => (
              <span key={label.text}>
                <Localized of={label} /> {price} {isSoldOut && stock}
              </span>
            ))}
          </p>
        )}
      </div>
      <ProductFacts of={product} isListed />
    </article>
  );
}

/** Its own page. */
export const toProductPath = (uid: string) => `/shop?item=${uid}`;

/** Price, stock, versions, and where it can be had: a shop elsewhere, or by asking. */
export function ProductFacts({
  of: product,
  isListed = false,
}: {
  readonly of: ProductView;
  /** Where many stand together, the list says once where their shop is, and names versions without their stock. */
  readonly isListed?: boolean;
}) {
  const messages = useMessages('shop', english);
  const { uid, shop, variants, isSoldOut } = product;
  return (
    <>
      {isListed || variants.length === 0 ? (
        <p className={styles.price}>
          <span className={styles.figure}>{product.price}</span>
          <span data-sold-out={isSoldOut ? '' : undefined}>{product.stock}</span>
        </p>
      ) : (
        // Each with its price: one over them would be the first again.
        <ul className={styles.variants} aria-label={messages.variants}>
          {variants.map(({ label, price, stock, isSoldOut: isGone }) => (
            <li key={label.text} data-gone={isGone || undefined}>
              <span>
                <Localized of={label} />
              </span>
              <span className={styles.figure}>{price}</span>
              <span>{stock}</span>
            </li>
          ))}
        </ul>
      )}
      {shop && !isSoldOut ? (
        <div className={styles.buy}>
          <ButtonLink link={shop.link} kind={isListed ? 'plain' : 'main'}>
            {isListed && shop.link.text ? <Localized of={shop.link.text} /> : messages.buy}
            {isListed && (
              <span className="visually-hidden">
                {': '}
                <TitleText of={product.title} />
              </span>
            )}
          </ButtonLink>
          {!isListed && (
            <p className={styles.notice}>{fill(messages.elsewhere, { host: shop.host })}</p>
          )}
        </div>
      ) : (
        <div className={styles.buy}>
          <ButtonLink to={`${toProductPath(uid)}#ask`} kind="plain">
            {messages.ask}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
