import type { RouterContextProvider } from 'react-router';
import type { SuggestItem } from '#app/components/search/SuggestField.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { servicesContext, translationsContext } from '#app/request-context.ts';
import exploreEnglish from '#locales/en/exploreTheCollection.json';
import english from '#locales/en/searchResults.json';
import type { ObjectSuggestion } from '#services/object-collection/contract.ts';
import { formatNumber } from '#shared/languages/format-number.ts';
import { chooseText, type LocalizedText } from '#shared/languages/localized-text.ts';
import { parseWords } from '#shared/search/parse-words.ts';
import { type RankedEntry, rankEntries } from './rank-entries.ts';
import { openScreenIndex, openSiteIndex } from './site-index/open-site-index.ts';
import { openTermIndex } from './site-index/open-term-index.ts';
import { orNull } from './site-index/site-index.ts';

/** What `/search-suggestions` answers. */
export interface Suggestions {
  /** Best first, at most `maxSuggestions`. */
  readonly items: readonly SuggestItem[];
}

const maxSuggestions = 8;
/** With fewer than these, objects that have all words anywhere are added. */
const fewSuggestions = 3;
/** Of each, before what is left is filled up. */
const shownTerms = 3;
const shownEntries = 3;
const titleTier = 0;

/**
 * What an unfinished text may mean: what is titled so; terms of the collection (a place, a maker),
 * which are searched for; what has the words in its title; objects.
 */
export async function listSuggestions(
  context: Readonly<RouterContextProvider>,
  text: string,
): Promise<Suggestions> {
  const words = parseWords(text);
  if (!words) return { items: [] };
  const services = context.get(servicesContext);
  const translations = context.get(translationsContext);
  const [clock, site, screens, named, objects] = await Promise.all([
    readMuseumClock(context),
    openSiteIndex(services, translations.language),
    openScreenIndex(translations),
    openTermIndex(services.objectCollection, text, translations),
    services.objectCollection.suggestObjects(text, maxSuggestions).catch(orNull),
  ]);
  const { ranked, match } = rankEntries([site, screens, named], [], words, clock, titleTier);
  const found = objects ?? [];
  // Typing errors are forgiven where nothing else is meant.
  const entries = match === 'exact' || found.length === 0 ? ranked : [];
  const { kinds } = translations.messagesOf('searchResults', english);
  const { facets } = translations.messagesOf('exploreTheCollection', exploreEnglish);

  const toEntryItem = ({ entry }: RankedEntry): SuggestItem => ({
    value: entry.title.text,
    label: entry.title,
    ...kindOf(entry.label?.text ?? (entry.name && kinds[entry.name])),
    href: entry.href,
  });
  const toObjectItem = ({ kind, label, object, count }: ObjectSuggestion): SuggestItem[] => {
    const chosen = chooseText(label, translations.language);
    if (!chosen) return [];
    return [
      object
        ? { ...labelOf(chosen), kind: kinds.object, href: `/objects/${object.id}/${object.slug}` }
        : {
            ...labelOf(chosen),
            ...kindOf(kind === 'title' ? null : facets[kind]),
            count: formatNumber(count),
          },
    ];
  };

  const leading = entries.filter(({ place }) => place === 'whole').slice(0, shownEntries);
  const following = entries.filter((entry) => !leading.includes(entry));
  // A suggested person with a page leads to that page, not to a search.
  const people = new Set(
    entries.flatMap(({ entry }) => (entry.name === 'maker' ? entry.title.text : [])),
  );
  const terms = found
    .filter(
      ({ kind, label, object }) =>
        object === null && !(kind === 'maker' && people.has(label.en ?? '')),
    )
    .flatMap(toObjectItem);
  const titles = found.filter(({ object }) => object !== null).flatMap(toObjectItem);
  const room = shownEntries - leading.length;
  const items = [
    ...leading.map(toEntryItem),
    ...terms.slice(0, shownTerms),
    ...following.slice(0, room).map(toEntryItem),
    ...titles,
    ...terms.slice(shownTerms),
    ...following.slice(room).map(toEntryItem),
  ];
  const known = dropRepeated(items);
  const more = known.length < fewSuggestions && words.clauses.length > 1 ? await findObjects() : [];
  return { items: dropRepeated([...known, ...more]).slice(0, maxSuggestions) };

  /** "blue iznik" begins no title and no term; objects that have both words are meant. */
  async function findObjects(): Promise<SuggestItem[]> {
    const { objectCollection } = services;
    const query = { words: text, page: 1, pageSize: maxSuggestions };
    const page = await objectCollection.searchObjects(query).catch(orNull);
    if (page?.match !== 'exact') return [];
    return page.items.flatMap(({ id, slug, title }) => {
      const chosen = chooseText(title, translations.language);
      if (!chosen) return [];
      return [{ ...labelOf(chosen), kind: kinds.object, href: `/objects/${id}/${slug}` }];
    });
  }
}

const labelOf = (label: LocalizedText) => ({ value: label.text, label });

const kindOf = (kind: string | null | undefined) => (kind ? { kind } : {});

function dropRepeated(items: readonly SuggestItem[]): SuggestItem[] {
  const known = new Set<string>();
  return items.filter(({ kind, value }) => {
    const key = `${kind} ${value}`;
    return !known.has(key) && known.add(key);
  });
}
