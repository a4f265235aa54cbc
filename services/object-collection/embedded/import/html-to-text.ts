/**
 * The text of a piece of HTML: paragraphs, list items and `<br>` begin lines, other tags go, and `&eacute;`
 * is its letter. A sign such as `<` before a space or a digit is text.
 */
export function htmlToText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  return html
    .replace(/<!--(?:(?!<!--|-->)[\s\S])*-->/g, '')
    .replace(/<(script|style)\b[^<>]*>[^<]*<\/\1\s*>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<\/?(?:p|div|li|ul|ol|h[1-6]|blockquote|tr)\b[^<>]*>|<br\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}\d?));/gi, (all, hex, decimal, name) => {
      if (name) return named[name] ?? accented(name) ?? all;
      const code = Number.parseInt(hex ?? decimal, hex ? 16 : 10);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/ *\n[ \n]*/g, '\n')
    .trim();
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  middot: '·',
  bull: '•',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  times: '×',
  copy: '©',
  pound: '£',
  szlig: 'ß',
  oslash: 'ø',
  Oslash: 'Ø',
  aelig: 'æ',
  AElig: 'Æ',
};

const marks: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  caron: '\u030C',
  macr: '\u0304',
  ring: '\u030A',
};

/** `eacute` is the letter e with an acute accent. */
function accented(name: string): string | undefined {
  const mark = marks[name.slice(1)];
  return mark && (name[0] + mark).normalize('NFC');
}
