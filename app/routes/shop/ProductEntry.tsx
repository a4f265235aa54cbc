import { Picture } from '#app/components/media/Picture.tsx';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import english from '#locales/en/shop.json';
import { fill } from '#shared/fill.ts';
import styles from './ProductEntry.module.css';
import type { ProductView } from './shop-categories.ts';

/** A thing of the shop: whole picture on a white ground, price, stock, and where it can be had. */
export function ProductEntry({ of: product }: { of: ProductView }) {
  const words = useWords('shop', english);
  const { shop, variants, isSoldOut } = product;
  return (
    <article className={styles.product} id={product.uid}>
      <div className={styles.picture} data-ground="white">
        <Picture of={product.image} ratio="square" isWhole sizes="(min-width: 768px) 34vw, 100vw" />
      </div>
      <div className={styles.text}>
        <h3>
          <Localized of={product.title} />
        </h3>
        {product.summary && (
          <p className={styles.summary}>
            <Localized of={product.summary} />
          </p>
        )}
        <p className={styles.price}>
          <span className={styles.figure}>{product.price}</span>
          <span data-sold-out={isSoldOut ? '' : undefined}>{product.stock}</span>
        </p>
        {variants.length > 0 && (
          <ul className={styles.variants} aria-label={words.variants}>
            {variants.map(({ label, price, stock }) => (
              <li key={label.text}>
                <span>
                  <Localized of={label} />
                </span>
                <span>{price}</span>
                <span>{stock}</span>
              </li>
            ))}
          </ul>
        )}
        {shop && !isSoldOut ? (
          <div>
            <ArrowLink link={shop.link}>
              {shop.link.text ? <Localized of={shop.link.text} /> : words.buy}
            </ArrowLink>
            <p className={styles.notice}>{fill(words.elsewhere, { host: shop.host })}</p>
          </div>
        ) : (
          <div>
            <ArrowLink to="/about/contact-us">{words.ask}</ArrowLink>
          </div>
        )}
      </div>
    </article>
  );
}
