/** "$1,234.50", "$12"; the same in all three languages, as usual in Hawaiʻi. */
export function formatPrice(amount: number, currency: string): string {
  const code = /^[A-Z]{3}$/.test(currency) ? currency : 'USD';
  return formatterOf(code, Number.isInteger(amount) ? 0 : 2).format(amount);
}

const formatters = new Map<string, Intl.NumberFormat>();
/** A museum has one currency, or a few. */
const maxFormatters = 20;

/** Making a formatter costs some fifty times as much as using it. */
function formatterOf(currency: string, decimals: number): Intl.NumberFormat {
  const key = `${currency}${decimals}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  if (formatters.size >= maxFormatters) formatters.clear();
  formatters.set(key, made);
  return made;
}
