import { changingMethods } from '../draw/expressions/methods.ts';
import type { Expression } from '../prepared.ts';
import { ExpressionError, type Token, toTokens } from './tokens.ts';

export { ExpressionError } from './tokens.ts';

export type ExpressionUse = 'binding' | 'action';

const longestSource = 5_000;
const deepest = 60;

/** Names that lead out of the data, as a bare name, a member or a key. */
const forbidden = new Set(['constructor', '__proto__', 'prototype']);
/** Words of the language that are not in the subset, and globals that editors reach for. */
const refused = new Set(
  `this new function class async await for while do switch throw try catch finally delete in
  instanceof yield import export window document globalThis self top fetch eval Function process
  require setTimeout setInterval localStorage sessionStorage navigator alert history Promise Object
  Array JSON Reflect Proxy Symbol Date RegExp`.split(/\s+/),
);
const strengths: Readonly<Record<string, number>> = {
  ...{ '??': 1, '||': 2, '&&': 3, '==': 4, '!=': 4, '===': 4, '!==': 4 },
  ...{ '<': 5, '>': 5, '<=': 5, '>=': 5, '+': 6, '-': 6, '*': 7, '/': 7, '%': 7 },
};
const assigning = new Set(['=', '+=', '-=', '*=', '/=', '%=', '&&=', '||=', '??=']);

/**
 * The expression language of the page builder's bindings, a safe part of JavaScript. Source:
 * reference §9.2, §9.3.
 *
 * @param use an action may change the state, a binding may set its own temporaries only
 * @throws {ExpressionError} that says what is outside the language
 */
export function parseExpression(source: string, use: ExpressionUse = 'binding'): Expression {
  if (source.length > longestSource) {
    throw new ExpressionError(`it is longer than ${longestSource} characters`);
  }
  const code = source.trim().replace(/^export\s+default\s+/, '');
  return new Parser(toTokens(code), use, new Set()).parseProgram();
}

/** By recursive descent, a method for each rule: one grammar, which is why it is one long file. */
class Parser {
  readonly #tokens: readonly Token[];
  readonly #use: ExpressionUse;
  readonly #temporaries: Set<string>;
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[], use: ExpressionUse, temporaries: Set<string>) {
    this.#tokens = tokens;
    this.#use = use;
    this.#temporaries = temporaries;
  }

  parseProgram(): Expression {
    const statements: Expression[] = [];
    while (this.#next.type !== 'end') {
      const statement = this.#parseStatement();
      if (statement !== null || !this.#isAfterSemicolon()) statements.push(statement);
    }
    return statements.length === 1 && !isStatement(statements[0])
      ? (statements[0] as Expression)
      : statements.length === 0
        ? ['$', 'undefined']
        : [';', ...statements];
  }

  #isAfterSemicolon() {
    return this.#tokens[this.#at - 1]?.value === ';';
  }

  #parseStatement(): Expression {
    if (this.#takes(';')) return null;
    if (this.#takesName('var') || this.#takesName('let') || this.#takesName('const')) {
      return this.#parseVariables();
    }
    if (this.#takesName('return')) {
      const isEmpty = this.#next.value === ';' || this.#next.type === 'end' || this.#is('}');
      const value = isEmpty ? ['$', 'undefined'] : this.#parseSequence();
      this.#takes(';');
      return ['return', value];
    }
    if (this.#takesName('if')) {
      this.#needs('(');
      const condition = this.#parseSequence();
      this.#needs(')');
      const then = this.#parseBody();
      return ['if', condition, then, this.#takesName('else') ? this.#parseBody() : null];
    }
    const value = this.#parseSequence();
    if (!this.#takes(';') && this.#next.type !== 'end' && !this.#is('}')) {
      throw new ExpressionError(`${this.#next.value || 'the text'} is not expected there`);
    }
    return value;
  }

  #parseBody(): Expression {
    return this.#nest(() => {
      if (!this.#takes('{')) return this.#parseStatement();
      const statements: Expression[] = [];
      while (!this.#takes('}')) {
        if (this.#next.type === 'end') throw new ExpressionError('a } is missing');
        statements.push(this.#parseStatement());
      }
      return ['{', ...statements];
    });
  }

  #parseVariables(): Expression {
    const variables: Expression[] = [];
    do {
      const name = this.#parseName();
      this.#temporaries.add(name);
      variables.push([
        'var',
        name,
        this.#takes('=') ? this.#parseAssignment() : ['$', 'undefined'],
      ]);
    } while (this.#takes(','));
    this.#takes(';');
    return ['{', ...variables];
  }

  #parseSequence(): Expression {
    const first = this.#parseAssignment();
    if (!this.#is(',')) return first;
    const all = [first];
    while (this.#takes(',')) all.push(this.#parseAssignment());
    return [',', ...all];
  }

  #parseAssignment(): Expression {
    return this.#nest(() => {
      const target = this.#parseCondition();
      const sign = this.#next.value;
      if (this.#next.type !== 'sign' || !assigning.has(sign)) return target;
      this.#checkTarget(target);
      this.#at++;
      return ['=', sign.slice(0, -1), target, this.#parseAssignment()];
    });
  }

  #checkTarget(target: Expression) {
    const isTemporary =
      isNode(target, '$') && this.#temporaries.has(String((target as readonly unknown[])[1]));
    if (isTemporary) return;
    if (this.#use === 'binding') throw new ExpressionError('a binding may not change the state');
    if (isNode(target, '$') && !namespaces.has(String((target as readonly unknown[])[1]))) return;
    if (!isNode(target, '.')) throw new ExpressionError('only the state can be changed');
  }

  #parseCondition(): Expression {
    const condition = this.#parseBinary(0);
    if (!this.#takes('?')) return condition;
    const then = this.#parseAssignment();
    this.#needs(':');
    return ['?', condition, then, this.#parseAssignment()];
  }

  #parseBinary(weakest: number): Expression {
    let left = this.#parseUnary();
    for (let steps = 0; ; steps++) {
      const sign = this.#next.type === 'sign' ? this.#next.value : '';
      const strength = strengths[sign];
      if (strength === undefined || strength <= weakest) return left;
      // A long row grows to the left, and is walked that deep later.
      if (steps > 400) throw new ExpressionError('it has too many parts');
      this.#at++;
      const right = this.#nest(() => this.#parseBinary(strength));
      left = [sign, left, right];
    }
  }

  #parseUnary(): Expression {
    const { type, value } = this.#next;
    if (type === 'sign' && ['!', '-', '+', '++', '--'].includes(value)) {
      this.#at++;
      const operand = this.#nest(() => this.#parseUnary());
      if (value === '++' || value === '--') return this.#step(operand, value, true);
      if (value === '-' && typeof operand === 'number') return -operand;
      return ['u', value, operand];
    }
    if (type === 'name' && (value === 'typeof' || value === 'void')) {
      this.#at++;
      return ['u', value, this.#nest(() => this.#parseUnary())];
    }
    const operand = this.#parseChain();
    const sign = this.#next.value;
    if (this.#next.type === 'sign' && (sign === '++' || sign === '--')) {
      this.#at++;
      return this.#step(operand, sign, false);
    }
    return operand;
  }

  #step(target: Expression, sign: string, isBefore: boolean): Expression {
    this.#checkTarget(target);
    return ['++', sign === '++' ? 1 : -1, isBefore, target];
  }

  #parseChain(): Expression {
    let value = this.#parsePrimary();
    for (let steps = 0; ; steps++) {
      if (steps > 100) throw new ExpressionError('it has too many parts');
      if (this.#takes('?.')) {
        if (this.#takes('[')) value = ['.', value, this.#parseKey(), true];
        else if (this.#takes('(')) value = this.#parseCall(value);
        else value = ['.', value, this.#parseName(true), true];
      } else if (this.#takes('.')) value = ['.', value, this.#parseName(true)];
      else if (this.#takes('[')) value = ['.', value, this.#parseKey()];
      else if (this.#takes('(')) value = this.#parseCall(value);
      else if (this.#next.type === 'template') throw new ExpressionError('tags are not understood');
      else return value;
    }
  }

  #parseKey(): Expression {
    const key = this.#parseSequence();
    if (typeof key === 'string') checkName(key);
    this.#needs(']');
    return key;
  }

  #parseCall(callee: Expression): Expression {
    const values: Expression[] = [];
    while (!this.#takes(')')) {
      values.push(this.#parseAssignment());
      if (!this.#is(')')) this.#needs(',');
    }
    const name = isNode(callee, '.')
      ? (callee as readonly unknown[])[2]
      : (callee as readonly unknown[])?.[1];
    if (!isNode(callee, '.') && !(isNode(callee, '$') && callableNames.has(String(name)))) {
      throw new ExpressionError('only methods can be called');
    }
    if (this.#use === 'binding' && changingMethods.has(String(name))) {
      throw new ExpressionError('a binding may not change the state');
    }
    return ['()', callee, ...values];
  }

  #parsePrimary(): Expression {
    const { type, value, parts } = this.#next;
    this.#at++;
    switch (type) {
      case 'number':
        return Number(value);
      case 'text':
        return value;
      case 'template':
        return this.#parseTemplate(parts ?? []);
      case 'name':
        return this.#toNamed(value);
      case 'sign':
        if (value === '(') {
          const inner = this.#parseSequence();
          this.#needs(')');
          if (this.#is('=>')) throw new ExpressionError('functions are not understood');
          return inner;
        }
        if (value === '[') return this.#parseArray();
        if (value === '{') return this.#parseObject();
        throw new ExpressionError(`${value} is not expected there`);
      default:
        throw new ExpressionError('it ends too early');
    }
  }

  #toNamed(name: string): Expression {
    if (name === 'true') return true;
    if (name === 'false') return false;
    if (name === 'null') return null;
    if (this.#is('=>')) throw new ExpressionError('functions are not understood');
    checkName(name);
    if (refused.has(name) && !this.#temporaries.has(name)) {
      throw new ExpressionError(`${name} is not available`);
    }
    return ['$', name];
  }

  #parseTemplate(parts: NonNullable<Token['parts']>): Expression {
    const values: Expression[] = [];
    for (const { text, source } of parts) {
      if (text) values.push(text);
      if (source === null) continue;
      const inner = new Parser(toTokens(source), this.#use, this.#temporaries);
      inner.#depth = this.#depth;
      values.push(this.#nest(() => inner.#parseWhole(this.#depth)));
    }
    return ['`', ...values];
  }

  #parseWhole(depth: number): Expression {
    this.#depth = depth;
    const value = this.#parseSequence();
    if (this.#next.type !== 'end') throw new ExpressionError('a template is not understood');
    return value;
  }

  #parseArray(): Expression {
    const items: Expression[] = [];
    while (!this.#takes(']')) {
      items.push(this.#parseAssignment());
      if (!this.#is(']')) this.#needs(',');
    }
    return ['[', ...items];
  }

  #parseObject(): Expression {
    const fields: unknown[] = [];
    while (!this.#takes('}')) {
      const { type, value } = this.#next;
      if (type !== 'name' && type !== 'text' && type !== 'number') {
        throw new ExpressionError('the fields of an object are not understood');
      }
      this.#at++;
      checkName(value);
      const isShort = type === 'name' && (this.#is(',') || this.#is('}'));
      if (!isShort) this.#needs(':');
      fields.push([value, isShort ? this.#toNamed(value) : this.#parseAssignment()]);
      if (!this.#is('}')) this.#needs(',');
    }
    return ['{}', ...fields];
  }

  #parseName(isMember = false): string {
    const { type, value } = this.#next;
    if (type !== 'name') throw new ExpressionError('a name is missing');
    checkName(value);
    if (!isMember && refused.has(value)) throw new ExpressionError(`${value} is not available`);
    this.#at++;
    return value;
  }

  get #next(): Token {
    return this.#tokens[this.#at] as Token;
  }

  #is(sign: string): boolean {
    return this.#next.type === 'sign' && this.#next.value === sign;
  }

  #takes(sign: string): boolean {
    if (!this.#is(sign)) return false;
    this.#at++;
    return true;
  }

  #takesName(name: string): boolean {
    if (this.#next.type !== 'name' || this.#next.value !== name) return false;
    this.#at++;
    return true;
  }

  #needs(sign: string) {
    if (!this.#takes(sign)) throw new ExpressionError(`${sign} is missing`);
  }

  /** Recursion is bounded, so that no text of an editor can exhaust the stack. */
  #nest<Value>(parse: () => Value): Value {
    if (++this.#depth > deepest) throw new ExpressionError('it is nested too deeply');
    const value = parse();
    this.#depth--;
    return value;
  }
}

/** Names that are ours; nothing may be assigned to them. */
const namespaces = new Set(
  'state context block event builder Builder Math String Number Boolean undefined NaN Infinity Device console'.split(
    ' ',
  ),
);
const callableNames = new Set(['String', 'Number', 'Boolean', 'parseInt', 'parseFloat', 'log']);

function checkName(name: string) {
  if (forbidden.has(name)) throw new ExpressionError(`${name} is not available`);
}

const isNode = (value: Expression | undefined, kind: string): boolean =>
  Array.isArray(value) && value[0] === kind;

const isStatement = (value: Expression | undefined) =>
  ['return', 'if', '{', 'var'].some((kind) => isNode(value, kind));
