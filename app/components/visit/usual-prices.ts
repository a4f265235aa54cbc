import type { PriceLine } from '#app/components/visit/PriceList.tsx';
import { toTicketPrice } from '#app/components/visit/ticket-prices.ts';
import type { TicketType } from '#services/content-management/contract.ts';

/** What most visitors pay: admission, then tours that a visitor alone can join. */
export const listUsualPrices = (tickets: readonly TicketType[], free: string): PriceLine[] =>
  tickets
    .filter(({ kind }) => kind === 'admission' || kind === 'guided_tour')
    .map((ticket) => {
      const { id, name, audience } = ticket;
      const { figure, detail } = toTicketPrice(ticket, free);
      return { id, name, audience: audience ?? detail, price: figure };
    });
