/**
 * A date text in the one wording that `parseYears` reads: eras behind their years as bce, ce and ah,
 * centuries as English ordinals, halves and quarters in words. Covers English and Spanish, Roman
 * numerals, Hijri years as museums write them, and millennia.
 */
export function toPlainDate(text: string): string {
  return rewrites.reduce(
    (plain, [pattern, replacement]) =>
      typeof replacement === 'string'
        ? plain.replace(pattern, replacement)
        : plain.replace(pattern, replacement),
    text.slice(0, 300).toLowerCase(),
  );
}

type Rewrite = readonly [RegExp, string | ((...match: string[]) => string)];

const ordinal = '(?:st|nd|rd|th)';

/** Centuries in words, the first first. */
const numbers =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first'.split(
    ' ',
  );

const centuryPart =
  '(?:(?:early|mid|late|(?:first|second|last|third|fourth) (?:half|third|quarter)(?: of(?: the)?)?)[ -]+)?';
const ownEra = String.raw`(?:\s+centur(?:y|ies))?\s*(?:bce|ce|ah)\b`;

const rewrites: readonly Rewrite[] = [
  [/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)],
  [/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0)],
  [/[\u2010-\u2015\u2212]/g, '-'],
  // Slips of the pen
  [/\bcent(?:ry|uy|ruy|uary)\b/g, 'century'],
  [/\bmillenium\b/g, 'millennium'],
  [/\b(early|mid|late)(?=\d)/g, '$1 '],
  [/(\d0)['’]s\b/g, '$1s'],
  // Eras
  [/\bb\.\s?c\.(\s?e\.)?|\bbc\b|\ba\.\s?c\./g, 'bce'],
  [/\ba\.\s?d\.?|\bc\.\s?e\.|\bad\b|\bd\.\s?c\./g, 'ce'],
  [/\ba\.\s?h\.?/g, 'ah'],
  [/\b(?:ad|ce)(?=\d)/g, 'ce '],
  [/\bah(?=\d)/g, 'ah '],
  [/(\d{3,4})\s*(?:h\.?|هـ?|هجري|هجرية|ق\.?)(?![\p{L}\d])/gu, '$1 ah'],
  [/\b(ah|ce)\s+(\d{1,4})\s*-\s*(\d{1,4})\b(?!s|\s*(?:bce|ce|ah)\b)/g, '$2-$3 $1'],
  [/\b(ah|ce)\s+(\d{1,4}s?)\b(?!\s*(?:bce|ce|ah)\b)/g, '$2 $1'],
  [/\b(\d{1,3}),(\d{3})(?=\s*(?:-|bce))/g, '$1$2'],
  // A month of the Hijra says which calendar its year is of.
  [
    /\b((?:mu[hḥ]arram|[sṣ]afar|rab[iī]|jum[aā]d|rajab|sha.?b[aā]n|rama[dḍz][aā]n|shaww[aā]l|dh[uū]|zil)\D{0,24}\d{3,4})\b(?!\s*(?:bce|ce|ah)\b)/g,
    '$1 ah',
  ],
  // Days, in figures
  [/\b\d{1,2}\.\s?(?:\d{1,2}\.\s?)?(\d{4})\b/g, '$1'],
  [/\b(\d{4})\.\d{1,2}(?:\.\d{1,2})?\b/g, '$1'],
  // About, before, after
  [/\b(pre|post)-(?=\d)/g, '$1 '],
  [/\b(?:about|around|approximately|approx\.?|alrededor de)\s/g, 'circa '],
  [/\b(ca?)(?=\d{3,4}\b)/g, '$1. '],
  [/\b(?:not|no) (?:earlier than|before)\b|\bpost(?= \d)|\bsince\b|\bdesde\b/g, 'after'],
  [/\b(?:not|no) (?:later than|after)\b|\bpre(?= \d)|\b(?:until|up to|hasta)\b/g, 'before'],
  // Parts
  [/\b(?:principios|comienzos|inicios|beginning|start) (?:del?|of(?: the)?)\b/g, 'early'],
  [/\b(?:mediados|middle) (?:del?|of(?: the)?)\b/g, 'mid'],
  [/\b(?:finales|fines|end) (?:del?|of(?: the)?)\b/g, 'late'],
  [/\b(?:primera|1st) (mitad|half|third|quarter)\b/g, 'first $1'],
  [/\b(?:segunda|2nd) (mitad|half|third|quarter)\b/g, 'second $1'],
  [
    /\b(1st|2nd|3rd)(?=\s*(?:-|\/|or|to|and)\s*(?:2nd|3rd|4th|last)\s+(?:half|third|quarter)\b)/g,
    (_, which = '') => numbers[Number(which[0]) - 1] ?? which,
  ],
  [/\b(?:3rd) (third|quarter)\b/g, 'third $1'],
  [/\b(?:4th) (quarter)\b/g, 'fourth $1'],
  [/\bmitad del\b/g, 'half'],
  [/\bcent\.?(?=\s|$|,|;)/g, 'century'],
  // "second or third quarter of the 16th century": the first is not a century.
  [
    /\b(first|second|third)(?:\s+(?:or|to|and)\s+|\s*-\s*)(second|third|fourth|last)\s+(half|third|quarter)(?:\s+of(?:\s+the)?)?\s+((?:\d{1,2}(?:st|nd|rd|th)|[a-z-]+th|twenty-first)\s+centur(?:y|ies))\b/g,
    '$1 $3 $4-$2 $3 $4',
  ],
  [
    new RegExp(
      String.raw`\b(${numbers.join('|')})(?=[\s-]+(?:centur|to\b|or\b)|\s*[-/]\s*[a-z-]+th\b)`,
      'g',
    ),
    (_, word = '') => `${numbers.indexOf(word) + 1}th`,
  ],
  [/\b(\d{1,2})\s*([-/])\s*(\d{1,2}(?:st|nd|rd|th) c)/g, '$1th$2$3'],
  [
    /\b(early|mid|late)[- ]+(?:to |or |- ?)?(early|mid|late)[- ]+(\d{1,2}(?:st|nd|rd|th))\b/g,
    '$1 $3-$2 $3',
  ],
  // "late 18th early 19th century"
  [/\b((?:early|mid|late) \d{1,2}(?:st|nd|rd|th)) (?=(?:early|mid|late) \d)/g, '$1-'],
  [/\b(\d{2})(\d{2})s\s*-\s*(\d{2})s\b/g, '$1$2s-$1$3s'],
  [
    /\b(early|mid|late)[- ](\d{1,2})00s\b/g,
    (_, part, hundred) => `${part} ${Number(hundred) + 1}th century`,
  ],
  // Centuries and millennia
  [
    /\b(?:siglos?|ss?\.)\s+([ivx]+)(?:\s*(-|\/|y|a)\s*([ivx]+))?\b/g,
    (_, first, sign, second) =>
      second
        ? `${toNumber(first)}th${sign === '/' ? '/' : '-'}${toNumber(second)}th century`
        : `${toNumber(first)}th century`,
  ],
  [
    /\b([ivx]{1,5})(?:th|st|nd|rd)?(?:\s*-\s*([ivx]{1,5})(?:th|st|nd|rd)?)?\s+(?=centur)/g,
    (_, first, second) =>
      second ? `${toNumber(first)}th-${toNumber(second)}th ` : `${toNumber(first)}th `,
  ],
  [
    new RegExp(
      String.raw`\b(?:(early|mid|late)[ -]+)?(\d{1,2})${ordinal}(?:\s*(?:-|to)\s*(?:(early|mid|late)[ -]+)?(\d{1,2})${ordinal})? millennium bce`,
      'g',
    ),
    (_, part, first, lastPart, last) => {
      const [from] = toYearsOfMillennium(first, part);
      const [, to] = toYearsOfMillennium(last || first, last ? lastPart : part);
      return `${from} bce-${to} bce`;
    },
  ],
  // An era before its century, or before the first of two.
  [
    new RegExp(
      String.raw`\b(ah|ce)\s+(${centuryPart}\d{1,2}${ordinal})(?:\s+centur(?:y|ies))?(?:\s*(-|to|or|and)\s*(${centuryPart}\d{1,2}${ordinal})(?!${ownEra})(?:\s+centur(?:y|ies))?)?(?!${ownEra})`,
      'g',
    ),
    (_, era, first, sign, second) =>
      second ? `${first} century ${era}${sign}${second} century ${era}` : `${first} century ${era}`,
  ],
];

const thirds: Readonly<Record<string, readonly [number, number]>> = {
  early: [0, 333],
  mid: [333, 666],
  late: [666, 999],
};

/** First and last year BCE; of a part, a third. */
function toYearsOfMillennium(number = '', part = ''): [number, number] {
  const first = Number(number) * 1000;
  const [from, to] = thirds[part] ?? [0, 999];
  return [first - from, first - to];
}

const numerals: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

function toNumber(roman: string): number {
  const values = [...roman].map((letter) => numerals[letter] ?? 0);
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}
