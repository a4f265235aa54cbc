import type { RouterContextProvider } from 'react-router';
import { toPictureAddress } from '#app/components/media/picture-address.ts';
import type { SuggestItem } from '#app/components/search/SuggestField.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { servicesContext, siteContext, translationsContext } from '#app/request-context.ts';
import exploreEnglish from '#locales/en/exploreTheCollection.json';
import english from '#locales/en/searchResults.json';
import questionsEnglish from '#locales/en/visitQuestions.json';
import type { ObjectSuggestion, ObjectSummary } from '#services/object-collection/contract.ts';
import { toDetailAnchor } from '#shared/collection/detail-anchor.ts';
import { formatNumber } from '#shared/languages/format-number.ts';
import { chooseText, type LocalizedText } from '#shared/languages/localized-text.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import { toNameKey } from '#shared/search/name-key.ts';
import { nameTerms } from '#shared/search/name-terms.ts';
import { parseWords } from '#shared/search/parse-words.ts';
import { orderSuggestions } from './order-suggestions.ts';
import { type RankedEntry, rankEntries } from './rank-entries.ts';
import { readVisitQuestion } from './read-visit-question.ts';
import type { Entry } from './site-index/entry.ts';
import { openScreenIndex, openSiteIndex } from './site-index/open-site-index.ts';
import { openTermIndex } from './site-index/open-term-index.ts';
import { orNull } from './site-index/site-index.ts';
import { tellOrigin } from './to-hit.ts';

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
  const { kinds } = translations.messagesOf('searchResults', english);
  const { ranked, match } = rankEntries([site, screens, named], [], words, clock, true);
  const service = suggestService();
  const thesaurus = await context.get(siteContext).readThesaurus?.();
  // "Baño" is no misspelled "paño", nor a sword in Spanish the beginning of Spain: beside a service, for a
  // term, and where titles have the word itself, nothing is guessed.
  const clauses = thesaurus ? nameTerms(words, thesaurus).clauses : [];
  const isTerm = clauses.some(({ meanings }) => Boolean(meanings));
  const isMeant = Boolean(service) || isTerm || (match === 'exact' && ranked.length > 0);
  const sure = (objects ?? []).filter(({ label }) => hasWords(label));
  const found = isMeant || sure.length > 0 ? sure : (objects ?? []);
  // Typing errors are forgiven where nothing else is meant.
  const entries = match === 'exact' || (!service && found.length === 0) ? ranked : [];
  const { facets } = translations.messagesOf('exploreTheCollection', exploreEnglish);

  // Who goes there at once has to know before.
  const statusOf = ({ kind, timeAt }: Entry) =>
    kind === 'programs' ? timeAt?.({ clock, translations }).status : null;
  const toNote = (text: string | null | undefined) =>
    text ? { note: { text, language: translations.language } } : {};
  const toEntryItem = ({ entry }: RankedEntry): SuggestItem => ({
    value: entry.title.text,
    label: entry.title,
    ...toNote(statusOf(entry)),
    ...kindOf(entry.label?.text ?? (entry.name && kinds[entry.name])),
    ...(entry.image && { picture: toPictureAddress(entry.image.src, square) }),
    href: entry.href,
  });
  const toObjectItem = ({ kind, label, object, count }: ObjectSuggestion): SuggestItem[] => {
    const chosen = chooseText(label, translations.language);
    if (!chosen) return [];
    return [
      object
        ? { ...labelOf(chosen), kind: kinds.object, href: toObjectPath(object) }
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
  const persons = new Set(
    entries.flatMap(({ entry }) => (entry.kind === 'people' ? entry.href : [])),
  );
  const ordered = orderSuggestions(
    [
      ...leading.map(toEntryItem),
      ...terms.slice(0, shownTerms),
      ...following.slice(0, room).map(toEntryItem),
      ...titles,
      ...terms.slice(shownTerms),
      ...following.slice(room).map(toEntryItem),
    ],
    text,
    ({ value, href = '' }) => ({
      text: value,
      isObject: readObjectId(href) !== undefined,
      isPerson: persons.has(href),
      isMinor: isLegal.test(href),
    }),
  );
  const items = service ? [findPart(service, ordered) ?? service, ...ordered] : ordered;
  const known = dropRepeated(items);
  const isWord = words.clauses.length > 1 || text.trim().length >= shortestWord;
  const more = !service && known.length < fewSuggestions && isWord ? await findObjects() : [];
  return { items: await tellObjects(dropRepeated([...known, ...more]).slice(0, maxSuggestions)) };

  /** Restrooms, bags, photographs: what the pages of the visit answer. */
  function suggestService(): SuggestItem | null {
    const { rules, words: ownWords } = translations.messagesOf('visitQuestions', questionsEnglish);
    const question = readVisitQuestion(text, [ownWords, questionsEnglish.words], []);
    const label =
      question && question.topic in rules && rules[question.topic as keyof typeof rules];
    if (!label) return null;
    const named = labelOf({ text: label, language: translations.language });
    const page = question.topic === 'access' ? 'access' : 'visitor-guidelines';
    return { ...named, kind: kinds.page, href: `/visit/${page}` };
  }

  function hasWords(label: ObjectSuggestion['label']): boolean {
    const asked = foldWords(text);
    return Object.values(label).some((one) => {
      const written = foldWords(one ?? '');
      return asked.every((word) => written.some((other) => begins(other, word)));
    });
  }

  /** "blue iznik" begins no title and no term, "rim" the name of a detail: objects that have the words are meant. */
  async function findObjects(): Promise<SuggestItem[]> {
    const { objectCollection } = services;
    const query = { words: text, page: 1, pageSize: maxSuggestions };
    const page = await objectCollection.searchObjects(query).catch(orNull);
    if (page?.match !== 'exact') return [];
    return page.items.flatMap((object) => {
      const chosen = chooseText(object.title, translations.language);
      if (!chosen || !isToldFor(object)) return [];
      const detail = object.found?.find(({ field }) => field === 'detail');
      const name = detail && chooseText(detail.text, translations.language);
      const place = name ? `#${toDetailAnchor(detail.number)}` : '';
      return [
        {
          ...labelOf(chosen),
          kind: kinds.object,
          ...(name && { note: name }),
          href: `${toObjectPath(object)}${place}`,
        },
      ];
    });
  }

  /** Whether the reader can see all words of it: a word that only looks so in another language tells nothing. */
  function isToldFor({ title, place, date, makers, found = [] }: ObjectSummary): boolean {
    const texts = [title, place, date, ...found.map(({ text }) => text)];
    const written = [
      ...texts.map((text) => text && chooseText(text, translations.language)?.text),
      ...makers,
    ].flatMap((text) => foldWords(text ?? ''));
    return clauses.every(
      ({ words: asked, meanings }) =>
        asked.every((word) => written.some((one) => begins(one, word))) ||
        Boolean(meanings?.same.some((name) => name.every((word) => written.includes(word)))),
    );
  }

  /** In a museum "object" tells nothing: a picture does, and where and when it was made. */
  async function tellObjects(items: readonly SuggestItem[]): Promise<SuggestItem[]> {
    const ids = items.flatMap(({ href }) => readObjectId(href) ?? []);
    if (ids.length === 0) return [...items];
    const objects = await services.objectCollection.listObjectsById(ids).catch(orNull);
    const byId = new Map(objects?.map((object) => [object.id, object]));
    return items.map(({ kind, ...item }) => {
      const object = byId.get(readObjectId(item.href) ?? '');
      const note = item.note ?? (object && tellOrigin(object, translations.language));
      const { src } = object?.image ?? {};
      return {
        ...item,
        ...(note ? { note } : kindOf(kind)),
        ...(src && { picture: toPictureAddress(src, { width: square.width }) }),
      };
    });
  }
}

/** As it is typed, or another spelling of the name. */
const begins = (written: string, word: string) =>
  written.startsWith(word) || toNameKey(written).startsWith(toNameKey(word));

/** Parts of the terms have titles of everybody's words: "Children", "This website". */
const isLegal = /^\/(?:terms-of-use|privacy-policy)#/;

/** The very part of a page in which a service is told. */
const findPart = ({ value, href }: SuggestItem, items: readonly SuggestItem[]) =>
  items.find((item) => item.value === value && item.href?.startsWith(`${href}#`));

/** Small enough for a line, in a size that pictures are given in. */
const square = { width: 100, height: 100 };

/** Letters from which on a word that begins no title is looked for in all that is said of objects. */
const shortestWord = 3;

const toObjectPath = ({ id, slug }: { id: string; slug: string }) => `/objects/${id}/${slug}`;

const readObjectId = (href: string | undefined) => href?.match(/^\/objects\/([^/]+)\//)?.[1];

const labelOf = (label: LocalizedText) => ({ value: label.text, label });

const kindOf = (kind: string | null | undefined) => (kind ? { kind } : {});

function dropRepeated(items: readonly SuggestItem[]): SuggestItem[] {
  const known = new Set<string>();
  return items.filter(({ kind, value }) => {
    const key = `${kind} ${value}`;
    return !known.has(key) && known.add(key);
  });
}
