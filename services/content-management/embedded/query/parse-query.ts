import { parsingError } from '../api-error.ts';

/** One condition of a query as written; `parse-filter.ts` says what it means. */
export interface Predicate {
  readonly name: string;
  readonly args: readonly Argument[];
  /** Column of the name in the text, from 1. */
  readonly column: number;
}

export type Argument = { readonly column: number } & (
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'list'; readonly values: readonly Value[] }
);

export type Value = string | number | boolean;

interface Token {
  readonly kind: 'sign' | 'path' | 'string' | 'number' | 'end';
  readonly text: string;
  readonly column: number;
}

/** More than any page of the site asks for; a query is not a program. */
const maxTokens = 2_000;

/**
 * Reads one `q`: `[[at(document.type, "news")][has(my.news.image)]]`, also in the older way with
 * `:d =` before each predicate.
 *
 * @throws {ApiError} 400 that says what was expected, and where
 */
export function parseQuery(query: string): Predicate[] {
  const tokens = tokenize(query);
  let position = 0;
  const peek = () => tokens[position] as Token;
  const expected = (what: string, found = peek()): never => {
    const shown = found.kind === 'end' ? 'end of query' : found.text;
    throw parsingError(
      `\`${what}' expected but \`${shown}' found on line:1 col:${found.column} in query '${query.slice(0, 200)}'`,
      found.column,
    );
  };
  const isSign = (text: string) => peek().kind === 'sign' && peek().text === text;
  const take = () => tokens[position++] as Token;
  const takeSign = (text: string) => (isSign(text) ? take() : expected(text));

  const readValue = (): Value => {
    const token = peek();
    if (token.kind === 'string') return take().text;
    if (token.kind === 'number') return Number(take().text);
    if (token.kind === 'path' && (token.text === 'true' || token.text === 'false')) {
      return take().text === 'true';
    }
    return expected('value');
  };

  const readArgument = (): Argument => {
    const { kind, text, column } = peek();
    if (isSign('[')) return { kind: 'list', values: readList('[', readValue, ']'), column };
    if (kind === 'path' && text !== 'true' && text !== 'false') {
      return { kind: 'path', path: take().text, column };
    }
    return { kind: 'value', value: readValue(), column };
  };

  const readList = <T>(open: string, readItem: () => T, close: string): T[] => {
    takeSign(open);
    const items: T[] = [];
    if (!isSign(close)) {
      items.push(readItem());
      while (isSign(',')) {
        take();
        items.push(readItem());
      }
    }
    takeSign(close);
    return items;
  };

  const readPredicate = (): Predicate => {
    takeSign('[');
    if (isSign(':d')) {
      take();
      takeSign('=');
    }
    if (peek().kind !== 'path') expected('function name');
    const { text: name, column } = take();
    const args = readList('(', readArgument, ')');
    takeSign(']');
    return { name, args, column };
  };

  const predicates: Predicate[] = [];
  takeSign('[');
  do predicates.push(readPredicate());
  while (isSign('['));
  takeSign(']');
  if (peek().kind !== 'end') expected('end of query');
  return predicates;
}

/** Alternatives in the order in which they are tried; a string is unescaped afterwards. */
const tokenPattern =
  /\s*(?:(?<sign>:d|[[\](),=])|(?<string>"(?:\\"|[^"])*")|(?<number>-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?<path>[A-Za-z][\w.-]*))/y;

function tokenize(query: string): Token[] {
  const tokens: Token[] = [];
  tokenPattern.lastIndex = 0;
  for (;;) {
    const start = tokenPattern.lastIndex;
    const match = tokenPattern.exec(query);
    const [kind, text] = Object.entries(match?.groups ?? {}).find(([, found]) => found) ?? [];
    if (!match || !kind || !text) {
      const rest = query.slice(start);
      const column = start + (rest.length - rest.trimStart().length) + 1;
      const found = rest.trim().charAt(0);
      if (!found) return [...tokens, { kind: 'end', text: '', column }];
      throw parsingError(
        `unexpected \`${found}' on line:1 col:${column} in query '${query.slice(0, 200)}'`,
        column,
      );
    }
    if (tokens.length >= maxTokens) {
      throw parsingError(`A query has at most ${maxTokens} parts; ask in several requests`);
    }
    tokens.push({
      kind: kind as Token['kind'],
      // Only a quote is escaped; any other backslash is itself.
      text: kind === 'string' ? text.slice(1, -1).replaceAll('\\"', '"') : text,
      column: tokenPattern.lastIndex - text.length + 1,
    });
  }
}
