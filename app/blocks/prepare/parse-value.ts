import type { Expression } from '../prepared.ts';
import { isNode } from './nodes.ts';
import { OperandParser } from './parse-operand.ts';
import { ExpressionError } from './tokens.ts';

const maxParts = 400;

const strengths: Readonly<Record<string, number>> = {
  ...{ '??': 1, '||': 2, '&&': 3, '|': 4, '^': 5, '&': 6 },
  ...{ '==': 7, '!=': 7, '===': 7, '!==': 7 },
  ...{ '<': 8, '>': 8, '<=': 8, '>=': 8, in: 8, instanceof: 8 },
  ...{ '<<': 9, '>>': 9, '>>>': 9, '+': 10, '-': 10, '*': 11, '/': 11, '%': 11, '**': 12 },
};
const assigning = new Set(['=', '+=', '-=', '*=', '/=', '%=', '**=', '&&=', '||=', '??=']);
const signsBefore = new Set(['!', '-', '+', '~', '++', '--']);
/** Objects of the browser that scripts ask for to learn whether they run in one. */
const ofBrowsers = new Set(['window', 'document', 'navigator', 'localStorage']);

/**
 * Reads values, by recursive descent with a method for each rule. The grammar is four files, each a
 * child of the one before: patterns, functions, operands, and here operators. Statements are its child's.
 */
export abstract class ValueParser extends OperandParser {
  protected parseSequence(): Expression {
    const first = this.parseAssignment();
    if (!this.is(',')) return first;
    const all = [first];
    while (this.takes(',')) all.push(this.parseAssignment());
    return [',', ...all];
  }

  protected parseAssignment(): Expression {
    return this.nest(() => {
      const made = this.parseArrow();
      if (made !== undefined) return made;
      const target = this.#parseCondition();
      const sign = this.next.value;
      if (this.next.type !== 'sign' || !assigning.has(sign)) return target;
      const operator = sign.slice(0, -1);
      const isPattern = operator === '' && (isNode(target, '[') || isNode(target, '{}'));
      const assigned = isPattern ? this.more(this.toPattern(target)) : target;
      if (!isPattern) this.checkTarget(target);
      this.at++;
      if (this.awaitAt >= 0) this.awaitAt = this.at;
      return ['=', operator, assigned, this.parseAssignment()];
    });
  }

  #parseCondition(): Expression {
    const condition = this.#parseBinary(0);
    if (!this.takes('?')) return condition;
    const isLoopHead = this.isLoopHead;
    this.isLoopHead = false;
    const then = this.parseAssignment();
    this.isLoopHead = isLoopHead;
    this.needs(':');
    return ['?', condition, then, this.parseAssignment()];
  }

  #parseBinary(weakest: number): Expression {
    let left = this.#parseUnary();
    for (let steps = 0; ; steps++) {
      const { type, value: sign } = this.next;
      const isWord =
        type === 'name' && (sign === 'instanceof' || (sign === 'in' && !this.isLoopHead));
      const strength = type === 'sign' || isWord ? strengths[sign] : undefined;
      if (strength === undefined || strength <= weakest) return left;
      // A long row grows to the left, and is walked that deep later.
      if (steps > maxParts) throw new ExpressionError('it has too many parts');
      this.at++;
      if (isWord) this.needsFunctions = true;
      // `a ** b ** c` means `a ** (b ** c)`.
      const right = this.nest(() => this.#parseBinary(sign === '**' ? strength - 1 : strength));
      left = [sign, left, right];
    }
  }

  #parseUnary(): Expression {
    const { type, value } = this.next;
    if (type === 'sign' && signsBefore.has(value)) {
      this.at++;
      const operand = this.nest(() => this.#parseUnary());
      if (value === '++' || value === '--') return this.#step(operand, value, true);
      if (value === '-' && typeof operand === 'number') return -operand;
      return ['u', value, operand];
    }
    if (type === 'name') {
      if (value === 'typeof') return this.#parseTypeof();
      if (value === 'await') return this.#parseAwait();
      if (value === 'void' || value === 'delete') {
        this.at++;
        const operand = this.nest(() => this.#parseUnary());
        if (value === 'void') return ['u', value, operand];
        if (!isNode(operand, '.')) throw new ExpressionError('only fields can be deleted');
        this.checkTarget(operand);
        return this.more(['delete', operand]);
      }
    }
    const operand = this.parseChain();
    const sign = this.next.value;
    const isStep = this.next.type === 'sign' && (sign === '++' || sign === '--');
    if (isStep && !this.next.isOnNewLine) {
      this.at++;
      return this.#step(operand, sign, false);
    }
    return operand;
  }

  #step(target: Expression, sign: string, isBefore: boolean): Expression {
    this.checkTarget(target);
    return ['++', sign === '++' ? 1 : -1, isBefore, target];
  }

  #parseTypeof(): Expression {
    this.at++;
    const { value } = this.next;
    if (ofBrowsers.has(value) && !this.scopes.has(value)) {
      this.at++;
      return ['?', ['.', ['$', 'builder'], 'isBrowser'], 'object', 'undefined'];
    }
    return ['u', 'typeof', this.nest(() => this.#parseUnary())];
  }

  /** It may stand only where nothing of the statement has been done before. */
  #parseAwait(): Expression {
    let first = this.at;
    while (this.tokenAt(first - 1)?.value === '(' && first > this.awaitAt) first--;
    if (first !== this.awaitAt || this.awaited !== undefined) {
      throw new ExpressionError('await is understood only at the beginning of a statement');
    }
    this.at++;
    this.awaitAt = -1;
    this.awaited = this.nest(() => this.#parseUnary());
    return this.more(['$', 'await']);
  }
}
