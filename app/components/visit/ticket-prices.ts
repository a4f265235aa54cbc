import type { TicketType } from '#services/content-management/contract.ts';
import { formatPrice } from '#shared/languages/format-price.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

/** What a ticket costs: one figure to be set large, and the editors' finer print. */
export interface TicketPrice {
  readonly figure: LocalizedText | string;
  /** Only where it says more than the figure. */
  readonly detail: LocalizedText | null;
}

/** @param free the word for a ticket without a price */
export function toTicketPrice(
  ticket: Pick<TicketType, 'price' | 'currency' | 'isFree' | 'priceLabel'>,
  free: string,
): TicketPrice {
  const { price, currency, isFree, priceLabel } = ticket;
  if (isFree || price === 0) return { figure: free, detail: null };
  if (price === null) return { figure: priceLabel ?? '–', detail: null };
  const figure = formatPrice(price, currency);
  return { figure, detail: priceLabel && priceLabel.text !== figure ? priceLabel : null };
}
