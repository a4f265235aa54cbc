import { toObjectPicture } from '#app/components/cards/object-card-content.ts';
import { sayFound } from '#app/components/cards/say-found.ts';
import type { Translations } from '#app/i18n/translations.ts';
import collectionEnglish from '#locales/en/collection.json';
import exploreEnglish from '#locales/en/exploreTheCollection.json';
import english from '#locales/en/searchResults.json';
import type { Picture } from '#services/content-management/contract.ts';
import type { ObjectSummary } from '#services/object-collection/contract.ts';
import { toDetailAnchor } from '#shared/collection/detail-anchor.ts';
import { translateLabel } from '#shared/collection/maker-attribution.ts';
import { capitalize } from '#shared/languages/capitalize.ts';
import { type Language, languages, withoutEndings } from '#shared/languages/languages.ts';
import { chooseText, type LocalizedText } from '#shared/languages/localized-text.ts';
import { cutSnippet, markWords, type WordTest } from './mark-words.ts';
import { hasFoundPiece, type MarkedPieces } from './marked-pieces.ts';
import type { RankedEntry } from './rank-entries.ts';
import type { SearchKind } from './search-query.ts';
import type { Entry, EntryMoment } from './site-index/entry.ts';

/** A text with the words that were found, in the language it is written in. */
export interface MarkedText {
  readonly language: string;
  readonly pieces: MarkedPieces;
}

/** A result as a line of the list. */
export interface Hit {
  readonly id: string;
  readonly kind: SearchKind;
  /** Without language prefix. */
  readonly href: string;
  /** What kind of thing it is: "Exhibition", "Artist". */
  readonly label: LocalizedText | null;
  readonly title: MarkedText;
  readonly summary: MarkedText | null;
  /** When; of a work where and when. */
  readonly date: MarkedText | null;
  /** Cancelled, sold out, over. */
  readonly status: string | null;
  readonly image: Pick<Picture, 'src' | 'width' | 'height' | 'alt' | 'dominantColor'> | null;
  /** The detail of a work that has the words, with its place on the work's page. */
  readonly detail: { readonly href: string; readonly name: MarkedText } | null;
}

const mark = ({ text, language }: LocalizedText, isWanted: WordTest): MarkedText => ({
  language,
  pieces: markWords(text, isWanted),
});

const hasFound = (text: MarkedText | null) => text !== null && hasFoundPiece(text.pieces);

/** The reader's, or a title's own: what is written for readers of another language says nothing. */
const isRead = (one: string, language: Language): boolean =>
  one === language || !languages.some((known) => known === one);

/** A match further down, or in another language, is shown in its place. */
export function toEntryHit(
  { entry, foundIn }: RankedEntry,
  isWanted: WordTest,
  moment: EntryMoment,
): Hit {
  const { translations } = moment;
  const { kinds } = translations.messagesOf('searchResults', english);
  const title = mark(entry.title, isWanted);
  const summary = entry.summary && mark(entry.summary, isWanted);
  const snippet =
    hasFound(title) || hasFound(summary)
      ? null
      : findSnippet(entry, foundIn, isWanted, translations.language);
  const name = entry.name ?? (entry.kind === 'pages' ? 'page' : null);
  const own = name && { text: kinds[name], language: translations.language };
  const time = entry.timeAt?.(moment);
  return {
    id: entry.key,
    kind: entry.kind,
    href: time?.href ?? entry.href,
    label: entry.label ?? own,
    title,
    summary: snippet ? mark(snippet, isWanted) : summary,
    date: time?.date ? { pieces: [time.date], language: translations.language } : null,
    status: time?.status ?? null,
    image: entry.image,
    detail: null,
  };
}

/** A name or place with the summary behind it; else the place of a long text. */
function findSnippet(
  entry: Entry,
  foundIn: Entry,
  isWanted: WordTest,
  reader: Language,
): LocalizedText | null {
  const isForReader = ({ language }: LocalizedText) => isRead(language, reader);
  const isElsewhere = foundIn !== entry;
  // Its text in the reader's language says the same, and with the word's other names often in the same place.
  if (isElsewhere && entry.title.language === reader) {
    const own = cutSnippet([...entry.also, ...entry.texts], isWanted);
    return own ?? cutSnippet([foundIn.title].filter(isForReader), isWanted);
  }
  const short = [
    ...(isElsewhere ? [foundIn.title, ...(foundIn.summary ? [foundIn.summary] : [])] : []),
    ...foundIn.also,
  ].filter(isForReader);
  const { summary } = entry;
  const withSummary = (found: LocalizedText) =>
    isElsewhere || summary?.language !== found.language
      ? found
      : { text: `${found.text} – ${summary.text}`, language: found.language };
  const name = cutSnippet(short, isWanted);
  if (name) return withSummary(name);
  const passage = cutSnippet(foundIn.texts.filter(isForReader), isWanted);
  // A word on a button says nothing alone.
  if (passage) return passage.text.length > shortText ? passage : withSummary(passage);
  // Another name of it, which stands nowhere on the page.
  const also = cutSnippet(
    entry.keywords.map((text) => ({ text, language: entry.title.language })),
    isWanted,
  );
  return also && withSummary({ ...also, text: capitalize(also.text) });
}

const shortText = 40;

/** Whether a word that was searched for stands in the entry. */
export const isSeenIn = ({ title, summary, detail, date }: Hit): boolean =>
  [title, summary, detail?.name ?? null, date].some(hasFound);

/** Whether the words stand in texts for readers of other languages alone. */
export function isFoundForOthers(
  { title, makers, found = [] }: ObjectSummary,
  isWanted: WordTest,
  language: Language,
): boolean {
  const isForReader = (one: string) => isRead(one, language);
  const isTold = ({ field, text }: (typeof found)[number]) =>
    field === 'detail'
      ? hasFoundPiece(markWords(chooseText(text, language)?.text ?? '', isWanted))
      : Object.keys(text).some(isForReader);
  if (found.some(isTold)) return false;
  const titles = Object.entries(title).map(([one, text]) => ({ language: one, text }));
  const has = (texts: readonly LocalizedText[]) => cutSnippet(texts, isWanted) !== null;
  if (has(titles.filter((one) => isForReader(one.language)))) return false;
  if (has(makers.map((text) => ({ language, text })))) return false;
  return found.length > 0 || has(titles);
}

/** @param isAsWritten in other languages, where no typing errors are forgiven */
export function toObjectHit(
  object: ObjectSummary,
  isWanted: WordTest,
  isAsWritten: WordTest,
  translations: Translations,
): Hit {
  const { language } = translations;
  const { kinds } = translations.messagesOf('searchResults', english);
  const words = translations.messagesOf('collection', collectionEnglish).object;
  const makers = object.makers.map((label) => translateLabel(label, words.makers)).join(', ');
  const image = object.image && toObjectPicture(object.image, language);
  const title = mark(
    chooseText(object.title, language) ?? { text: words.untitled, language },
    isWanted,
  );
  // A title that was found in another language stands below the one that is shown.
  const others = Object.entries(object.title)
    .map(([one, text]) => ({ text, language: one }))
    .filter((one) => isRead(one.language, language));
  const other = hasFound(title) ? null : cutSnippet(others, isAsWritten);
  const detail = object.found?.find(({ field }) => field === 'detail');
  const detailText = detail && chooseText(detail.text, language);
  const detailName = detailText ? mark(detailText, isWanted) : null;
  const origin = tellOrigin(object, language);
  const date = origin && mark(origin, isWanted);
  const found = joinFound(
    sayFound(
      // The line of the place says its name.
      object.found?.filter(
        ({ field }) => field !== 'detail' && !(field === 'place' && hasFound(date)),
      ),
      language,
      translations.messagesOf('exploreTheCollection', exploreEnglish),
    ),
  );
  // A word that only begins so is another one in Hawaiian, and nothing there is marked.
  const isTold = found && (!withoutEndings.includes(language) || hasFound(mark(found, isWanted)));
  const label = other ?? (isTold ? found : null) ?? (makers ? { text: makers, language } : null);
  const told = label && mark(label, isWanted);
  const isSeen = [title, detailName, told, date].some(hasFound);
  const elsewhere = isSeen ? null : findAnywhere(object, isAsWritten, language);
  const href = `/objects/${object.id}/${object.slug}`;
  return {
    id: object.id,
    kind: 'objects',
    href,
    label: { text: kinds.object, language },
    title,
    summary: elsewhere ? mark(elsewhere, isWanted) : told,
    date,
    status: null,
    image,
    detail:
      detailName && hasFound(detailName)
        ? { href: `${href}#${toDetailAnchor(detail?.number)}`, name: detailName }
        : null,
  };
}

/** Each of several words may stand in another place: "Color: Blue. … as the potters of Iznik …". */
function joinFound(found: readonly LocalizedText[]): LocalizedText | null {
  const [first] = found;
  if (!first) return null;
  const text = found
    .filter(({ language }) => language === first.language)
    .map((one) => one.text)
    .reduce((all, one) => `${all}${/[.…!?]$/.test(all) || one.startsWith('…') ? '' : '.'} ${one}`);
  return { ...first, text };
}

/** "Iznik, c. 1560": by which a stranger judges whether it is the work that is meant. */
export function tellOrigin(
  { place, date }: Pick<ObjectSummary, 'place' | 'date'>,
  language: Language,
): LocalizedText | null {
  const [where, when] = [place, date].map((texts) => chooseText(texts, language));
  if (!where || !when) return where ?? when ?? null;
  // "Iznik, Türkiye": the country would take the line of the years.
  const [town] = where.text.split(',');
  return where.language === when.language
    ? { text: `${town}, ${when.text}`, language: when.language }
    : when;
}

/** Its own text, or a title in whatever language: a passage for other readers says nothing. */
const findAnywhere = (
  { title, found = [] }: ObjectSummary,
  isWanted: WordTest,
  language: Language,
) =>
  cutSnippet(
    [
      ...Object.entries(title),
      ...found.flatMap(({ text }) => Object.entries(text).filter(([one]) => isRead(one, language))),
    ].map(([one, text]) => ({ text, language: one })),
    isWanted,
  );
