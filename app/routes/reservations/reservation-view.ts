import {
  formatMoment,
  formatTotal,
  listPeople,
  type ReserveMessages,
  type SlotMoment,
} from '#app/components/reservations/reserve-messages.ts';
import type { Lines, Offer, Slot } from '#services/reservations/contract.ts';
import type { Language } from '#shared/languages/languages.ts';
import { chooseText, type LocalizedText } from '#shared/languages/localized-text.ts';

/** The held or reserved places, in words. */
export interface VisitView {
  readonly title: LocalizedText;
  readonly moment: SlotMoment;
  readonly people: readonly string[];
  /** Language of the tour itself. */
  readonly tourLanguage: LocalizedText | null;
  /** To be paid at the museum, or that it is free; null: a price is not known. */
  readonly total: string | null;
  readonly isFree: boolean;
}

export function toVisitView(
  { offer, slot, lines, quantity }: { offer: Offer; slot: Slot; lines: Lines; quantity: number },
  timeZone: string,
  messages: ReserveMessages,
  language: Language,
): VisitView {
  const total = formatTotal(offer, lines, messages.times.free);
  return {
    title: chooseText(offer.title, language) ?? { text: offer.uid, language },
    moment: formatMoment(offer, slot, timeZone, messages, language),
    people: listPeople(offer, lines, quantity, messages, language),
    tourLanguage: chooseText(slot.language, language),
    total,
    isFree: total === messages.times.free,
  };
}
