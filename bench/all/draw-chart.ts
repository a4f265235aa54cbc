/** One bar of a chart. */
export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly budget: number | null;
  readonly isMet: boolean;
}

const [width, rowHeight, nameWidth, valueWidth] = [760, 26, 290, 60];

/** Ratios as bars, the budget of each as a line across it; reads on light and dark grounds. */
export function drawChart(title: string, bars: readonly Bar[]): string {
  const most = Math.max(1, ...bars.map(({ value, budget }) => Math.max(value, budget ?? 0)));
  const scale = (width - nameWidth - valueWidth) / most;
  const height = bars.length * rowHeight + 8;
  const rows = bars.map(({ name, value, budget, isMet }, at) => {
    const top = 4 + at * rowHeight;
    const line =
      budget === null
        ? ''
        : `<rect x="${toPixel(nameWidth + budget * scale - 1)}" y="${top}" width="2" height="22" fill="#888"/>`;
    return [
      `<text x="${nameWidth - 10}" y="${top + 16}" text-anchor="end">${escapeText(name)}</text>`,
      `<rect x="${nameWidth}" y="${top + 3}" width="${toPixel(value * scale)}" height="16" rx="2" fill="${isMet ? '#1f7a6d' : '#c2542d'}"/>`,
      line,
      `<text x="${toPixel(nameWidth + Math.max(value, budget ?? 0) * scale + 6)}" y="${top + 16}">${value.toFixed(2)}</text>`,
    ].join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="sans-serif" font-size="13" fill="#777"><title>${escapeText(title)}</title>${rows.join('')}</svg>\n`;
}

const toPixel = (value: number): string => value.toFixed(1);

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
