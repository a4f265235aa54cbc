import type { Expression } from '../prepared.ts';
import * as known from './names.ts';
import { isNode, nodeParts, rootName } from './nodes.ts';
import { Scopes } from './scopes.ts';
import { TokenReader } from './token-reader.ts';
import { ExpressionError, type Token } from './tokens.ts';

type Word = 'var' | 'let' | 'const';

/** Reads what names are given to: variables, parts of a value, what stands on the left of `=`. */
export abstract class PatternParser extends TokenReader {
  needsFunctions = false;
  protected readonly scopes = new Scopes();
  protected readonly canChange: boolean;

  constructor(tokens: readonly Token[], canChange: boolean) {
    super(tokens);
    this.canChange = canChange;
  }

  protected abstract parseAssignment(): Expression;

  /** Notes that this needs the part for functions. */
  protected more<Part extends Expression>(node: Part): Part {
    this.needsFunctions = true;
    return node;
  }

  /** What stands on the left of `=`, as something to be taken apart. */
  protected toPattern(value: Expression): Expression {
    if (isNode(value, '[')) {
      return ['[p', ...nodeParts(value).map((item) => this.toPattern(item as Expression))];
    }
    if (isNode(value, '...')) return ['...', this.toPattern(nodeParts(value)[0] as Expression)];
    if (isNode(value, '{}')) {
      const fields: unknown[] = [];
      let rest: Expression = null;
      for (const field of nodeParts(value) as unknown[][]) {
        if (field.length < 2) rest = this.toPattern(field[0] as Expression);
        else fields.push([field[0], this.toPattern(field[1] as Expression)]);
      }
      return ['{p', fields, rest];
    }
    if (isNode(value, '=') && nodeParts(value)[0] === '') {
      const [, target, otherwise] = nodeParts(value);
      return ['=p', target, otherwise];
    }
    this.checkTarget(value);
    return value;
  }

  protected checkTarget(target: Expression) {
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

  /** A name, or a list of one expression. */
  protected parseFieldName(): string | [Expression] {
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

  /** Something to take a value apart, and the names for its parts. */
  protected parsePattern(word: Word): Expression {
    return this.nest(() => {
      const target = this.#parseTarget(word);
      if (!this.takes('=')) return target;
      return this.more(['=p', target, this.parseAssignment()]);
    });
  }

  /** As `parsePattern`, where the value of the whole comes from elsewhere. */
  protected parsePatternWithoutValue(word: Word): Expression {
    return this.nest(() => this.#parseTarget(word));
  }

  #parseTarget(word: Word): Expression {
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

  #parseTargetField(word: Word): unknown {
    const start = this.at;
    const key = this.parseFieldName();
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
}

/** A variable may be called as something of the browser's is: it hides that. */
const isBrowserName = (name: string) =>
  /^(history|screen|top|self|module|exports|performance|Image|Event|File|URL|dataLayer|prompt)$/.test(
    name,
  );

export function checkName(name: string) {
  if (known.forbidden.has(name)) throw new ExpressionError(`${name} is not available`);
}
