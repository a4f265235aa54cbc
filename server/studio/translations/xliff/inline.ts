import { isDeepStrictEqual } from 'node:util';

/** A mark over words, as a span of the service without its places: `{ type: 'strong' }`. */
export interface Mark {
  readonly type: string;
  readonly data?: unknown;
}

/** Words with their marks, in order. What is open is closed by its id; pairs may overlap. */
export type Inline =
  | string
  | { readonly open: string; readonly mark: Mark }
  | { readonly close: string }
  /** Something that is not words. */
  | { readonly thing: string; readonly data: unknown };

/** One `<segment>`, or `<ignorable>` where there is nothing to translate. */
export interface Segment {
  readonly id: string;
  readonly hasWords: boolean;
  readonly source: readonly Inline[];
  /** Null: none yet. */
  readonly target: readonly Inline[] | null;
}

/** @returns the words without marks and things */
export const plainText = (tokens: readonly Inline[]): string =>
  tokens.filter((token) => typeof token === 'string').join('');

/**
 * Numbers marks and things of one unit. What a target has of its source's gets the source's id, as the
 * format asks; ids of what it alone has begin with `t`.
 */
export function numberTokens(
  tokens: readonly Inline[],
  nextId: () => string,
  source: readonly Inline[] = [],
): Inline[] {
  const names = new Map<string, string>();
  const free = source.filter((token) => typeof token !== 'string' && !('close' in token));
  return tokens.map((token) => {
    if (typeof token === 'string') return token;
    if ('close' in token) return { close: names.get(token.close) ?? token.close };
    const at = free.findIndex((other) => isSame(other, token));
    const [same] = at < 0 ? [] : free.splice(at, 1);
    const id = same ? idOf(same) : nextId();
    names.set(idOf(token), id);
    return 'open' in token ? { ...token, open: id } : { ...token, thing: id };
  });
}

export const idOf = (token: Inline): string =>
  typeof token === 'string'
    ? ''
    : 'open' in token
      ? token.open
      : 'close' in token
        ? token.close
        : token.thing;

function isSame(one: Inline, other: Inline): boolean {
  if (typeof one === 'string' || typeof other === 'string') return false;
  if ('open' in one && 'open' in other) return isDeepStrictEqual(one.mark, other.mark);
  if ('thing' in one && 'thing' in other) return isDeepStrictEqual(one.data, other.data);
  return false;
}

/** Ids of the pairs that cross no other one: those can be elements. */
export function findNested(tokens: readonly Inline[]): ReadonlySet<string> {
  const open: string[] = [];
  const crossed = new Set<string>();
  const closed: string[] = [];
  for (const token of tokens) {
    if (typeof token === 'string' || 'thing' in token) continue;
    if ('open' in token) open.push(token.open);
    else {
      closed.push(token.close);
      // What began later and is open still crosses this one.
      const [, ...later] = open.splice(open.lastIndexOf(token.close));
      if (later.length > 0) for (const id of [token.close, ...later]) crossed.add(id);
      open.push(...later);
    }
  }
  return new Set(closed.filter((id) => !crossed.has(id)));
}
