const vowels = 'a|e|i|o|u';
const upToTwoVowels = [
  '',
  vowels,
  ...[...'aeiou'].map((one) => [...'aeiou'].map((two) => one + two)),
]
  .flat(2)
  .join('|');

/**
 * How letters of a script, as `foldText` leaves them, are written in Latin ones without marks; the
 * ways are parted by `|`. Several letters that are one sound are a key of their own.
 */
export type LettersInLatin = Readonly<Record<string, string>>;

/** In English, French, German and Turkish, from Arabic, Persian and Ottoman. */
export const arabicInLatin: LettersInLatin = {
  ا: 'a|e|o|aa|ea|oa',
  ب: 'b|bb|p',
  پ: 'p|pp|b',
  ت: 't|tt|d',
  ث: 'th|s|ss|t',
  ج: 'j|jj|dj|g|c',
  چ: 'ch|tch|c',
  ح: 'h|hh',
  خ: 'kh|h|x|j',
  د: 'd|dd|t',
  ذ: 'dh|z|d',
  ر: 'r|rr',
  ز: 'z|zz',
  ژ: 'zh|j|z',
  س: 's|ss|c',
  ش: 'sh|s|ch|sch',
  ص: 's|ss|c',
  ض: 'd|dd|z|dh',
  ط: 't|tt',
  ظ: 'z|zh|d',
  ع: upToTwoVowels,
  غ: 'gh|g',
  ف: 'f|ff|ph',
  ق: 'q|qq|k|gh|c|g',
  ك: 'k|kk|c|g|ck',
  گ: 'g|gg|k',
  ل: 'l|ll',
  م: 'm|mm',
  ن: 'n|nn',
  ه: 'h|ah|eh|a|e',
  و: 'w|v|vv|u|o|ou|oo|aw|au|ow|uw|ov|ev',
  ي: 'y|yy|i|ee|e|ai|ay|ie|iy|ei|ey|a',
  ء: '',
};
/** At the beginning of a word, where و is a consonant: what begins with a vowel has ا before it. */
export const arabicInitials: LettersInLatin = { ا: `|${vowels}`, ع: vowels, و: 'w|v|ou' };
/** Before another letter; a vowel is what ends a word. */
export const arabicInside: LettersInLatin = { ه: 'h' };

/** Of three letters each counts: only the usual ways, since with the others too many names are met. */
export const shortArabicInLatin: LettersInLatin = {
  ...Object.fromEntries(
    Object.entries(arabicInLatin).map(([letter, ways]) => {
      const [first = '', second = ''] = ways.split('|');
      return [letter, second === first + first ? `${first}|${second}` : first];
    }),
  ),
  ا: 'a|aa',
  ع: `|${vowels}|aa`,
  ق: 'q|k',
  خ: 'kh|h',
  غ: 'gh|g',
  ه: 'h|a|ah|e|eh',
  و: 'u|o|w|ou|oo|v|aw|au',
  ي: 'i|y|ee|ai|ay|ei|ey',
};
export const alif = 'ا';
/** A short vowel is not written beside them. */
export const longArabicVowels = `${alif}وي`;

/** Of the modern and the ancient language. */
export const greekInLatin: LettersInLatin = {
  ...{ ου: 'ou|u', αι: 'ai|ae|e', ει: 'ei|i', οι: 'oi|oe|i', υι: 'yi|i' },
  ...{
    αυ: 'au|av|af',
    ευ: 'eu|ev|ef',
    μπ: 'b|mp|mb',
    ντ: 'd|nt|nd',
    γκ: 'g|gk|nk|ng',
    γγ: 'ng|gg',
  },
  ...{
    τσ: 'ts|c|ch|tz',
    τζ: 'j|tz|dj|g',
    γχ: 'nch|nkh',
    εν: 'en|in',
    σσ: 'ss|s',
    λλ: 'll|l',
    ρρ: 'rr|r|rrh',
  },
  ...{
    α: 'a',
    β: 'v|b',
    γ: 'g|y',
    δ: 'd',
    ε: 'e',
    ζ: 'z',
    η: 'e|i',
    θ: 'th|t',
    ι: 'i|y',
    κ: 'k|c|ck',
  },
  ...{
    λ: 'l|ll',
    μ: 'm|mm',
    ν: 'n|nn',
    ξ: 'x|ks',
    ο: 'o|us',
    π: 'p|pp',
    ρ: 'r|rh|rr',
    σ: 's|ss|c',
    ς: 's',
  },
  ...{ τ: 't|tt', υ: 'y|i|u', φ: 'ph|f|ff', χ: 'ch|h|kh', ψ: 'ps', ω: 'o' },
};

/** Without marks й is и, ё is е. */
export const cyrillicInLatin: LettersInLatin = {
  ...{
    дж: 'j|g|dj|dzh',
    си: 'si|shi|ci|ssi',
    ти: 'ti|chi|tti',
    кс: 'x|ks',
    ия: 'ia|iya|ija',
    ье: 'ie|ye|ier',
    ью: 'iu|ew|yu',
  },
  ...{
    ий: 'y|i|iy|ii|ij',
    ии: 'y|i|iy|ii|ij',
    ыи: 'y|yi|yj',
    ей: 'ei|ey|ay|ej',
    ои: 'oi|oy|oj',
    аи: 'ai|ay|i',
  },
  ...{
    а: 'a|e',
    б: 'b|bb',
    в: 'v|w|ff|f',
    г: 'g|h|gh',
    д: 'd',
    е: 'e|ye|ie|ae|o|ai|ee|i',
    ж: 'zh|j|g|z',
  },
  ...{
    з: 'z|s',
    и: 'i|y|ee|e',
    і: 'i|y',
    к: 'k|c|ck|q',
    л: 'l|ll',
    м: 'm|mm',
    н: 'n|nn',
    о: 'o|au|aw|oh',
  },
  ...{
    п: 'p|pp',
    р: 'r|rr',
    с: 's|ss|c|z',
    т: 't|tt|th',
    у: 'u|ou|oo|w',
    ф: 'f|ph|ff|th',
    х: 'kh|h|ch|x',
  },
  ...{
    ц: 'ts|c|tz|z',
    ч: 'ch|tch|c',
    ш: 'sh|sch|ch|s',
    щ: 'shch|sch|sh',
    ъ: '',
    ы: 'y|i',
    ь: '|i|y',
  },
  ...{ э: 'e|a|ae', ю: 'yu|iu|u|ju', я: 'ya|ia|a|ja' },
};

/** Hiragana by rows; without marks が is か, ば and ぱ are は. Katakana are read as hiragana. */
const rows: readonly (readonly [letters: string, consonants: string])[] = [
  ['かきくけこ', 'k|g'],
  ['さしすせそ', 's|z'],
  ['たちつてと', 't|d'],
  ['なにぬねの', 'n'],
  ['はひふへほ', 'h|b|p'],
  ['まみむめも', 'm'],
  ['らりるれろ', 'r|l'],
];
const irregular: LettersInLatin = {
  ...{ し: 'shi|si|ji|zi', ち: 'chi|ti|ji|di', つ: 'tsu|tu|zu|du', ふ: 'fu|hu|bu|pu' },
  ...{
    あ: 'a',
    い: 'i',
    う: 'u|',
    え: 'e|ye',
    お: 'o|',
    や: 'ya',
    ゆ: 'yu',
    よ: 'yo',
    わ: 'wa',
    を: 'o|wo',
  },
  ...{ ん: 'n|m', ー: '|h', っ: '|k|t|p|s|c' },
};

function toKana(): LettersInLatin {
  const kana: Record<string, string> = {};
  for (const [letters, consonants] of rows) {
    for (const [at, letter] of [...letters].entries()) {
      kana[letter] = consonants
        .split('|')
        .map((consonant) => consonant + 'aiueo'[at])
        .join('|');
    }
  }
  Object.assign(kana, irregular);
  // One sound with the small letter behind it: きょ is kyo, しゅ is shu.
  for (const [letter, ways] of Object.entries(kana)) {
    if (!ways.includes('i') || letter === 'い') continue;
    for (const [small, vowel] of Object.entries({ ゃ: 'a', ゅ: 'u', ょ: 'o' })) {
      const stems = ways.split('|').map((way) => way.slice(0, -1));
      kana[letter + small] = stems
        .flatMap((stem) => (/^(sh|ch|j)$/.test(stem) ? stem + vowel : `${stem}y${vowel}`))
        .join('|');
    }
  }
  return kana;
}

export const kanaInLatin: LettersInLatin = toKana();

const katakanaAbove = 0x60;
/** Katakana as hiragana, which they stand above by a fixed number. */
export const toHiragana = (word: string): string =>
  word.replace(/[\u30A1-\u30F6]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - katakanaAbove),
  );
