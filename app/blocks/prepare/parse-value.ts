import { compileFinder } from '#shared/linear-regex/linear-regex.ts';
import { simpleMethods } from '../draw/expressions/methods.ts';
import type { Expression } from '../prepared.ts';
import * as known from './names.ts';
import { Scopes } from './scopes.ts';
import { ExpressionError, type Token, toTokens } from './tokens.ts';

const deepest = 120;
const mostParts = 400;

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
 * Reads values, by recursive descent with a method for each rule: one grammar, which is why it is one
 * long file. Statements are its child's.
 */
export abstract class ValueParser {
  needsFunctions = false;
  usesClock = false;
  protected readonly scopes = new Scopes();
  protected readonly canChange: boolean;
  /** In the head of a loop `in` is not an operator. */
  protected isLoopHead = false;
  /** Where `await` may stand, as the index of a token. */
  protected awaitAt = -1;
  /** What the statement waits for. */
  protected awaited: Expression | undefined;
  #tokens: readonly Token[];
  /** Where each opening bracket is closed. */
  #closings: ReadonlyMap<number, number>;
  #declared: ReadonlySet<string>;
  protected at = 0;
  #depth = 0;

  constructor(source: string, canChange: boolean) {
    this.canChange = canChange;
    this.#tokens = toTokens(source);
    this.#closings = matchBrackets(this.#tokens);
    this.#declared = listDeclared(this.#tokens);
  }

  protected abstract parseFunctionBody(isAsync: boolean): Expression;

  /** Notes that this needs the part for functions. */
  protected more<Part extends Expression>(node: Part): Part {
    this.needsFunctions = true;
    return node;
  }

  protected parseSequence(): Expression {
    const first = this.parseAssignment();
    if (!this.is(',')) return first;
    const all = [first];
    while (this.takes(',')) all.push(this.parseAssignment());
    return [',', ...all];
  }

  protected parseAssignment(): Expression {
    return this.nest(() => {
      const made = this.#parseArrow();
      if (made !== undefined) return made;
      const target = this.#parseCondition();
      const sign = this.next.value;
      if (this.next.type !== 'sign' || !assigning.has(sign)) return target;
      const operator = sign.slice(0, -1);
      const isPattern = operator === '' && (isNode(target, '[') || isNode(target, '{}'));
      const assigned = isPattern ? this.more(this.#toPattern(target)) : target;
      if (!isPattern) this.#checkTarget(target);
      this.at++;
      if (this.awaitAt >= 0) this.awaitAt = this.at;
      return ['=', operator, assigned, this.parseAssignment()];
    });
  }

  /** What stands on the left of `=`, as something to be taken apart. */
  #toPattern(value: Expression): Expression {
    if (isNode(value, '[')) {
      return ['[p', ...nodeParts(value).map((item) => this.#toPattern(item as Expression))];
    }
    if (isNode(value, '...')) return ['...', this.#toPattern(nodeParts(value)[0] as Expression)];
    if (isNode(value, '{}')) {
      const fields: unknown[] = [];
      let rest: Expression = null;
      for (const field of nodeParts(value) as unknown[][]) {
        if (field.length < 2) rest = this.#toPattern(field[0] as Expression);
        else fields.push([field[0], this.#toPattern(field[1] as Expression)]);
      }
      return ['{p', fields, rest];
    }
    if (isNode(value, '=') && nodeParts(value)[0] === '') {
      const [, target, otherwise] = nodeParts(value);
      return ['=p', target, otherwise];
    }
    this.#checkTarget(value);
    return value;
  }

  #checkTarget(target: Expression) {
    const name = rootName(target);
    if (isNode(target, '$')) {
      if (this.scopes.has(name)) return this.scopes.checkChange(name);
      if (known.namespaces.has(name)) throw new ExpressionError(`${name} cannot be changed`);
    } else if (!isNode(target, '.')) {
      throw new ExpressionError('only the state can be changed');
    }
    // What a binding makes itself, it may change; what it really is shows when it runs.
    if (!this.canChange && !this.scopes.has(name)) {
      throw new ExpressionError('a binding may not change the state');
    }
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
      if (steps > mostParts) throw new ExpressionError('it has too many parts');
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
        this.#checkTarget(operand);
        return this.more(['delete', operand]);
      }
    }
    const operand = this.#parseChain();
    const sign = this.next.value;
    const isStep = this.next.type === 'sign' && (sign === '++' || sign === '--');
    if (isStep && !this.next.isOnNewLine) {
      this.at++;
      return this.#step(operand, sign, false);
    }
    return operand;
  }

  #step(target: Expression, sign: string, isBefore: boolean): Expression {
    this.#checkTarget(target);
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
    while (this.#tokens[first - 1]?.value === '(' && first > this.awaitAt) first--;
    if (first !== this.awaitAt || this.awaited !== undefined) {
      throw new ExpressionError('await is understood only at the beginning of a statement');
    }
    this.at++;
    this.awaitAt = -1;
    this.awaited = this.nest(() => this.#parseUnary());
    return this.more(['$', 'await']);
  }

  #parseChain(): Expression {
    let value = this.#parsePrimary();
    for (let steps = 0; ; steps++) {
      if (steps > 100) throw new ExpressionError('it has too many parts');
      if (this.takes('?.')) {
        if (this.takes('[')) value = ['.', value, this.#parseKey(), true];
        else if (this.takes('(')) value = this.#parseCall(value, true);
        else value = ['.', value, this.parseName(true), true];
      } else if (this.takes('.')) value = ['.', value, this.parseName(true)];
      else if (this.takes('[')) value = ['.', value, this.#parseKey()];
      else if (this.takes('(')) value = this.#parseCall(value);
      else if (this.next.type === 'template') throw new ExpressionError('tags are not understood');
      else return value;
    }
  }

  #parseKey(): Expression {
    const key = this.#inside(() => this.parseSequence());
    if (typeof key === 'string') checkName(key);
    this.needs(']');
    return key;
  }

  /** Brackets end what is true of the head of a loop. */
  #inside<Value>(parse: () => Value): Value {
    const isLoopHead = this.isLoopHead;
    this.isLoopHead = false;
    const value = parse();
    this.isLoopHead = isLoopHead;
    return value;
  }

  #parseValues(): Expression[] {
    return this.#inside(() => {
      const values: Expression[] = [];
      while (!this.takes(')')) {
        values.push(this.#parseItem());
        if (!this.is(')')) this.needs(',');
      }
      return values;
    });
  }

  #parseItem(): Expression {
    if (!this.takes('...')) return this.parseAssignment();
    return this.more(['...', this.parseAssignment()]);
  }

  #parseCall(callee: Expression, isOptional = false): Expression {
    const values = this.#parseValues();
    if (isNode(callee, '.')) {
      const [owner, name] = nodeParts(callee);
      const isGiven = isNode(owner as Expression, '$') && known.givers.has(rootName(callee));
      const isSimple =
        simpleMethods.has(String(name)) && !(name === 'toLocaleString' && values.length > 0);
      if (!isGiven && !isSimple) this.needsFunctions = true;
    } else if (isNode(callee, '$')) {
      const name = rootName(callee);
      const isOwn = this.scopes.has(name) || this.#declared.has(name);
      if (!isOwn && known.bareMakers.has(name)) return this.more(['new', name, ...values]);
      if (!isOwn && !known.callable.has(name) && !known.helpers.has(name)) {
        throw new ExpressionError(`the function ${name} is not known`);
      }
    } else if (!Array.isArray(callee)) throw new ExpressionError('only functions can be called');
    else this.needsFunctions = true;
    return isOptional ? this.more(['?()', callee, ...values]) : ['()', callee, ...values];
  }

  #parsePrimary(): Expression {
    const { type, value, parts, flags } = this.next;
    this.at++;
    switch (type) {
      case 'number':
        return Number(value);
      case 'text':
        return value;
      case 'template':
        return this.#parseTemplate(parts ?? []);
      case 'regex':
        return this.#toRegex(value, flags ?? '');
      case 'name':
        return this.#toNamed(value);
      case 'sign':
        if (value === '(') {
          const inner = this.#inside(() => this.parseSequence());
          this.needs(')');
          // `(a?.b).c` reads `c` of whatever `(a?.b)` is.
          return isNode(inner, '.') && nodeParts(inner)[2] ? [',', inner] : inner;
        }
        if (value === '[') return this.#parseArray();
        if (value === '{') return this.#parseObject();
        throw new ExpressionError(`${value} is not expected there`);
      default:
        throw new ExpressionError('it ends too early');
    }
  }

  #toRegex(source: string, flags: string): Expression {
    try {
      compileFinder(source, flags);
    } catch (error) {
      throw new ExpressionError(`the pattern /${source}/ ${(error as Error).message}`);
    }
    if (!/^[gimsu]*$/.test(flags)) {
      throw new ExpressionError(`the pattern /${source}/ has flags that are not understood`);
    }
    return this.more(['regex', source, flags]);
  }

  #toNamed(name: string): Expression {
    if (name === 'true') return true;
    if (name === 'false') return false;
    if (name === 'null') return null;
    if (name === 'function') return this.#parseFunction(false);
    if (name === 'async' && this.next.value === 'function') {
      this.at++;
      return this.#parseFunction(true);
    }
    if (name === 'new') return this.#parseNew();
    // What compilers to old JavaScript hand on; what it would be there is not used.
    if (name === 'this' && !this.is('.') && !this.is('[') && !this.is('('))
      return ['$', 'undefined'];
    checkName(name);
    if (this.scopes.has(name)) return ['$', name];
    if (known.refused.has(name) && !this.#declared.has(name)) {
      throw new ExpressionError(`${name} is not available`);
    }
    this.#note(name);
    return ['$', name];
  }

  #note(name: string) {
    const isMember = (name === 'Number' || name === 'String') && this.is('.');
    if (known.ofFunctions.has(name) || known.helpers.has(name) || isMember)
      this.needsFunctions = true;
    const isChance =
      name === 'Math' && this.is('.') && this.#tokens[this.at + 1]?.value === 'random';
    if (isChance) this.needsFunctions = true;
    if (name === 'Date' || isChance) this.usesClock = true;
  }

  #parseNew(): Expression {
    const name = this.next.value;
    const isKnown = this.next.type === 'name' && known.makers.has(name) && !this.scopes.has(name);
    const isWrapped = this.is('(') && this.#tokens[this.at + 2]?.value === ')';
    if (isWrapped) {
      this.at++;
      const made = this.#parseNew();
      this.needs(')');
      const values = this.takes('(') ? this.#parseValues() : [];
      return [...(made as readonly [string, ...unknown[]]), ...values];
    }
    if (!isKnown) throw new ExpressionError(`new ${name} is not available`);
    this.at++;
    if (name === 'Date') this.usesClock = true;
    return this.more(['new', name, ...(this.takes('(') ? this.#parseValues() : [])]);
  }

  #parseTemplate(parts: NonNullable<Token['parts']>): Expression {
    const values: Expression[] = [];
    const [tokens, at, closings] = [this.#tokens, this.at, this.#closings];
    for (const { text, source } of parts) {
      if (text) values.push(text);
      if (source === null) continue;
      this.#tokens = toTokens(source);
      this.#closings = matchBrackets(this.#tokens);
      this.at = 0;
      values.push(this.nest(() => this.#inside(() => this.parseSequence())));
      if (this.next.type !== 'end') throw new ExpressionError('a template is not understood');
    }
    [this.#tokens, this.at, this.#closings] = [tokens, at, closings];
    return ['`', ...values];
  }

  #parseArray(): Expression {
    return this.#inside(() => {
      const items: Expression[] = [];
      while (!this.takes(']')) {
        items.push(this.#parseItem());
        if (!this.is(']')) this.needs(',');
      }
      return ['[', ...items];
    });
  }

  #parseObject(): Expression {
    return this.#inside(() => {
      const fields: unknown[] = [];
      while (!this.takes('}')) {
        fields.push(this.#parseField());
        if (!this.is('}')) this.needs(',');
      }
      return ['{}', ...fields];
    });
  }

  #parseField(): unknown[] {
    if (this.takes('...'))
      return this.more([this.parseAssignment()] as unknown as Expression) as never;
    const { type, value } = this.next;
    const key = this.#parseFieldName();
    if (this.is('(')) {
      this.at++;
      return [key, this.#parseRestOfFunction(false, false)];
    }
    const isShort = type === 'name' && (this.is(',') || this.is('}') || this.is('='));
    if (!isShort) {
      this.needs(':');
      return [key, this.parseAssignment()];
    }
    const named = this.#toNamed(value);
    // `{ a = 1 }`, of which only a pattern can be made.
    if (this.takes('=')) return [key, ['=', '', named, this.parseAssignment()]];
    return [key, named];
  }

  /** A name, or a list of one expression. */
  #parseFieldName(): string | [Expression] {
    if (this.takes('[')) {
      const key = this.parseAssignment();
      this.needs(']');
      return [key];
    }
    const { type, value } = this.next;
    if (type !== 'name' && type !== 'text' && type !== 'number') {
      throw new ExpressionError('the fields of an object are not understood');
    }
    this.at++;
    const name = type === 'number' ? String(Number(value)) : value;
    checkName(name);
    return name;
  }

  /** `x => …`, `(x, y) => …`, `async x => …`; undefined: it is something else. */
  #parseArrow(): Expression | undefined {
    const isAsync = this.next.value === 'async' && this.next.type === 'name';
    const start = isAsync ? this.at + 1 : this.at;
    const first = this.#tokens[start];
    const isList = first?.type === 'sign' && first.value === '(';
    const end = isList ? this.#closings.get(start) : first?.type === 'name' ? start : undefined;
    if (end === undefined || this.#tokens[end + 1]?.value !== '=>') return undefined;
    this.at = start;
    if (isList) {
      this.at++;
      return this.#parseRestOfFunction(isAsync, true);
    }
    return this.#parseFunctionWith(isAsync, true, () => [this.parsePattern('let')]);
  }

  /** Behind the word `function`. */
  #parseFunction(isAsync: boolean): Expression {
    if (this.is('*')) throw new ExpressionError('generators are not understood');
    if (this.next.type !== 'name') {
      this.needs('(');
      return this.#parseRestOfFunction(isAsync, false);
    }
    this.scopes.open(false);
    const name = this.parseName();
    this.scopes.declare(name, 'let');
    this.needs('(');
    const made = this.#parseRestOfFunction(isAsync, false);
    this.scopes.close();
    return ['named', name, made];
  }

  /** Behind the bracket that begins its parameters. */
  #parseRestOfFunction(isAsync: boolean, isArrow: boolean): Expression {
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
      this.#inside(() => {
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

  /** Something to take a value apart, and the names for its parts. */
  protected parsePattern(word: 'var' | 'let' | 'const'): Expression {
    return this.nest(() => {
      const target = this.#parseTarget(word);
      if (!this.takes('=')) return target;
      return this.more(['=p', target, this.parseAssignment()]);
    });
  }

  /** As `parsePattern`, where the value of the whole comes from elsewhere. */
  protected parsePatternWithoutValue(word: 'var' | 'let' | 'const'): Expression {
    return this.nest(() => this.#parseTarget(word));
  }

  #parseTarget(word: 'var' | 'let' | 'const'): Expression {
    if (this.takes('[')) {
      const items: Expression[] = [];
      while (!this.takes(']')) {
        if (this.takes(',')) {
          items.push(null);
          continue;
        }
        const isRest = this.takes('...');
        const item = this.parsePattern(word);
        items.push(isRest ? ['...', item] : item);
        if (!this.is(']')) this.needs(',');
      }
      return this.more(['[p', ...items]);
    }
    if (this.takes('{')) {
      const fields: unknown[] = [];
      let rest: Expression = null;
      while (!this.takes('}')) {
        if (this.takes('...')) rest = this.parsePattern(word);
        else fields.push(this.#parseTargetField(word));
        if (!this.is('}')) this.needs(',');
      }
      return this.more(['{p', fields, rest]);
    }
    const name = this.parseName();
    this.scopes.declare(name, word);
    return ['$', name];
  }

  #parseTargetField(word: 'var' | 'let' | 'const'): unknown {
    const start = this.at;
    const key = this.#parseFieldName();
    if (this.takes(':')) return [key, this.parsePattern(word)];
    this.at = start;
    return [key, this.parsePattern(word)];
  }

  protected parseName(isMember = false): string {
    const { type, value } = this.next;
    if (type !== 'name') throw new ExpressionError('a name is missing');
    checkName(value);
    if (!isMember && known.refused.has(value) && !isBrowserName(value)) {
      throw new ExpressionError(`${value} is not available`);
    }
    this.at++;
    return value;
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
}

/** A variable may be called as something of the browser's is: it hides that. */
const isBrowserName = (name: string) =>
  /^(history|screen|top|self|module|exports|performance|Image|Event|File|URL|dataLayer|prompt)$/.test(
    name,
  );

function checkName(name: string) {
  if (known.forbidden.has(name)) throw new ExpressionError(`${name} is not available`);
}

export const isNode = (value: Expression | undefined, kind: string): boolean =>
  Array.isArray(value) && value[0] === kind;

const nodeParts = (value: Expression): readonly unknown[] => (value as readonly unknown[]).slice(1);

/** The name that a chain of members begins with. */
function rootName(value: Expression): string {
  let at = value;
  while (isNode(at, '.')) at = nodeParts(at)[0] as Expression;
  return isNode(at, '$') ? String(nodeParts(at)[0]) : '';
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

/** Names that are declared anywhere: a function may be called before the place where it stands. */
function listDeclared(tokens: readonly Token[]): ReadonlySet<string> {
  const names = new Set<string>();
  tokens.forEach(({ type, value }, index) => {
    if (type !== 'name' || !/^(function|var|let|const)$/.test(value)) return;
    const name = tokens[index + 1];
    if (name?.type === 'name' && !known.refused.has(name.value)) names.add(name.value);
  });
  return names;
}
