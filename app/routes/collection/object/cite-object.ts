/** What a citation names. Texts as the page shows them; null where nothing is known. */
export interface CitedObject {
  readonly id: string;
  readonly title: string;
  readonly makers: readonly string[];
  readonly date: string | null;
  /** Of the Common Era, astronomical; the earlier end of the date. */
  readonly year: number | null;
  readonly accessionNumber: string | null;
  readonly museum: string;
  /** Whole address of the page. */
  readonly url: string;
  /** YYYY-MM-DD. */
  readonly accessedOn: string;
  /** "accessed March 5, 2026", in the page's language. */
  readonly accessed: string;
}

export interface Citations {
  readonly plain: string;
  readonly bibtex: string;
  readonly ris: string;
  readonly wikipedia: string;
}

/** One object in the formats that papers, reference managers and encyclopedias take. */
export const citeObject = (object: CitedObject): Citations => ({
  plain: toPlain(object),
  bibtex: toBibtex(object),
  ris: toRis(object),
  wikipedia: toWikipedia(object),
});

function toPlain(object: CitedObject): string {
  const { makers, title, date, accessionNumber, museum, url, accessed } = object;
  const parts = [makers.join('; '), `“${title}”`, date, accessionNumber, museum, url];
  return `${parts.filter(Boolean).join(', ')} (${accessed}).`;
}

function toBibtex(object: CitedObject): string {
  const fields = [
    ['author', object.makers.map(toTexName).join(' and ')],
    ['title', object.title],
    ['year', object.date],
    ['note', object.accessionNumber],
    ['howpublished', object.museum],
    ['url', object.url],
    ['urldate', object.accessedOn],
  ] as const;
  const lines = fields.flatMap(([name, value]) =>
    value ? [`  ${name} = {${isReady.includes(name) ? value : toTex(value)}}`] : [],
  );
  return `@misc{${object.id.replace(/[^\w-]/g, '')},\n${lines.join(',\n')}\n}`;
}

/** Addresses are taken as they are; names are made ready one by one. */
const isReady = ['author', 'url', 'urldate'];

/** Characters that mean something to TeX. */
const toTex = (text: string) =>
  text.replace(/[\\{}%&$#_~^]/g, (character) => texWords[character] ?? `\\${character}`);
const texWords: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** "Deck and Sons" is one name, not two; "after Raphael" is nobody of the first name After. */
const toTexName = (name: string) =>
  /\sand\s|^\p{Ll}/u.test(name) ? `{${toTex(name)}}` : toTex(name);

/** Source: the RIS format's tags; every line ends with one, `ER` the record. */
function toRis(object: CitedObject): string {
  const lines: readonly (readonly [string, string | null])[] = [
    ['TY', 'ART'],
    ...object.makers.map((maker) => ['AU', maker] as const),
    ['TI', object.title],
    ['PY', object.year !== null && object.year > 0 ? String(object.year).padStart(4, '0') : null],
    ['DA', object.date],
    ['AN', object.accessionNumber],
    ['PB', object.museum],
    ['UR', object.url],
    ['Y2', object.accessedOn.replaceAll('-', '/')],
    ['ER', ''],
  ];
  return lines
    .flatMap(([tag, value]) => (value === null ? [] : [`${tag}  - ${value.replace(/\s+/g, ' ')}`]))
    .join('\n');
}

function toWikipedia(object: CitedObject): string {
  const fields = [
    ['url', object.url],
    ['title', object.title],
    ['author', object.makers.join('; ')],
    ['date', object.date],
    ['id', object.accessionNumber],
    ['publisher', object.museum],
    ['access-date', object.accessedOn],
  ] as const;
  const filled = fields.flatMap(([name, value]) =>
    value ? [`|${name}=${name === 'url' ? value : toWikitext(value)}`] : [],
  );
  return `{{cite web ${filled.join(' ')}}}`;
}

/** What would end a field or a template, and what would be a link. */
const toWikitext = (text: string) =>
  text.replace(/[|{}[\]]/g, (character) => `&#${character.charCodeAt(0)};`);
