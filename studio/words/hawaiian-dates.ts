import { formatMonth, formatWeekday } from '#shared/dates/format-dates.ts';

/** As calendars in Hawaiʻi head their columns; Sunday first. Source: CLDR, haw. */
const shortWeekdays = ['LP', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6'];
const weekdays = Array.from({ length: 7 }, (_, since) =>
  // 1 March 2026 is a Sunday.
  formatWeekday({ year: 2026, month: 3, day: 1 + since }, 'haw'),
);
const months = Array.from({ length: 12 }, (_, since) => formatMonth(since + 1, 'haw'));

/**
 * A format of dates that knows Hawaiian: browsers carry no data for it, and write it as the language of the
 * machine. Months and weekdays in words are those of the visitors' site; in digits, dates are written as
 * in the United States.
 *
 * @param Format of the browser; what is not Hawaiian is left to it
 */
export function withHawaiian(Format: typeof Intl.DateTimeFormat): typeof Intl.DateTimeFormat {
  const create = (locales?: string | string[], options?: Intl.DateTimeFormatOptions) => {
    const [locale = ''] = [locales ?? []].flat().map(String);
    if (!/^haw\b/.test(locale)) return new Format(locales, options);
    return toHawaiian(Format, locale, options);
  };
  return new Proxy(Format, {
    construct: (_, [locales, options]) => create(locales, options),
    apply: (_, __, [locales, options]) => create(locales, options),
  });
}

/** In the parts of a format, the names that it has in English. */
function toHawaiian(
  Format: typeof Intl.DateTimeFormat,
  locale: string,
  options: Intl.DateTimeFormatOptions = {},
): Intl.DateTimeFormat {
  const { month, weekday, dateStyle } = options;
  const isInWords =
    (month !== undefined && month !== 'numeric' && month !== '2-digit') ||
    (dateStyle !== undefined && dateStyle !== 'short');
  // The day stands before its month where that is a word.
  const english = new Format(isInWords ? 'en-GB' : 'en-US', options);
  const numbers = new Format('en-US', {
    timeZone: english.resolvedOptions().timeZone,
    calendar: 'gregory',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const isShort = weekday === 'narrow' || weekday === 'short';

  function toName(type: string, date?: Date | number): string | null {
    if (type !== 'weekday' && !(type === 'month' && isInWords)) return null;
    const at = Object.fromEntries(
      numbers.formatToParts(date).map((part) => [part.type, Number(part.value)]),
    );
    const { year = 0, month: number = 1, day = 1 } = at;
    if (type === 'month') return months[number - 1] ?? null;
    return (
      (isShort ? shortWeekdays : weekdays)[new Date(Date.UTC(year, number - 1, day)).getUTCDay()] ??
      null
    );
  }
  const formatToParts = (date?: Date | number) =>
    english
      .formatToParts(date)
      .map((part) => ({ ...part, value: toName(part.type, date) ?? part.value }));
  const format = (date?: Date | number) =>
    formatToParts(date)
      .map(({ value }) => value)
      .join('');
  const between = (start: Date, end: Date): Intl.DateTimeRangeFormatPart[] => [
    ...formatToParts(start).map((part) => ({ ...part, source: 'startRange' as const })),
    { type: 'literal', value: ' – ', source: 'shared' },
    ...formatToParts(end).map((part) => ({ ...part, source: 'endRange' as const })),
  ];
  const own = {
    format,
    formatToParts,
    formatRangeToParts: between,
    formatRange: (start: Date, end: Date) => `${format(start)} – ${format(end)}`,
    resolvedOptions: () => ({ ...english.resolvedOptions(), locale }),
  };
  return Object.create(
    english,
    Object.fromEntries(Object.entries(own).map(([name, value]) => [name, { value }])),
  );
}
