import type english from '#locales/en/whatsOn.json';
import { formatDate } from '#shared/dates/format-dates.ts';
import { capitalize } from '#shared/languages/capitalize.ts';
import type { Language } from '#shared/languages/languages.ts';
import { toQuery } from '../list/program-filters.ts';
import type { WhatsOnListing } from './build-whats-on.ts';
import type { WhatsOnFilters } from './whats-on-filters.ts';

export type WhatsOnWords = (typeof english)['list'];

/** In their order: those of one line of a wide window stand one after the other. */
export const filterNames = ['kind', 'audience', 'price', 'language', 'access'] as const;

export type FilterName = (typeof filterNames)[number];

const path = '/whats-on';

/** The address that shows the list narrowed so, without language prefix. */
export const toWhatsOnHref = (filters: WhatsOnFilters, changed: Partial<WhatsOnFilters>): string =>
  path + toQuery({ ...filters, page: 1, ...changed });

/** The words for a value of a filter, which begin large also where a language's name does not; the value itself, where there are none. */
export function nameChoice(name: FilterName, value: string, words: WhatsOnWords): string {
  const names: Readonly<Record<string, string>> = {
    kind: words.kinds,
    audience: words.audiences,
    language: words.languages,
    access: words.accessKinds,
    price: words.prices,
  }[name];
  return capitalize(names[value] ?? value);
}

/** "What’s on: this weekend, workshops, 2": every address has a title of its own. */
export function toWhatsOnTitle(
  title: string,
  { filters }: Pick<WhatsOnListing, 'filters'>,
  language: Language,
  words: WhatsOnWords,
): string {
  const { when, day, page } = filters;
  const parts = [
    when && words.periods[when],
    day && formatDate(day, language, { withWeekday: true, withYear: false }),
    ...filterNames.map((name) => {
      const value = filters[name];
      return value && nameChoice(name, value, words);
    }),
    page > 1 ? String(page) : null,
  ].filter(Boolean);
  return parts.length > 0 ? `${title}: ${parts.join(', ')}` : title;
}

/** "Nothing tonight."; of what was chosen besides the day, "Children and families: nothing tonight." */
export function tellNothing(filters: Omit<WhatsOnFilters, 'page'>, words: WhatsOnWords): string {
  const { nothing } = words;
  const { when, day } = filters;
  const said =
    day || when === 'tomorrow' || when === 'saturday'
      ? nothing.day
      : when === 'today' || when === 'tonight' || when === 'weekend'
        ? nothing[when]
        : null;
  if (!said) return nothing.other;
  const chosen = filterNames.flatMap((name) => {
    const value = filters[name];
    return value ? [nameChoice(name, value, words)] : [];
  });
  if (chosen.length === 0) return said;
  return `${chosen.join(', ')}: ${said.replace(/^ʻ?./, (first) => first.toLowerCase())}`;
}
