/** What it costs to take part: nothing, no more than the way into the house, or something of its own. */
export type PriceKind = 'free' | 'admission' | 'paid';

export interface LabelledPrice {
  readonly kind: PriceKind;
  /** In the museum's currency; null where the words name none, or several. */
  readonly amount: number | null;
}

/** Free without a condition, in the languages of the site. */
const freeLabel = /^(free|gratis|manuahi)(?!\s+(with|con|me)\b)/i;
const admissionLabel =
  /^((free|gratis|manuahi)\s+(with|con|me)\b|included|incluid|hoʻokomo|(with admission|con la entrada|me ka likiki)\b)/i;

/** Reads editors' words for a price, such as "Free", "$20, materials included" or "Free with admission". */
export function readPriceLabel(label: string | null | undefined): LabelledPrice | null {
  if (!label) return null;
  if (freeLabel.test(label)) return { kind: 'free', amount: 0 };
  if (admissionLabel.test(label)) return { kind: 'admission', amount: null };
  const amounts = label.match(/\$\d+(\.\d\d)?/g) ?? [];
  return { kind: 'paid', amount: amounts.length === 1 ? Number(amounts[0]?.slice(1)) : null };
}
