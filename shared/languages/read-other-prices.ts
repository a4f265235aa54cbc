/** A price that editors' words name beside the first one, and who pays it. */
export interface OtherPrice {
  /** "Kamaʻāina" */
  readonly words: string;
  /** 0: nothing. */
  readonly amount: number;
}

const amountIn = /\$(\d+(?:\.\d\d)?)/g;
const freeFor = /^(?:free|gratis|manuahi)\s+(.+)$/i;

/**
 * Who pays something else than the first price of a label: of "$30; kamaʻāina $18" the one part, of
 * "$15; free with admission" the other. What tells no price ("reserve a place") is none; it keeps its
 * place among the parts, which are the same in every language.
 */
export function readOtherPrices(label: string | null | undefined): readonly (OtherPrice | null)[] {
  return (label ?? '').split(/;\s*/).slice(1).map(readPart);
}

function readPart(part: string): OtherPrice | null {
  const amounts = [...part.matchAll(amountIn)];
  const [amount] = amounts;
  if (amounts.length > 1) return null;
  const words = (amount ? part.replace(amount[0], '') : (freeFor.exec(part)?.[1] ?? ''))
    .trim()
    .replace(/[,:]$/, '');
  return words === ''
    ? null
    : {
        words: words.charAt(0).toUpperCase() + words.slice(1),
        amount: amount ? Number(amount[1]) : 0,
      };
}
