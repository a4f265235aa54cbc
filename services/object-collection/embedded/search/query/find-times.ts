import { foldInPlace } from '#shared/search/filler-words.ts';
import { parseYears } from '../../years/parse-years.ts';

/** A time that was typed among words. */
export interface TypedTime {
  /** Its position in the text; the end is not included. */
  readonly start: number;
  readonly end: number;
  /** Astronomical (1 BCE is 0); null: open on that side. */
  readonly yearFrom: number | null;
  readonly yearTo: number | null;
  /** The words that a title may have instead: `17th century`. Null for a relation (before 1700). */
  readonly literal: string | null;
}

const ordinals = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'],
  ...['tenth', 'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth'],
  ...['seventeenth', 'eighteenth', 'nineteenth', 'twentieth', 'twenty-first'],
];
const decades = ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties'];

// Everything below reads text without marks and case, in English, Spanish and Hawaiian.
const era = String.raw`(?:\s*(?:bce?|ce|ad|ah|a\.\s?h\.?|b\.\s?c\.?(?:\s?e\.?)?|a\.\s?d\.?|a\.\s?c\.?|d\.\s?c\.?|hijri|de la hegira))?(?![\p{L}])`;
const part = String.raw`(?:(?:early|mid|middle|late|(?:the )?(?:first|second|last|third|fourth) (?:half|third|quarter)(?: of(?: the)?)?|(?:beginning|end|middle) of the)[\s-]+)?`;
const ordinal = String.raw`(?:\d{1,2}(?:st|nd|rd|th)|${ordinals.join('|')})`;
const century = String.raw`(?:the\s+)?${part}${ordinal}(?:\s*(?:[-–/,]|to|and|or|through)\s*(?:the\s+)?${part}${ordinal})?[\s-]+centur(?:y|ies)${era}`;
const siglo = String.raw`(?:(?:principios|comienzos|mediados|finales|fines|primera mitad|segunda mitad)\s+del?\s+)?(?:el |los |del )?siglos?\s+[ivx]+(?:\s*(?:[-–/]|y|a|al)\s*[ivx]+)?${era}`;
const kenekulia = String.raw`(?:ke\s+)?kenekulia\s+(?:\S+\s+)?\d{1,2}|\d{1,2}\s+o\s+ke\s+kenekulia`;
const decade = String.raw`(?:the\s+)?(?:(?:early|mid|late)[\s-]+)?(?:\d{3,4}'?s(?:\s*(?:[-–/]|to|and|or)\s*(?:the\s+)?\d{3,4}'?s)?|(?:the\s+)(?:${decades.join('|')}|nineties))|(?:los\s+)?(?:anos|decada de(?: los)?(?: anos)?)\s+\d{2}(?:\d{2})?(?!\d)`;
const circa = String.raw`(?:c(?:a|irca)?\.?\s*|around\s+|about\s+|hacia\s+|h\.\s*|alrededor de\s+|ma kahi o\s+)?`;
const years = String.raw`${circa}\d{3,4}\s*[-–/]\s*\d{2,4}${era}`;
const eraYear = String.raw`${circa}\d{1,4}\s*(?:bce|ah|a\.\s?h\.?|b\.\s?c\.?(?:\s?e\.?)?|a\.\s?c\.?|hijri|de la hegira)`;
const year = String.raw`${circa}(?:1\d{3}|20\d{2})`;
const anyYear = String.raw`${circa}\d{3,4}${era}`;

const time = [century, siglo, kenekulia, decade, years, eraYear, year].map(group).join('|');
const bound = [century, siglo, kenekulia, decade, eraYear, anyYear].map(group).join('|');
const article = String.raw`(?:(?:the|year|el|la|los|ano|anos|ka|ke|makahiki|i|o)\s+)*`;
const relations = [
  [
    'between',
    String.raw`(?:made\s+)?(?:between|from|entre|de|desde|del|mai)\s+${article}(?<a>${bound})\s+(?:and|to|until|till|through|y|e|hasta|a|al|a i)\s+${article}(?<b>${bound})`,
  ],
  [
    'before',
    String.raw`(?:made |painted )?(?:before|prior to|earlier than|older than|pre-?|antes del?|anterior(?:es)? al?|previ[oa]s? al?|ma mua o)\s*${article}(?<a>${bound})`,
  ],
  [
    'until',
    String.raw`(?:made |painted )?(?:until|till|up to|by|no later than|not later than|hasta|a hiki i|a i)\s+${article}(?<a>${bound})`,
  ],
  [
    'after',
    String.raw`(?:made |painted )?(?:after|later than|newer than|post-?|despues del?|posterior(?:es)? al?|ma hope o)\s*${article}(?<a>${bound})`,
  ],
  [
    'since',
    String.raw`(?:made |painted )?(?:since|starting(?: from| in)?|beginning in|no earlier than|desde|a partir del?|mai)\s+${article}(?<a>${bound})`,
  ],
  ['until', String.raw`(?<a>${bound})\s+(?:or|and) (?:earlier|before)|(?<b>${bound})\s+o antes`],
  [
    'since',
    String.raw`(?<a>${bound})\s+(?:(?:or|and) (?:later|after)|onwards?)|(?<b>${bound})\s+(?:o despues|en adelante)`,
  ],
  [
    'in',
    String.raw`(?:(?:(?:dat(?:ed|ing)|made|painted|created)(?:\s+(?:back )?(?:to|from|in))?|from|of|in|during|del?|en|durante|fechad[oa]s? en|i|ma|o)\s+${article})?(?<a>${time})`,
  ],
] as const;

function group(pattern: string): string {
  return `(?:${pattern})`;
}

const patterns = relations.map(
  ([relation, pattern]) =>
    [
      relation,
      new RegExp(
        String.raw`(?<![\p{L}\p{N}.:/'-])(?:${pattern})(?![\p{L}\p{N}]|[-./]\d|-\p{L})`,
        'u',
      ),
    ] as const,
);
const yearField =
  /(?<![\p{L}\p{N}])(?:years?|dates?|dated|ano|anos|fecha|makahiki|manawa|epoca|period|when):\s*(?:"(?<quoted>[^"]*)"|(?<plain>\S+))/u;
/** Words in quotes or with a field name were written with care. */
const untouched = /["“”«»][^"“”«»]*(?:["“”«»]|$)|[\p{L}']{2,14}:\s*\S+/gu;

const maxTimes = 3;

/**
 * The times among the words of a search: `carpets before 1700`, `18th/19th century`, `años 60`.
 * @param text in Unicode's composed form (NFC)
 */
export function findTimes(text: string): TypedTime[] {
  let open = foldInPlace(text);
  const found: TypedTime[] = [];
  const take = (time: TypedTime) => {
    found.push(time);
    open = open.slice(0, time.start) + ' '.repeat(time.end - time.start) + open.slice(time.end);
  };
  const field = yearField.exec(open);
  const asked = field?.groups?.quoted ?? field?.groups?.plain;
  if (field && asked !== undefined) {
    const typed = readBounds(asked) ?? readTime(asked);
    if (typed)
      take({ ...typed, literal: null, start: field.index, end: field.index + field[0].length });
  }
  open = open.replace(untouched, (quoted) => '\u0001'.repeat(quoted.length));
  while (found.length < maxTimes) {
    const typed = readTime(open);
    if (!typed) break;
    take(typed);
  }
  return found.sort((a, b) => a.start - b.start);
}

function readTime(text: string): TypedTime | null {
  for (const [relation, pattern] of patterns) {
    const match = pattern.exec(text);
    const { a, b } = match?.groups ?? {};
    if (!match || (a === undefined && b === undefined)) continue;
    const range = toRange((a ?? b) as string);
    const other = relation === 'between' && b !== undefined ? toRange(b) : range;
    if (!range || !other) continue;
    const whole = { start: match.index, end: match.index + match[0].length };
    const literal = relation === 'in' ? (a as string) : null;
    return { ...whole, ...relate(relation, range, other), literal };
  }
  return null;
}

type Range = readonly [from: number, to: number];

function relate(
  relation: (typeof relations)[number][0],
  [from, to]: Range,
  [otherFrom, otherTo]: Range,
): { yearFrom: number | null; yearTo: number | null } {
  switch (relation) {
    case 'between':
      return { yearFrom: Math.min(from, otherFrom), yearTo: Math.max(to, otherTo) };
    case 'before':
      return { yearFrom: null, yearTo: from - 1 };
    case 'until':
      return { yearFrom: null, yearTo: to };
    case 'after':
      return { yearFrom: to + 1, yearTo: null };
    case 'since':
      return { yearFrom: from, yearTo: null };
    case 'in':
      return { yearFrom: from, yearTo: to };
  }
}

/** `1600-1700`, `1600..1700`, `1600-`, `-1700`, `<1700`, `>=1600`, `600`. */
function readBounds(text: string): Omit<TypedTime, 'literal'> | null {
  const toYear = (digits: string | undefined) => (digits ? Number(digits) : null);
  const place = { start: 0, end: 0 };
  const range = /^(\d{1,4})?\s*(?:-|–|\.\.\.?)\s*(\d{1,4})?$/.exec(text);
  if (range && (range[1] || range[2])) {
    return { ...place, yearFrom: toYear(range[1]), yearTo: toYear(range[2]) };
  }
  const compared = /^([<>])(=?)\s*(\d{1,4})$/.exec(text);
  if (compared) {
    const step = compared[2] ? 0 : 1;
    const limit = Number(compared[3]);
    return compared[1] === '<'
      ? { ...place, yearFrom: null, yearTo: limit - step }
      : { ...place, yearFrom: limit + step, yearTo: null };
  }
  const only = /^\d{1,4}$/.test(text) ? Number(text) : null;
  return only === null ? null : { ...place, yearFrom: only, yearTo: only };
}

function toRange(typed: string): Range | null {
  const text = typed
    .replace(
      new RegExp(`\\b(?:${ordinals.join('|')})(?=[\\s-]|$)(?! (?:half|third|quarter))`, 'gu'),
      toOrdinal,
    )
    .replace(
      /kenekulia\s+(?:\D+\s)?(\d{1,2})|(\d{1,2})\s+o\s+ke\s+kenekulia/u,
      (_, a, b) => `${a ?? b}th century`,
    )
    .replace(/(?:anos|decada de(?: los)?(?: anos)?)\s+(\d{2,4})/u, (_, digits: string) =>
      digits.length === 2 ? `19${digits}s` : `${digits}s`,
    )
    .replace(new RegExp(`(?:${decades.join('|')}|nineties)`, 'u'), (name) => {
      const at = decades.indexOf(name);
      return `19${at < 0 ? 9 : at + 2}0s`;
    })
    .replace(/(\d)'s/gu, '$1s')
    .replace(/(?:beginning of the|principios del?|comienzos del?) /u, 'early ')
    .replace(/(?:end of the|finales del?|fines del?) /u, 'late ')
    .replace(/(?:middle of the|middle|mediados del?) /u, 'mid ')
    .replace(/primera mitad del? /u, 'first half of ')
    .replace(/segunda mitad del? /u, 'second half of ')
    .replace(/(\d(?:st|nd|rd|th))\s*[,/]\s*/u, '$1-')
    .replace(/(\d(?:st|nd|rd|th))\s+(?:and|through|or)\s+(?:the\s+)?/u, '$1-')
    .replace(/hijri|de la hegira/u, 'ah')
    .replace(/^the /u, '');
  // "The 1800s" are a hundred years, "the late 1960s" are some.
  const hundred = /^(\d{2})00s$/u.exec(text);
  if (hundred) return [Number(hundred[1]) * 100, Number(hundred[1]) * 100 + 99];
  const share = /^(early|mid|late)[\s-]+(\d{3,4})s$/u.exec(text);
  if (share) {
    const [from, to] = partOfDecade[share[1] as keyof typeof partOfDecade];
    return [Number(share[2]) + from, Number(share[2]) + to];
  }
  const years = parseYears(text.replace(/^(?:around|about|alrededor de|ma kahi o) /u, 'c. '));
  if (years?.earliest == null || years.latest == null) return null;
  return [years.earliest, years.latest];
}

const partOfDecade = { early: [0, 4], mid: [3, 6], late: [5, 9] } as const;
const endings: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };
const toOrdinal = (word: string): string => {
  const number = ordinals.indexOf(word) + 1;
  return `${number}${number < 10 || number > 20 ? (endings[number % 10] ?? 'th') : 'th'}`;
};
