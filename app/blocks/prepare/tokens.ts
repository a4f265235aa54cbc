export interface Token {
  readonly type: 'name' | 'number' | 'text' | 'template' | 'regex' | 'sign' | 'end';
  /** Of a regular expression, the pattern. */
  readonly value: string;
  /** The first of its line, where a statement may end without a sign. */
  readonly isOnNewLine: boolean;
  /** Of a regular expression. */
  readonly flags?: string;
  /** Of a template: texts, with the sources of the expressions between them. */
  readonly parts?: readonly { readonly text: string; readonly source: string | null }[];
}

/** Says what an expression holds that is outside the language. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
}

const signs = [
  ...['>>>', '===', '!==', '&&=', '||=', '??=', '...', '**='],
  ...['==', '!=', '<=', '>=', '&&', '||', '??', '?.', '++', '--', '+=', '-=', '*=', '/=', '%='],
  ...['=>', '**', '<<', '>>'],
  ...'+-*/%=<>!?:.,;()[]{}~&|^',
];
const escapes: Readonly<Record<string, string>> = {
  ...{ n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', '0': '\0' },
};

/** Behind these words a value is awaited, so that a slash begins a regular expression. */
const beforeValue = new Set(
  'return typeof case do else in instanceof void delete throw new await'.split(' '),
);

/** The words of an expression; comments and white space are gone. */
export function toTokens(source: string): Token[] {
  const tokens: Token[] = [];
  let isOnNewLine = true;
  let at = 0;
  const add = (token: Omit<Token, 'isOnNewLine'>, end: number) => {
    tokens.push({ ...token, isOnNewLine });
    isOnNewLine = false;
    at = end;
  };
  while (at < source.length) {
    const rest = source.slice(at, at + 64);
    const skipped = /^(\s+|\/\/[^\n]*)/.exec(rest)?.[0];
    if (skipped) {
      isOnNewLine ||= skipped.includes('\n');
      at += skipped.length;
    } else if (rest.startsWith('/*')) {
      const end = source.indexOf('*/', at);
      isOnNewLine ||= source.slice(at, end).includes('\n');
      at = end < 0 ? source.length : end + 2;
    } else if (/^[\p{ID_Start}_$]/u.test(rest)) {
      const value = readName(source, at);
      add({ type: 'name', value }, at + value.length);
    } else if (/^(\d|\.\d)/.test(rest)) {
      const number =
        /^(0[xX][\da-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|(\d[\d_]*\.?[\d_]*|\.\d[\d_]*)([eE][+-]?\d+)?)/;
      const value = number.exec(rest)?.[0] ?? '';
      if (/^0\d/.test(value) || /^[\p{ID_Start}_$]/u.test(source.slice(at + value.length))) {
        throw new ExpressionError(`the number ${value} is not understood`);
      }
      add({ type: 'number', value: value.replaceAll('_', '') }, at + value.length);
    } else if (rest[0] === '"' || rest[0] === "'") {
      const text = readText(source, at);
      add({ type: 'text', value: text.value }, text.end);
    } else if (rest[0] === '`') {
      const template = readTemplate(source, at);
      add({ type: 'template', value: '', parts: template.parts }, template.end);
    } else if (rest[0] === '/' && awaitsValue(tokens.at(-1))) {
      const regex = readRegex(source, at);
      add({ type: 'regex', value: regex.value, flags: regex.flags }, regex.end);
    } else {
      const sign = signs.find((one) => rest.startsWith(one));
      if (!sign) throw new ExpressionError(`the sign ${rest[0]} is not understood`);
      // `a?.5:b` is a condition, not a chain.
      const value = sign === '?.' && /^\?\.\d/.test(rest) ? '?' : sign;
      add({ type: 'sign', value }, at + value.length);
    }
  }
  return [...tokens, { type: 'end', value: '', isOnNewLine: true }];
}

/** A long row of letters would be cut out anew for each of its parts. */
function readName(source: string, start: number): string {
  const word = /[\p{ID_Continue}$\u200c\u200d]*/uy;
  word.lastIndex = start;
  return word.exec(source)?.[0] ?? '';
}

const awaitsValue = (last: Token | undefined): boolean =>
  last === undefined ||
  (last.type === 'name' && beforeValue.has(last.value)) ||
  (last.type === 'sign' && ![')', ']', '}'].includes(last.value));

function readRegex(source: string, start: number): { value: string; flags: string; end: number } {
  let isInClass = false;
  for (let at = start + 1; at < source.length; at++) {
    const letter = source[at] as string;
    if (letter === '\n') break;
    if (letter === '\\') at++;
    else if (letter === '[') isInClass = true;
    else if (letter === ']') isInClass = false;
    else if (letter === '/' && !isInClass) {
      const flags = /^[a-z]{0,8}/.exec(source.slice(at + 1, at + 10))?.[0] ?? '';
      return { value: source.slice(start + 1, at), flags, end: at + 1 + flags.length };
    }
  }
  throw new ExpressionError('a regular expression has no end');
}

function readText(source: string, start: number): { value: string; end: number } {
  const quote = source[start];
  let value = '';
  for (let at = start + 1; at < source.length; at++) {
    const letter = source[at] as string;
    if (letter === quote) return { value, end: at + 1 };
    if (letter === '\\') {
      const escaped = readEscape(source, at);
      value += escaped.value;
      at = escaped.end - 1;
    } else value += letter;
  }
  throw new ExpressionError('a text has no end');
}

function readEscape(source: string, at: number): { value: string; end: number } {
  const code = /^\\(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,6})\})/i.exec(
    source.slice(at, at + 12),
  );
  if (code) {
    const point = Number.parseInt(code[1] ?? code[2] ?? code[3] ?? '', 16);
    if (point <= 0x10ffff) return { value: String.fromCodePoint(point), end: at + code[0].length };
  }
  const letter = source[at + 1] ?? '';
  return { value: letter === '\n' ? '' : (escapes[letter] ?? letter), end: at + 2 };
}

function readTemplate(source: string, start: number) {
  const parts: { text: string; source: string | null }[] = [];
  let text = '';
  for (let at = start + 1; at < source.length; at++) {
    const letter = source[at] as string;
    if (letter === '`') return { parts: [...parts, { text, source: null }], end: at + 1 };
    if (letter === '\\') {
      const escaped = readEscape(source, at);
      text += escaped.value;
      at = escaped.end - 1;
    } else if (letter === '$' && source[at + 1] === '{') {
      const end = findClosingBrace(source, at + 2);
      parts.push({ text, source: source.slice(at + 2, end) });
      text = '';
      at = end;
    } else text += letter;
  }
  throw new ExpressionError('a template has no end');
}

function findClosingBrace(source: string, start: number): number {
  let depth = 1;
  for (let at = start; at < source.length; at++) {
    const letter = source[at] as string;
    if (letter === '"' || letter === "'") at = readText(source, at).end - 1;
    else if (letter === '`') at = readTemplate(source, at).end - 1;
    else if (letter === '{') depth++;
    else if (letter === '}' && --depth === 0) return at;
  }
  throw new ExpressionError('a template has no end');
}
