import { coreNamespace, type Note, type XliffDocument, type XliffUnit } from './document.ts';
import { findNested, type Inline, idOf, type Mark, numberTokens, type Segment } from './inline.ts';

/**
 * Writes XLIFF 2.1 of the core alone. White space within words is kept: nothing is indented there.
 *
 * Source: http://docs.oasis-open.org/xliff/xliff-core/v2.1/xliff-core-v2.1.html
 */
export function writeXliff({ source, target, items }: XliffDocument): string {
  const files = items.map(
    ({ id, original, notes, units }) =>
      `  <file id="${toAttribute(id)}" original="${toAttribute(original)}" canResegment="no" xml:space="preserve">\n` +
      `${writeNotes(notes, '    ')}${units.map(writeUnit).join('')}  </file>\n`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<xliff xmlns="${coreNamespace}" version="2.1" srcLang="${source}" trgLang="${target}">\n` +
    `${files.join('')}</xliff>\n`
  );
}

function writeUnit({ id, name, notes, state, segments }: XliffUnit): string {
  const data = new Map<string, string>();
  let ids = 0;
  let ownIds = 0;
  const written = segments.map(({ id: at, hasWords, source, target }: Segment) => {
    const named = numberTokens(source, () => `${++ids}`);
    const own = target && numberTokens(target, () => `t${++ownIds}`, named);
    const element = hasWords ? 'segment' : 'ignorable';
    const stated = hasWords ? ` state="${state}"` : '';
    const elements = new Map(listElements(named));
    const words =
      `        <source>${writeInline(named, data, elements)}</source>\n` +
      (own ? `        <target>${writeInline(own, data, elements)}</target>\n` : '');
    return `      <${element} id="${toAttribute(at)}"${stated}>\n${words}      </${element}>\n`;
  });
  const kept = [...data].map(([text, ref]) => `        <data id="${ref}">${words(text)}</data>\n`);
  const originals =
    kept.length > 0 ? `      <originalData>\n${kept.join('')}      </originalData>\n` : '';
  return (
    `    <unit id="${toAttribute(id)}" name="${toAttribute(name)}">\n` +
    `${writeNotes(notes, '      ')}${originals}${written.join('')}    </unit>\n`
  );
}

function writeNotes(notes: readonly Note[], indent: string): string {
  if (notes.length === 0) return '';
  const lines = notes.map(({ category, text }) => {
    // Most tools show what is important first.
    const priority = category.endsWith('-hash') ? ' priority="10"' : '';
    return `${indent}  <note category="${toAttribute(category)}"${priority}>${toAttribute(text)}</note>\n`;
  });
  return `${indent}<notes>\n${lines.join('')}${indent}</notes>\n`;
}

type Element = 'pc' | 'sc';

function listElements(tokens: readonly Inline[]): [string, Element][] {
  const nested = findNested(tokens);
  return tokens.flatMap((token) =>
    typeof token === 'object' && 'open' in token
      ? [[token.open, nested.has(token.open) ? 'pc' : 'sc'] as [string, Element]]
      : [],
  );
}

/** @param asSource the elements of the source's marks, which the target's repeat */
function writeInline(
  tokens: readonly Inline[],
  data: Map<string, string>,
  asSource: ReadonlyMap<string, Element>,
): string {
  const elements = new Map(listElements(tokens));
  // The same id must be the same element in both: where one crosses another, it is named as its own.
  const nameOf = (id: string) =>
    asSource.has(id) && asSource.get(id) !== elements.get(id) ? `t-${id}` : id;
  const keep = (value: unknown) => {
    const text = JSON.stringify(value);
    const ref = data.get(text) ?? `d${data.size + 1}`;
    data.set(text, ref);
    return ref;
  };
  return tokens
    .map((token) => {
      if (typeof token === 'string') return words(token);
      const id = nameOf(idOf(token));
      if ('thing' in token) {
        const isPicture = typeof token.data === 'object' && 'picture' in (token.data ?? {});
        return `<ph id="${id}" type="${isPicture ? 'image' : 'other'}" canDelete="no" dataRef="${keep(token.data)}"/>`;
      }
      const element = elements.get(idOf(token));
      if ('close' in token) return element === 'pc' ? '</pc>' : `<ec startRef="${id}"/>`;
      const { kind, ref } = describeMark(token.mark, keep);
      if (element === 'sc') return `<sc id="${id}"${kind}${ref && ` dataRef="${ref}"`}/>`;
      return `<pc id="${id}"${kind}${ref && ` dataRefEnd="${ref}" dataRefStart="${ref}"`}>`;
    })
    .join('');
}

/** The format has words of its own for bold and italic; for any other mark the mark itself is kept. */
function describeMark(mark: Mark, keep: (value: unknown) => string) {
  const isBare = Object.keys(mark).length === 1;
  if (isBare && mark.type === 'strong') return { kind: ' type="fmt" subType="xlf:b"', ref: '' };
  if (isBare && mark.type === 'em') return { kind: ' type="fmt" subType="xlf:i"', ref: '' };
  const kind = mark.type === 'hyperlink' ? ' type="link"' : ' type="other"';
  return { kind, ref: keep(mark) };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML may not hold them
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text of an element; what XML cannot hold is told by its number. */
const words = (text: string): string =>
  text
    .replace(/[&<>\r]/g, (sign) => entities[sign] ?? sign)
    .replace(unwritable, (sign) => {
      const hex = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
      return `<cp hex="${hex}"/>`;
    });

/** Text of an attribute or a note, where what XML cannot hold is left out. */
const toAttribute = (text: string): string =>
  text.replace(/[&<>"\r\n\t]/g, (sign) => entities[sign] ?? sign).replace(unwritable, '');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
};
