/**
 * The words of a question beside its subject: "show me … please", "¿tienen …?", "loaʻa anei …".
 * English, Spanish, Hawaiian; letters without marks, an apostrophe for ʻokina. Each is tried at the
 * place where the one before it ended, so that "could you show me some pictures of" goes as a whole.
 */
const some = String.raw`(?:\s+(?:some|any|all|all of|the|your|a|an|more))*`;
const algunos = String.raw`(?:\s+(?:algun[oa]?s?|un[oa]?s?|l[oa]s|el|la|todas?|todos?|sus?|mas))*`;
const na = String.raw`(?:\s+(?:i|na|ka|ke|kekahi|he|mau))*`;

const leading = [
  String.raw`(?:hi|hello|hey|aloha|hola|buenos dias)\b[,!.]?`,
  String.raw`please|kindly|por favor|k?e 'olu'olu(?: 'oe)?`,
  String.raw`(?:can|could|would|will) (?:you|i|we)(?: please)?(?: (?:show|find|give|get|tell|see|help)(?: (?:me|us))?(?: find)?)?${some}`,
  String.raw`(?:show|find|give|get|tell) (?:me|us)(?: about)?${some}`,
  String.raw`(?:do|does|did) (?:you|the museum|the collection)(?: guys)? (?:have|own|hold|show|keep|exhibit)${some}`,
  String.raw`(?:have you|you) (?:got|have)${some}`,
  String.raw`(?:are|is) there${some}`,
  String.raw`i(?: a|')?m (?:looking|searching|interested) (?:for|in)${some}`,
  String.raw`i(?:'d| would) (?:like|love) (?:to (?:see|find|look at|know about))?${some}`,
  String.raw`i (?:want|need)(?: to (?:see|find|look at))?${some}`,
  String.raw`(?:looking|searching|search|look) for${some}`,
  String.raw`where (?:can i (?:see|find)|is|are)${some}`,
  String.raw`(?:what|which)(?: (?:kinds?|sorts?) of)?(?: (?:is|are)| do you have| have you got)?${some}(?=\s)`,
  String.raw`how many|about(?=\s)`,
  String.raw`who (?:made|painted|drew|built|designed|is|was)${some}`,
  String.raw`(?:everything|anything|something|stuff|things?|items?|objects?|works?(?: of art)?|art ?works?|pieces?|pictures?|images?|depictions?)(?: (?:that (?:is|are|was|were) )?(?:made|created|done|painted|produced))? (?:by|of|from|about|with|in|on|related to|depicting|showing)(?=\s)${some}`,
  String.raw`art (?:by|from)(?=\s)${some}`,
  String.raw`(?:made|painted|created|produced|designed|drawn|built)(?= (?:by|in|of|from|with)\b)`,
  String.raw`(?:hech|pintad|cread|fabricad|realizad)[oa]s?(?= (?:por|en|de|con)\b)`,
  String.raw`i (?:hana|pena) 'ia(?= (?:i|me|e|ma)\b)`,
  String.raw`(?:something|anything|things|stuff)(?: (?:that(?: (?:is|are)|'s)?|which is|in))?(?=\s)${some}`,
  String.raw`(?:algo|alguna cosa|cosas)(?: (?:que (?:sea|es|son|tenga)|en|de color))?(?=\s)`,
  String.raw`kekahi mea(?=\s)`,
  String.raw`(?:muestr[ae]n?me|ensen[ae]n?me|de?me|dame|busc[ao](?:me|mos)?|quiero|queremos|quisiera|me gustaria|puedo|podria|pueden?)(?: (?:ver|encontrar|mostrarme|ensenarme|buscar))?${algunos}`,
  String.raw`(?:hay|tienen?|teneis|tienes|existen?)${algunos}(?=\s)`,
  String.raw`(?:donde (?:estan?|hay|puedo ver)|cuales son|cuantas?|cuantos|que (?=\p{L}+ (?:hay|tienen?)))${algunos}`,
  String.raw`(?:obras?(?: de arte)?|objetos?|piezas?|cosas|imagenes|todo)(?: (?:hech|pintad|cread)[oa]s?)? (?:de|del|por|sobre|con|en)(?=\s)${algunos}`,
  String.raw`e ho'ike (?:mai|aku)(?: (?:ia'u|ia makou))?${na}`,
  String.raw`(?:loa'a|aia) anei(?: ia 'oukou)?${na}`,
  String.raw`makemake (?:au|makou)(?: e 'ike)?${na}`,
  String.raw`(?:he aha|aia i hea|'ehia)${na}(?=\s)`,
  String.raw`e (?:huli|kokua)(?: mai)?${na}(?=\s)`,
  String.raw`na (?:mea|hana no'eau|ki'i) (?:no|a|o|na|mai|e pili ana i)(?=\s)${na}`,
];

const between = [
  String.raw`(?:that|which) (?:(?:show|depict|contain|feature|represent|have|include)s?|(?:is|are|was|were)(?: (?:made|painted|created|produced|designed|drawn))?)(?= \p{L})${some}`,
  String.raw`(?:depicting|showing|featuring|portraying|representing|pictures? of|images? of|depictions? of)(?=\s)`,
  String.raw`(?:made|painted|created|produced|designed|drawn|taken|built)(?= (?:by|in|of|from|with|for|during|before|after|between)\b)`,
  String.raw`que (?:muestr[ae]n?|represent[ae]n?|tien[ae]n?|tengan?|son|sean|fueron)(?:\s+(?:hech|pintad|cread)[oa]s?)?(?=\s)`,
  String.raw`(?:hech|pintad|cread|fabricad|realizad)[oa]s?(?= (?:por|en|de|con|durante|antes|entre)\b)`,
  String.raw`i (?:hana|pena) 'ia(?=\s)`,
];

const trailing = [
  String.raw`please|thanks(?: a lot)?|thank you(?: very much)?|for me|por favor|(?:muchas )?gracias|mahalo(?: nui(?: loa)?)?|k?e 'olu'olu(?: 'oe)?`,
  String.raw`(?:things?|stuff|items)|cosas?`,
  String.raw`(?:in|from|at) (?:your|the|this) (?:collections?|museum)|do you have|have you got|are there`,
  String.raw`en (?:su|la|el|este|vuestra) (?:coleccion|museo)|hay|tienen`,
  String.raw`(?:ma|i) (?:keia|ka) (?:hale ho'ike'ike|ho'ili'ili)`,
];

const start = String.raw`^[\s¿¡?!.,;:]*`;
const end = String.raw`[\s?!.,;:]*$`;
const patternOf = (list: readonly string[]) => list.map((one) => `(?:${one})`).join('|');
const atStart = new RegExp(`${start}(?:${patternOf(leading)})(?![\\p{L}\\p{N}'])[\\s,.!?:]*`, 'u');
const inside = new RegExp(`(?<=[\\s,])(?:${patternOf(between)})(?![\\p{L}\\p{N}'])`, 'gu');
const atEnd = new RegExp(`(?<=[\\s,.?!])(?:${patternOf(trailing)})${end}`, 'u');

/** A question about which makers are women: most records do not say so. */
const women = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:by|from) (?:a )?(?:women|woman|females?)(?: (?:artists?|makers?|painters?|photographers?|sculptors?|designers?|potters?|weavers?|calligraphers?))?` +
    String.raw`|(?:women|woman|female) (?:artists?|makers?|painters?|photographers?|sculptors?|designers?|potters?|weavers?|calligraphers?)` +
    String.raw`|(?:por|de) (?:mujeres)(?: (?:artistas?|pintoras?|fotografas?))?|mujeres (?:artistas|pintoras)|artistas mujeres` +
    String.raw`|(?:na|e|a) na (?:wahine|mea hana wahine))(?![\p{L}\p{N}])`,
  'gu',
);

/** "Works by women": the works are no word to be looked for. */
const onlyWorks =
  /^[\s\p{P}]*(?:(?:art ?)?works?|art|pieces?|objects?|obras?|arte|na mea|na hana)?[\s\p{P}]*$/u;

const maxRounds = 6;
const quotation = /["“”«»][^"“”«»]*(?:["“”«»]|$)/g;

export interface WithoutFiller {
  /** As long as the text, spaces in place of what says nothing. */
  readonly masked: string;
  /** Asked for makers who are women: where that stands. */
  readonly women: readonly [start: number, end: number] | null;
}

/**
 * A question's own words, without the politeness around them.
 * @param text in Unicode's composed form (NFC)
 */
export function maskFiller(text: string): WithoutFiller {
  let plain = foldInPlace(text);
  let masked = text;
  const blank = (from: number, to: number) => {
    const spaces = ' '.repeat(to - from);
    masked = masked.slice(0, from) + spaces + masked.slice(to);
    plain = plain.slice(0, from) + spaces + plain.slice(to);
  };
  // Quoted words were written with care: a name that no pattern reads.
  plain = plain.replace(quotation, (quoted) => 'x'.repeat(quoted.length));
  const asked = women.exec(plain);
  women.lastIndex = 0;
  if (asked) {
    blank(asked.index, asked.index + asked[0].length);
    if (onlyWorks.test(plain)) blank(0, plain.length);
  }
  for (let round = 0; round < maxRounds; round++) {
    const found = atStart.exec(plain);
    if (!found || !hasWords(plain.slice(found[0].length), asked !== null)) break;
    blank(0, found[0].length);
  }
  for (let round = 0; round < maxRounds; round++) {
    const found = atEnd.exec(plain);
    if (!found || !hasWords(plain.slice(0, found.index), asked !== null)) break;
    blank(found.index, plain.length);
  }
  for (const { 0: all, index } of plain.matchAll(inside)) blank(index, index + all.length);
  return { masked, women: asked ? [asked.index, asked.index + asked[0].length] : null };
}

const hasWords = (text: string, isEnough: boolean) => isEnough || /[\p{L}\p{N}]/u.test(text);

/** Without marks and case, each letter at its place. */
export function foldInPlace(text: string): string {
  let folded = '';
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] as string;
    if (/[\u02BB-\u02BF\u2018\u2019\u2032`´]/.test(letter)) folded += "'";
    else {
      const [base = letter] = letter.normalize('NFD');
      const small = base.toLowerCase();
      folded += small.length === 1 ? small : letter;
    }
  }
  return folded;
}
