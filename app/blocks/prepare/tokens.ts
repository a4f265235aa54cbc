export interface Token {
  readonly type: 'name' | 'number' | 'text' | 'template' | 'sign' | 'end';
  readonly value: string;
  /** Of a template: texts, with the sources of the expressions between them. */
  readonly parts?: readonly { readonly text: string; readonly source: string | null }[];
}

/** Says what an expression holds that is outside the language. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
}

const signs = [
  ...['===', '!==', '&&=', '||=', '??=', '...', '**='],
  ...['==', '!=', '<=', '>=', '&&', '||', '??', '?.', '++', '--', '+=', '-=', '*=', '/=', '%='],
  ...['=>', '**', '<<', '>>'],
  ...'+-*/%=<>!?:.,;()[]{}~&|^',
];
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', '0': '\0' };

/** The words of an expression; comments and white space are gone. */
export function toTokens(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    const rest = source.slice(at, at + 64);
    const skipped = /^(\s+|\/\/[^\n]*)/.exec(rest)?.[0];
    if (skipped) {
      at += skipped.length;
    } else if (rest.startsWith('/*')) {
      const end = source.indexOf('*/', at);
      at = end < 0 ? source.length : end + 2;
    } else if (/^[A-Za-z_$]/.test(rest)) {
      const value = /^[\w$]+/.exec(source.slice(at))?.[0] ?? '';
      tokens.push({ type: 'name', value });
      at += value.length;
    } else if (/^(\d|\.\d)/.test(rest)) {
      const value = /^(0[xX][\da-fA-F]+|(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?)/.exec(rest)?.[0] ?? '';
      tokens.push({ type: 'number', value });
      at += value.length;
    } else if (rest[0] === '"' || rest[0] === "'") {
      const text = readText(source, at);
      tokens.push({ type: 'text', value: text.value });
      at = text.end;
    } else if (rest[0] === '`') {
      const template = readTemplate(source, at);
      tokens.push({ type: 'template', value: '', parts: template.parts });
      at = template.end;
    } else {
      const sign = signs.find((one) => rest.startsWith(one));
      if (!sign) throw new ExpressionError(`the sign ${rest[0]} is not understood`);
      // `a?.5:b` is a condition, not a chain.
      const value = sign === '?.' && /^\?\.\d/.test(rest) ? '?' : sign;
      tokens.push({ type: 'sign', value });
      at += value.length;
    }
  }
  return [...tokens, { type: 'end', value: '' }];
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
