import { okinaLike } from './fold-text.ts';

/**
 * Words that say little; they need not occur where others do. English, Spanish, Hawaiian, folded as
 * `foldWords` does.
 */
const english =
  'a an and at by for from in is it its of on or that the these this those to was with';
const spanish =
  'al con de del el en es esa ese esta este la las lo los o para por que u un una unas unos y';
const hawaiian = 'he i ka ke keia kela kekahi ma mai me na no o';
/** And what is left of "Tiffany's" where the sign was another one. */
const formsOfAddress = 's sir dame mr mrs ms dr prof don dona sr sra fray ustad';

/** "Snow scenes by Hiroshige" are his pictures of snow. */
const pictures = 'scene scenes escena escenas';
/** Arabic and Persian, which scholars type. */
const joiners = 'و في من على الى عن مع از در به با را كه';

const smallWords = toSet(english, spanish, hawaiian, formsOfAddress, pictures, joiners);

/**
 * Words of which a text may consist without asking for anything. Those that are also the name of a
 * thing, a person or a work are left out (can, will, son, era, ana, mau).
 */
const emptyWords = toSet(
  english,
  'i me my we us our you your he him his she her they them their who whom whose what which when where why how',
  'am are be been being were do does did has have had shall should would could may might must',
  'as but if into nor not off onto so such than then there here too very also any some all each other',
  'about between during over under until upon while',
  spanish,
  'yo mi mis tu tus su sus nos se le les me te lo como cuando cual cuales donde quien quienes cuyo',
  'ser soy somos eres fue fueron sido estar estan esto eso aquel aquella aquello aqui alli hay han',
  'sin sobre entre desde hasta hacia durante pero si no ni mas muy ya tambien algun alguna algunos algunas otro otra otros otras',
  hawaiian,
  'a e ia ua ae aku iho nei ala ai anei aole pela penei pehea hea kou kona kau kakou makou lakou oe au oia ina ole',
  joiners,
  'هو هي هذا هذه ذلك التي الذي ما لا او ان كان اين ان است تا يا بر براي هم',
);

function toSet(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')));
}

/** Whether a word need not occur where others do. */
export const isSmallWord = (word: string): boolean => smallWords.has(word);

/** Whether a search that consists of such words asks for nothing. */
export const isEmptyWord = (word: string): boolean => emptyWords.has(word);

/**
 * Nouns that without their marks are a small word of every other sentence, by a name that is none: iʻa is
 * a fish, and "ia" it or she. Only who writes the sign means the noun.
 */
const nouns: ReadonlyMap<string, string> = new Map([['iʻa', 'fish']]);

/** The name by which a written word is looked for where its folded letters say nothing; else null. */
export const findNoun = (written: string): string | null =>
  nouns.get(
    written
      .toLowerCase()
      .replace(okinaLike, 'ʻ')
      .replace(/[^\p{L}ʻ]+/gu, ''),
  ) ?? null;
