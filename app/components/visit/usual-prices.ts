import type { PriceLine } from '#app/components/visit/PriceList.tsx';
import { toTicketPrice } from '#app/components/visit/ticket-prices.ts';
import type { TicketType } from '#services/content-management/contract.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

/** What most visitors pay: admission, then tours that a visitor alone can join. */
export const listUsualPrices = (tickets: readonly TicketType[], free: string): PriceLine[] =>
  tickets
    .filter(({ kind }) => kind === 'admission' || kind === 'guided_tour')
    .map((ticket) => {
      const { id, name, audience } = ticket;
      const { figure, detail } = toTicketPrice(ticket, free);
      return { id, name, audience: withException(audience, detail, figure), price: figure };
    });

/** "Everyone; free with admission", of "$15; free with admission" for everyone. */
function withException(
  audience: LocalizedText | null,
  detail: LocalizedText | null,
  figure: LocalizedText | string,
): LocalizedText | null {
  const start = `${figure}; `;
  if (!audience || !detail?.text.startsWith(start) || audience.language !== detail.language)
    return audience ?? detail;
  return { ...audience, text: `${audience.text}; ${detail.text.slice(start.length)}` };
}
