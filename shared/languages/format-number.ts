/** Groups of thousands with a comma: US usage in all three languages, as for prices. */
export const formatNumber = (value: number): string => formatter.format(value);

// Making one costs some fifty times as much as using it.
const formatter = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
