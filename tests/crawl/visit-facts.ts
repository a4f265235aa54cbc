import type { Language } from '#shared/languages/languages.ts';

/** One number that a text gives for something that has one value everywhere. */
export interface StatedFact {
  /** "wheelchairs to borrow". */
  readonly fact: string;
  readonly value: number;
  /** Where it says so, and in which sentence. */
  readonly source: string;
}

const words: Readonly<Record<Language, readonly string[]>> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
  es: 'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  ),
  haw: 'ʻole hoʻokahi ʻelua ʻekolu ʻehā ʻelima ʻeono ʻehiku ʻewalu ʻeiwa ʻumi ʻumi_kumamākahi ʻumi_kumamālua ʻumi_kumamākolu ʻumi_kumamāhā ʻumi_kumamālima ʻumi_kumamāono ʻumi_kumamāhiku ʻumi_kumamāwalu ʻumi_kumamāiwa iwakālua'
    .split(' ')
    .map((word) => word.replace('_', ' ')),
};

const escapeWord = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `N` in a pattern is a number in digits or words. */
function toPattern(source: string, language: Language): RegExp {
  const longestFirst = words[language].toSorted((one, other) => other.length - one.length);
  const number = `(?<n>\\d[\\d,]*|${longestFirst.map(escapeWord).join('|')})`;
  return new RegExp(`(?<![\\p{L}\\p{N}ʻ.,$])${source.replaceAll('N', number)}`, 'giu');
}

function toNumber(text: string, language: Language): number {
  const word = words[language].indexOf(text.toLowerCase());
  return word >= 0 ? word : Number(text.replaceAll(',', ''));
}

interface Fact {
  readonly name: string;
  /** What a sentence must speak of as well, in any language. */
  readonly about?: RegExp;
  readonly patterns: Readonly<Record<Language, string>>;
}

const metres = {
  en: 'N (?:m\\b(?! ?[²2])|met(?:er|re)s?\\b)',
  es: 'N (?:m\\b(?! ?[²2])|metros?\\b)',
  haw: 'N (?:m\\b|mika\\b)',
};
const steps = { en: 'N steps', es: 'N escalones', haw: 'N ʻ?anuʻu' };

/** What the house has one number for. A new one is a line here. */
const facts: readonly Fact[] = [
  {
    name: 'wheelchairs to borrow',
    patterns: { en: 'N wheelchairs?', es: 'N sillas? de ruedas', haw: 'N noho huila' },
  },
  {
    name: 'benches along the garden walk',
    patterns: { en: 'N benches', es: 'N bancos', haw: 'N noho lōʻihi' },
  },
  {
    name: 'length of the garden walk in meters',
    about:
      /garden walk|paseo del jardín|ala māla|ala kīhāpai|crushed coral|coral triturado|ala koʻa/iu,
    patterns: metres,
  },
  {
    name: 'way from the bus stop in meters',
    about: /\bbus\b|autobús|kaʻa ʻōhua/iu,
    patterns: metres,
  },
  {
    name: 'number of the bus',
    patterns: { en: 'bus N\\b', es: 'autobús N\\b', haw: 'kaʻa ʻōhua N\\b' },
  },
  {
    name: 'steps to the Sea Terrace',
    about: /sea terrace|sea loggia|terraza del mar|logia del mar|lānai kai/iu,
    patterns: steps,
  },
  {
    name: 'depth of the pool in centimeters',
    about: /pool|estanque|loko wai/iu,
    patterns: { en: 'N cm', es: 'N cm', haw: 'N kenimika' },
  },
  {
    name: 'people in one room',
    patterns: {
      en: 'more than N people',
      es: 'más de N personas',
      haw: 'N wale nō kānaka i hoʻokahi lumi',
    },
  },
  {
    name: 'price of general admission',
    patterns: {
      en: 'general admission[\\s·]+\\$N',
      es: 'entrada general[\\s·]+\\$N',
      haw: 'likiki komo[\\s·]+\\$N',
    },
  },
  {
    name: 'minutes of the house tour',
    about: /house tour|visita a la casa|huakaʻi o ka hale|you stand|se está de pie/iu,
    patterns: { en: 'N minutes', es: 'N minutos', haw: 'N minuke' },
  },
  {
    name: 'hour at which Fridays end',
    about: /friday|viernes|pōʻalima/iu,
    patterns: {
      en: 'until N(?!\\d)(?! people)',
      es: 'hasta las N(?!\\d)',
      haw: 'a hiki i ka hola N(?!\\d)',
    },
  },
];

/**
 * Every number that a text gives for one of the facts above.
 * @param text words of one screen or one field, a paragraph or row of a table a line
 */
export function readFacts(text: string, language: Language, place: string): StatedFact[] {
  return toSentences(text).flatMap((sentence) =>
    facts
      .filter(({ about }) => !about || about.test(sentence))
      .flatMap(({ name, patterns }) =>
        [...sentence.matchAll(toPattern(patterns[language], language))].map(({ groups }) => ({
          fact: name,
          value: toNumber(groups?.n ?? '', language),
          source: `${place}: ${sentence}`,
        })),
      ),
  );
}

/** Sentences with a number of wheelchairs, benches or meters that no fact claims. */
export function listUnclaimed(text: string, language: Language): string[] {
  const counted = [
    facts[0]?.patterns[language] ?? '',
    facts[1]?.patterns[language] ?? '',
    metres[language],
  ];
  return toSentences(text).filter(
    (sentence) =>
      counted.some((pattern) => toPattern(pattern, language).test(sentence)) &&
      readFacts(sentence, language, '').length === 0,
  );
}

const toSentences = (text: string): string[] =>
  text
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .split(/\n|(?<=[.!?;])\s+(?!m\.)/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** Facts that are told in two ways, each with a place for every value. */
export function listContradictions(stated: readonly StatedFact[]): string[] {
  return [...Map.groupBy(stated, ({ fact }) => fact)].flatMap(([fact, all]) => {
    const values = [...Map.groupBy(all, ({ value }) => value)];
    if (values.length < 2) return [];
    return [
      `${fact}: ${values.map(([value, [first]]) => `${value} (${first?.source})`).join(' or ')}`,
    ];
  });
}

const blocks =
  /<\/?(?:p|li|h[1-6]|div|section|article|nav|tr|dl|dt|dd|figcaption|caption|details|summary|main|footer|header|ul|ol|table|button|option|label|legend|br)\b[^>]*>/gi;

/** The words of a page as a reader gets them, a paragraph or row of a table a line. */
export function toLines(html: string): string {
  return html
    .replace(/<(script|style|template|svg|head)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<\/t[dh]>/gi, ' · ')
    .replace(/<\/?(?:span|a|b)\b[^>]*>/gi, ' ')
    .replace(blocks, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/[ \t]+/g, ' ');
}
