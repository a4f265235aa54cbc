import { ExpressionError } from './tokens.ts';

type Kind = 'var' | 'const';

interface Scope {
  readonly names: Map<string, Kind>;
  readonly isFunction: boolean;
}

/** Which names are variables at a place of a script. */
export class Scopes {
  readonly #scopes: Scope[] = [{ names: new Map(), isFunction: true }];

  open(isFunction: boolean) {
    this.#scopes.push({ names: new Map(), isFunction });
  }

  /** The names that were declared in it, null where there are none. */
  close(): readonly string[] | null {
    const names = [...(this.#scopes.pop()?.names.keys() ?? [])];
    return names.length > 0 ? names : null;
  }

  /** @param word `var` belongs to the function around, the others to the block */
  declare(name: string, word: 'var' | 'let' | 'const') {
    const scope =
      word === 'var' ? this.#scopes.findLast(({ isFunction }) => isFunction) : this.#scopes.at(-1);
    scope?.names.set(name, word === 'const' ? 'const' : 'var');
  }

  has(name: string): boolean {
    return this.#scopes.some(({ names }) => names.has(name));
  }

  /** @throws {ExpressionError} for what never changes */
  checkChange(name: string) {
    const scope = this.#scopes.findLast(({ names }) => names.has(name));
    if (scope?.names.get(name) === 'const') {
      throw new ExpressionError(`${name} was said never to change`);
    }
  }
}
