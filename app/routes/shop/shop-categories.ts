import type english from '#locales/en/shop.json';
import type {
  CardItem,
  ItemLink,
  Picture,
  Product,
  RichText,
} from '#services/content-management/contract.ts';
import { formatPrice } from '#shared/languages/format-price.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

type ShopMessages = typeof english;

export interface ProductView {
  readonly id: string;
  readonly uid: string;
  readonly title: LocalizedText;
  readonly summary: LocalizedText | null;
  readonly image: Picture | null;
  readonly description: RichText | null;
  readonly gallery: CardItem['additionalImages'];
  readonly price: string;
  readonly stock: string;
  readonly isSoldOut: boolean;
  readonly variants: readonly {
    readonly label: LocalizedText;
    /** Null: as the product itself. */
    readonly price: string | null;
    readonly stock: string;
    readonly isSoldOut: boolean;
  }[];
  /** Null: the museum is asked for it. */
  readonly shop: { readonly link: ItemLink; readonly host: string } | null;
}

export interface ShopCategory {
  readonly id: string;
  readonly title: string;
  readonly products: readonly ProductView[];
}

/** Products by category; categories in the order in which the editors' first product of each stands. */
export function listShopCategories(
  products: readonly Product[],
  messages: ShopMessages,
): ShopCategory[] {
  const categories = new Map<string, Product[]>();
  for (const product of products) {
    const key = product.category ?? '';
    categories.set(key, [...(categories.get(key) ?? []), product]);
  }
  const names: Readonly<Record<string, string>> = messages.categories;
  return [...categories].map(([key, items]) => ({
    id: key || 'other',
    title: (Object.hasOwn(names, key) ? names[key] : undefined) ?? (key || messages.other),
    products: items.map((product) => toProductView(product, messages)),
  }));
}

/** The product of a uid as its page shows it; null: there is none. */
export function findProductView(
  products: readonly Product[],
  uid: string | null,
  messages: ShopMessages,
): ProductView | null {
  const product = products.find((one) => one.uid === uid);
  return product ? toProductView(product, messages) : null;
}

/** Other things to see after one: of its own kind first, then those that follow it, around the end. */
export function listOthers(
  products: readonly Product[],
  uid: string,
  messages: ShopMessages,
): ProductView[] {
  const at = products.findIndex((one) => one.uid === uid);
  const after = [...products.slice(at + 1), ...products.slice(0, Math.max(at, 0))];
  const isSame = ({ category }: Product) => category === products[at]?.category;
  return [...after.filter(isSame), ...after.filter((one) => !isSame(one))]
    .slice(0, othersShown)
    .map((product) => toProductView(product, messages));
}

const othersShown = 3;

function toProductView(product: Product, messages: ShopMessages): ProductView {
  const { id, uid, title, summary, image, price, currency, stock, variants, shopLink } = product;
  const isOnePrice = variants.every((variant) => variant.price === price);
  return {
    id,
    uid,
    title,
    summary,
    image,
    description: product.description,
    gallery: product.additionalImages,
    price: formatPrice(price, currency),
    stock: messages.stock[stock],
    isSoldOut: stock === 'sold_out',
    variants: variants.map((variant) => ({
      label: variant.label,
      price: isOnePrice || variant.price === null ? null : formatPrice(variant.price, currency),
      stock: messages.stock[variant.stock],
      isSoldOut: variant.stock === 'sold_out',
    })),
    shop:
      shopLink?.isExternal && URL.canParse(shopLink.href)
        ? { link: shopLink, host: new URL(shopLink.href).host }
        : null,
  };
}
