/** "$1,234.50", "$12"; the same in all three languages, as usual in Hawaiʻi. */
export function formatPrice(amount: number, currency: string): string {
  const hasCents = !Number.isInteger(amount);
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: /^[A-Z]{3}$/.test(currency) ? currency : 'USD',
    minimumFractionDigits: hasCents ? 2 : 0,
    maximumFractionDigits: hasCents ? 2 : 0,
  }).format(amount);
}
