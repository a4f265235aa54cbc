import type { Expression } from '../prepared.ts';
import { helpers } from './names.ts';
import { isNode } from './nodes.ts';
import { ValueParser } from './parse-value.ts';
import { ExpressionError } from './tokens.ts';

type Word = 'var' | 'let' | 'const';
const declaringWords: readonly Word[] = ['var', 'let', 'const'];

/** Reads statements; what stands in them is read as values. */
export class ScriptParser extends ValueParser {
  /** In the body of an async function, where a statement may wait. */
  #mayWait = false;

  parseProgram(): Expression {
    const statements = this.#parseStatements(() => this.next.type === 'end');
    const own = this.scopes.close();
    const [first] = statements;
    if (first === undefined) return ['$', 'undefined'];
    const isValue = statements.length === 1 && own === null && !isStatement(first);
    return isValue ? first : ['{', own, ...statements];
  }

  protected parseFunctionBody(isAsync: boolean): Expression {
    const mayWait = this.#mayWait;
    this.#mayWait = isAsync;
    this.needs('{');
    const statements = this.#parseStatements(() => this.takes('}'), true);
    this.#mayWait = mayWait;
    return ['{', null, ...statements];
  }

  /** Functions first: they may be called before the place where they stand. */
  #parseStatements(isEnd: () => boolean, isBody = false): Expression[] {
    const mayWait = this.#mayWait && isBody;
    const functions: Expression[] = [];
    const statements: Expression[] = [];
    while (!isEnd()) {
      if (this.next.type === 'end') throw new ExpressionError('a } is missing');
      this.#mayWait = mayWait;
      const isFunction = this.#isFunction();
      const statement = this.#parseWaiting();
      if (statement !== undefined) (isFunction ? functions : statements).push(statement);
    }
    this.#mayWait = mayWait;
    return [...functions, ...statements];
  }

  #isFunction() {
    const isAsync = this.next.value === 'async' && this.afterNext?.value === 'function';
    return this.next.type === 'name' && (this.next.value === 'function' || isAsync);
  }

  /** A statement; where it waits for something, `['awaits', what, statement]`. */
  #parseWaiting(): Expression | undefined {
    if (!this.#mayWait) {
      this.awaitAt = -1;
      return this.parseStatement();
    }
    this.awaited = undefined;
    this.awaitAt = this.at;
    const isBlock = /^(if|for|while|do|switch|try|\{)$/.test(this.next.value);
    this.#mayWait = !isBlock;
    if (isBlock) this.awaitAt = -1;
    const statement = this.parseStatement();
    const { awaited } = this;
    this.awaited = undefined;
    this.awaitAt = -1;
    return awaited === undefined ? statement : ['awaits', awaited, statement ?? null];
  }

  /** Undefined: it does nothing. */
  protected parseStatement(): Expression | undefined {
    if (this.takes(';')) return undefined;
    if (this.is('{')) return this.#parseBlock();
    if (this.next.type === 'name') {
      const word = declaringWords.find((one) => one === this.next.value);
      if (word && this.#isDeclaration(word)) {
        this.at++;
        const declared = this.#parseVariables(word);
        this.#endStatement();
        return declared;
      }
      if (this.#isFunction()) return this.#parseFunctionStatement();
      const parse = this.#statements[this.next.value];
      if (parse) {
        this.at++;
        return this.nest(parse);
      }
    }
    const value = this.parseSequence();
    this.#endStatement();
    return value;
  }

  /** `let` may be a name in old scripts; nobody calls a variable so. */
  #isDeclaration(word: Word) {
    const { type, value } = this.afterNext ?? { type: 'end', value: '' };
    return word !== 'let' || type === 'name' || value === '[' || value === '{';
  }

  readonly #statements: Readonly<Record<string, () => Expression | undefined>> = {
    __proto__: null as never,
    return: () => {
      const isEmpty = this.is(';') || this.is('}') || this.next.isOnNewLine;
      if (this.awaitAt >= 0) this.awaitAt = this.at;
      const value = isEmpty ? (['$', 'undefined'] as const) : this.parseSequence();
      this.#endStatement();
      return ['return', value];
    },
    export: () => {
      if (!this.takesName('default')) throw new ExpressionError('export is not available');
      const value = this.parseSequence();
      this.#endStatement();
      return ['return', value];
    },
    if: () => {
      const condition = this.#parseInBrackets();
      const then = this.#parseBody();
      return ['if', condition, then, this.takesName('else') ? this.#parseBody() : null];
    },
    for: () => this.#parseFor(),
    while: () => this.more(['while', this.#parseInBrackets(), this.#parseBody()]),
    do: () => {
      const body = this.#parseBody();
      if (!this.takesName('while')) throw new ExpressionError('while is missing');
      const condition = this.#parseInBrackets();
      this.takes(';');
      return this.more(['do', body, condition]);
    },
    switch: () => this.#parseSwitch(),
    throw: () => {
      const value = this.parseSequence();
      this.#endStatement();
      return this.more(['throw', value]);
    },
    try: () => this.#parseTry(),
    break: () => this.#parseJump('break'),
    continue: () => this.#parseJump('continue'),
  };

  #parseJump(word: string): Expression {
    if (this.next.type === 'name' && !this.next.isOnNewLine) {
      throw new ExpressionError('labels are not understood');
    }
    this.#endStatement();
    return this.more([word]);
  }

  #endStatement() {
    const { type, value, isOnNewLine } = this.next;
    if (this.takes(';') || type === 'end' || this.is('}') || isOnNewLine) return;
    throw new ExpressionError(`${value || 'the text'} is not expected there`);
  }

  #parseInBrackets(): Expression {
    this.needs('(');
    const value = this.parseSequence();
    this.needs(')');
    return value;
  }

  #parseBody(): Expression {
    return this.nest(() => this.parseStatement() ?? ['$', 'undefined']);
  }

  #parseBlock(): Expression {
    return this.nest(() => {
      this.needs('{');
      this.scopes.open(false);
      const statements = this.#parseStatements(() => this.takes('}'));
      return ['{', this.scopes.close(), ...statements];
    });
  }

  #parseFunctionStatement(): Expression {
    const name = this.nameAfter(this.next.value === 'async' ? 2 : 1);
    if (name !== undefined && !helpers.has(name)) this.scopes.declare(name, 'let');
    const made = this.parseAssignment();
    if (!isNode(made, 'named')) throw new ExpressionError('a function has no name');
    const [, declared, whole] = made as readonly [string, string, Expression];
    if (helpers.has(declared)) return ['$', 'undefined'];
    return ['var', declared, whole];
  }

  #parseVariables(word: Word): Expression {
    const variables: Expression[] = [];
    do {
      if (helpers.has(this.next.value)) {
        this.#passOver();
        continue;
      }
      const isName = this.next.type === 'name';
      const pattern = this.#parseVariable(word);
      if (!this.takes('=')) {
        if (!isName) throw new ExpressionError('a value is missing');
        continue;
      }
      if (this.awaitAt >= 0) this.awaitAt = this.at;
      const value = this.parseAssignment();
      const [, name] = pattern as readonly [string, Expression];
      variables.push(isName ? ['var', name, value] : this.more(['let', pattern, value]));
    } while (this.takes(','));
    if (variables.length === 1) return variables[0] as Expression;
    return variables.length === 0 ? ['$', 'undefined'] : [',', ...variables];
  }

  /** A name or a pattern, whose own value stands behind it. */
  #parseVariable(word: Word): Expression {
    if (this.next.type !== 'name') return this.parsePatternWithoutValue(word);
    const name = this.parseName();
    this.scopes.declare(name, word);
    return ['$', name];
  }

  /** What a compiler put before the script: ours stands in its place. */
  #passOver() {
    this.needsFunctions = true;
    for (;;) {
      if (this.next.type === 'end' || this.is(',') || this.is(';')) return;
      this.at = (this.closingOf(this.at) ?? this.at) + 1;
    }
  }

  #parseFor(): Expression {
    if (this.takesName('await')) throw new ExpressionError('for await is not understood');
    this.needs('(');
    this.scopes.open(false);
    const word = declaringWords.find((one) => one === this.next.value);
    this.isLoopHead = true;
    let start: Expression = null;
    let target: Expression | undefined;
    if (word) {
      this.at++;
      const first = this.at;
      target = this.#parseVariable(word);
      if (!this.#isEach()) {
        target = undefined;
        this.at = first;
        start = this.#parseVariables(word);
      }
    } else if (!this.is(';')) {
      const value = this.parseSequence();
      if (this.#isEach()) target = value;
      else start = value;
    }
    this.isLoopHead = false;
    if (target !== undefined) {
      const kind = this.next.value === 'of' ? 'forof' : 'forin';
      this.at++;
      const values = this.parseSequence();
      this.needs(')');
      const body = this.#parseBody();
      return this.more([kind, this.scopes.close(), target, values, body]);
    }
    this.needs(';');
    const test = this.is(';') ? null : this.parseSequence();
    this.needs(';');
    const update = this.is(')') ? null : this.parseSequence();
    this.needs(')');
    const body = this.#parseBody();
    return this.more(['for', this.scopes.close(), start, test, update, body]);
  }

  #isEach() {
    return this.next.type === 'name' && (this.next.value === 'of' || this.next.value === 'in');
  }

  #parseSwitch(): Expression {
    const subject = this.#parseInBrackets();
    this.needs('{');
    this.scopes.open(false);
    const cases: Expression[] = [];
    while (!this.takes('}')) {
      const isDefault = this.takesName('default');
      if (!isDefault && !this.takesName('case')) throw new ExpressionError('case is missing');
      const test = isDefault ? null : this.parseSequence();
      this.needs(':');
      const statements = this.#parseStatements(
        () =>
          this.is('}') ||
          (this.next.type === 'name' &&
            (this.next.value === 'case' || this.next.value === 'default')),
      );
      cases.push([isDefault, test, ...statements] as unknown as Expression);
    }
    return this.more(['switch', subject, this.scopes.close(), ...cases]);
  }

  #parseTry(): Expression {
    const block = this.#parseBlock();
    let own: readonly string[] | null = null;
    let pattern: Expression = null;
    let handler: Expression = null;
    if (this.takesName('catch')) {
      this.scopes.open(false);
      if (this.takes('(')) {
        pattern = this.parsePattern('let');
        this.needs(')');
      }
      handler = this.#parseBlock();
      own = this.scopes.close();
    }
    const last = this.takesName('finally') ? this.#parseBlock() : null;
    if (handler === null && last === null) throw new ExpressionError('catch is missing');
    return this.more(['try', block, own, pattern, handler, last]);
  }
}

const isStatement = (value: Expression) =>
  [
    'return',
    'if',
    '{',
    'var',
    'let',
    'for',
    'forof',
    'forin',
    'while',
    'do',
    'switch',
    'try',
    'throw',
  ].some((kind) => isNode(value, kind));
