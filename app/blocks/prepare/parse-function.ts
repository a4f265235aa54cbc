import type { Expression } from '../prepared.ts';
import { PatternParser } from './parse-pattern.ts';
import { ExpressionError } from './tokens.ts';

/** Reads functions. Their bodies are statements, which are its child's. */
export abstract class FunctionParser extends PatternParser {
  /** In the head of a loop `in` is not an operator. */
  protected isLoopHead = false;
  /** Where `await` may stand, as the index of a token. */
  protected awaitAt = -1;
  /** What the statement waits for. */
  protected awaited: Expression | undefined;

  protected abstract parseFunctionBody(isAsync: boolean): Expression;

  /** `x => …`, `(x, y) => …`, `async x => …`; undefined: it is something else. */
  protected parseArrow(): Expression | undefined {
    const isAsync = this.next.value === 'async' && this.next.type === 'name';
    const start = isAsync ? this.at + 1 : this.at;
    const first = this.tokenAt(start);
    const isList = first?.type === 'sign' && first.value === '(';
    const end = isList ? this.closingOf(start) : first?.type === 'name' ? start : undefined;
    if (end === undefined || this.tokenAt(end + 1)?.value !== '=>') return undefined;
    this.at = start;
    if (isList) {
      this.at++;
      return this.parseRestOfFunction(isAsync, true);
    }
    return this.#parseFunctionWith(isAsync, true, () => [this.parsePattern('let')]);
  }

  /** Behind the word `function`. */
  protected parseFunction(isAsync: boolean): Expression {
    if (this.is('*')) throw new ExpressionError('generators are not understood');
    if (this.next.type !== 'name') {
      this.needs('(');
      return this.parseRestOfFunction(isAsync, false);
    }
    this.scopes.open(false);
    const name = this.parseName();
    this.scopes.declare(name, 'let');
    this.needs('(');
    const made = this.parseRestOfFunction(isAsync, false);
    this.scopes.close();
    return ['named', name, made];
  }

  /** Behind the bracket that begins its parameters. */
  protected parseRestOfFunction(isAsync: boolean, isArrow: boolean): Expression {
    return this.#parseFunctionWith(isAsync, isArrow, () => {
      const patterns: Expression[] = [];
      while (!this.takes(')')) {
        const isRest = this.takes('...');
        const pattern = this.parsePattern('let');
        patterns.push(isRest ? ['...', pattern] : pattern);
        if (!this.is(')')) this.needs(',');
      }
      return patterns;
    });
  }

  #parseFunctionWith(isAsync: boolean, isArrow: boolean, parse: () => Expression[]): Expression {
    return this.nest(() =>
      this.inside(() => {
        const { awaitAt, awaited } = this;
        this.awaitAt = -1;
        this.awaited = undefined;
        this.scopes.open(true);
        const patterns = parse();
        if (isArrow) this.needs('=>');
        const isExpression = isArrow && !this.is('{');
        const body = isExpression ? this.parseAssignment() : this.parseFunctionBody(isAsync);
        const own = this.scopes.close() ?? [];
        this.awaitAt = awaitAt;
        this.awaited = awaited;
        return this.more(['=>', own, patterns, body, isExpression, isAsync]);
      }),
    );
  }

  /** Brackets end what is true of the head of a loop. */
  protected inside<Value>(parse: () => Value): Value {
    const isLoopHead = this.isLoopHead;
    this.isLoopHead = false;
    const value = parse();
    this.isLoopHead = isLoopHead;
    return value;
  }
}
