/** Groups of thousands with a comma: US usage in all three languages, as for prices. */
export const formatNumber = (value: number): string =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format(value);
