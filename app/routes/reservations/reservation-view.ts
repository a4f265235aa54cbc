import {
  listPeople,
  type ReserveWords,
  type SlotMoment,
  sayMoment,
  sayTotal,
} from '#app/components/reservations/reserve-words.ts';
import type { Lines, Offer, Slot } from '#services/reservations/contract.ts';
import type { Language } from '#shared/languages.ts';
import { chooseText, type LocalizedText } from '#shared/localized-text.ts';

/** What is held or reserved, in words. */
export interface VisitView {
  readonly title: LocalizedText;
  readonly moment: SlotMoment;
  readonly people: readonly string[];
  /** Language of the tour itself. */
  readonly tourLanguage: LocalizedText | null;
  /** To be paid at the museum. */
  readonly total: string | null;
}

export function toVisitView(
  { offer, slot, lines, quantity }: { offer: Offer; slot: Slot; lines: Lines; quantity: number },
  timeZone: string,
  words: ReserveWords,
  language: Language,
): VisitView {
  return {
    title: chooseText(offer.title, language) ?? { text: offer.uid, language },
    moment: sayMoment(slot, timeZone, language),
    people: listPeople(offer, lines, quantity, words, language),
    tourLanguage: chooseText(slot.language, language),
    total: sayTotal(offer, lines),
  };
}
