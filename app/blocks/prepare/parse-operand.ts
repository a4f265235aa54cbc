import { compileFinder } from '#shared/linear-regex/linear-regex.ts';
import { simpleMethods } from '../expressions/methods.ts';
import type { Expression } from '../prepared.ts';
import * as known from './names.ts';
import { isNode, nodeParts, rootName } from './nodes.ts';
import { FunctionParser } from './parse-function.ts';
import { checkName } from './parse-pattern.ts';
import { ExpressionError, type Token, toTokens } from './tokens.ts';

/** Reads what operators stand between: names, texts, lists, objects, calls and chains of members. */
export abstract class OperandParser extends FunctionParser {
  usesClock = false;
  #declared: ReadonlySet<string>;

  constructor(source: string, canChange: boolean) {
    const tokens = toTokens(source);
    super(tokens, canChange);
    this.#declared = listDeclared(tokens);
  }

  protected abstract parseSequence(): Expression;

  protected parseChain(): Expression {
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
    const key = this.inside(() => this.parseSequence());
    if (typeof key === 'string') checkName(key);
    this.needs(']');
    return key;
  }

  #parseValues(): Expression[] {
    return this.inside(() => {
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
          const inner = this.inside(() => this.parseSequence());
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
    if (name === 'function') return this.parseFunction(false);
    if (name === 'async' && this.next.value === 'function') {
      this.at++;
      return this.parseFunction(true);
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
    const isChance = name === 'Math' && this.is('.') && this.afterNext?.value === 'random';
    if (isChance) this.needsFunctions = true;
    if (name === 'Date' || isChance) this.usesClock = true;
  }

  #parseNew(): Expression {
    const name = this.next.value;
    const isKnown = this.next.type === 'name' && known.makers.has(name) && !this.scopes.has(name);
    const isWrapped = this.is('(') && this.tokenAt(this.at + 2)?.value === ')';
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
    for (const { text, source } of parts) {
      if (text) values.push(text);
      if (source === null) continue;
      const read = () => this.nest(() => this.inside(() => this.parseSequence()));
      values.push(this.readInside(source, read));
    }
    return ['`', ...values];
  }

  #parseArray(): Expression {
    return this.inside(() => {
      const items: Expression[] = [];
      while (!this.takes(']')) {
        items.push(this.#parseItem());
        if (!this.is(']')) this.needs(',');
      }
      return ['[', ...items];
    });
  }

  #parseObject(): Expression {
    return this.inside(() => {
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
    const key = this.parseFieldName();
    if (this.is('(')) {
      this.at++;
      return [key, this.parseRestOfFunction(false, false)];
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
