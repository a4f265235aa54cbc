import { ExpressionError, type Token, toTokens } from './tokens.ts';

const deepest = 120;

/** Walks over the tokens of a text, one by one. */
export abstract class TokenReader {
  protected at = 0;
  #tokens: readonly Token[];
  /** Where each opening bracket is closed. */
  #closings: ReadonlyMap<number, number>;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
    this.#closings = matchBrackets(tokens);
  }

  protected get next(): Token {
    return this.#tokens[this.at] as Token;
  }

  protected get afterNext(): Token | undefined {
    return this.#tokens[this.at + 1];
  }

  /** The name that stands as many words on. */
  protected nameAfter(count: number): string | undefined {
    const token = this.#tokens[this.at + count];
    return token?.type === 'name' ? token.value : undefined;
  }

  protected closingOf(at: number): number | undefined {
    return this.#closings.get(at);
  }

  protected is(sign: string): boolean {
    return this.next.type === 'sign' && this.next.value === sign;
  }

  protected takes(sign: string): boolean {
    if (!this.is(sign)) return false;
    this.at++;
    return true;
  }

  protected takesName(name: string): boolean {
    if (this.next.type !== 'name' || this.next.value !== name) return false;
    this.at++;
    return true;
  }

  protected needs(sign: string) {
    if (!this.takes(sign)) throw new ExpressionError(`${sign} is missing`);
  }

  /** Recursion is bounded, so that no text of an editor can exhaust the stack. */
  protected nest<Value>(parse: () => Value): Value {
    if (++this.#depth > deepest) throw new ExpressionError('it is nested too deeply');
    const value = parse();
    this.#depth--;
    return value;
  }

  protected tokenAt(at: number): Token | undefined {
    return this.#tokens[at];
  }

  /** Reads another text, such as what stands in a template, and comes back. */
  protected readInside<Value>(source: string, parse: () => Value): Value {
    const [tokens, at, closings] = [this.#tokens, this.at, this.#closings];
    this.#tokens = toTokens(source);
    this.#closings = matchBrackets(this.#tokens);
    this.at = 0;
    const value = parse();
    if (this.next.type !== 'end') throw new ExpressionError('a template is not understood');
    [this.#tokens, this.at, this.#closings] = [tokens, at, closings];
    return value;
  }
}

function matchBrackets(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const closings = new Map<number, number>();
  const open: number[] = [];
  tokens.forEach(({ type, value }, index) => {
    if (type !== 'sign') return;
    if ('([{'.includes(value)) open.push(index);
    else if (')]}'.includes(value)) {
      const start = open.pop();
      if (start !== undefined) closings.set(start, index);
    }
  });
  return closings;
}
