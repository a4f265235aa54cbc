import {
  compileLinearRegex,
  type Matcher,
  UnsupportedPattern,
} from '#shared/linear-regex/linear-regex.ts';
import { ApiError } from '../api-error.ts';
import { isPlainObject } from './parameter-values.ts';
import { compareValues, equals, listValuesAt, typeNamesOf } from './stored-values.ts';

/** Whether an entry satisfies the caller's `query.*`. */
export type Condition = (entry: unknown) => boolean;
/** The same of the values that were found at a path. */
type ValueTest = (values: readonly unknown[]) => boolean;

const maxParts = 200;
const maxDepth = 12;
const maxListed = 500;
const maxPathParts = 20;
const maxTextCharacters = 5_000;
const maxSteps = 1_000_000;

/**
 * A Mongo condition over an entry, from its root: `{ "data.price": { "$gt": 20 } }`. Plain objects
 * are paths too: `{ data: { price: { $gt: 20 } } }`. Source: reference §2.2.
 * @throws {ApiError} 400 for what cannot be read, 400 from the condition when it takes too long
 */
export function parseCondition(raw: unknown): Condition {
  return new ConditionParser().parseDocument(raw, 0);
}

class ConditionParser {
  #parts = 0;
  #steps = 0;

  parseDocument(raw: unknown, depth: number): Condition {
    if (!isPlainObject(raw)) throw wrong('query', 'must be an object of paths and conditions');
    const conditions = Object.entries(raw).map(([key, value]) =>
      this.#parseMember(key, value, depth),
    );
    return (entry) => conditions.every((condition) => condition(entry));
  }

  #parseMember(key: string, value: unknown, depth: number): Condition {
    this.#count(depth);
    if (key === '$and' || key === '$or' || key === '$nor') {
      const conditions = listOf(key, value).map((one) => this.parseDocument(one, depth + 1));
      return combine(key, conditions);
    }
    if (key === '$not') {
      const condition = this.parseDocument(value, depth + 1);
      return (entry) => !condition(entry);
    }
    if (key.startsWith('$')) throw wrong(key, 'is not an operator of this service');
    return this.#parseField(key.split('.'), value, depth + 1);
  }

  #parseField(path: readonly string[], value: unknown, depth: number): Condition {
    this.#count(depth);
    if (path.length > maxPathParts) throw wrong(path.join('.'), 'is too long a path');
    if (isPlainObject(value) && !Object.keys(value).some((key) => key.startsWith('$'))) {
      const inner = Object.entries(value).map(([key, one]) =>
        this.#parseField([...path, ...key.split('.')], one, depth + 1),
      );
      return (entry) => inner.every((condition) => condition(entry));
    }
    const test = this.#parseTest(value, depth + 1);
    return (entry) => test(listValuesAt(entry, path));
  }

  /** The condition for the values at one path: operators, or a plain value to be equal to. */
  #parseTest(value: unknown, depth: number): ValueTest {
    this.#count(depth);
    const operators = isPlainObject(value) ? Object.entries(value) : [];
    if (!operators.some(([key]) => key.startsWith('$'))) {
      return (values) => values.some((one) => equals(one, value));
    }
    const tests = operators.map(([operator, operand]) =>
      this.#parseOperator(operator, operand, value as Record<string, unknown>, depth + 1),
    );
    return (values) => tests.every((test) => test(values));
  }

  #parseOperator(
    operator: string,
    operand: unknown,
    siblings: Readonly<Record<string, unknown>>,
    depth: number,
  ): ValueTest {
    const some =
      (test: (value: unknown) => boolean): ValueTest =>
      (values) =>
        values.some(test);
    const ordered = (holds: (order: number) => boolean) =>
      some((value) => {
        const order = compareValues(value, operand);
        return order !== null && holds(order);
      });
    switch (operator) {
      case '$eq':
        return some((value) => equals(value, operand));
      case '$ne':
        return (values) => !values.some((value) => equals(value, operand));
      case '$gt':
        return ordered((order) => order > 0);
      case '$gte':
        return ordered((order) => order >= 0);
      case '$lt':
        return ordered((order) => order < 0);
      case '$lte':
        return ordered((order) => order <= 0);
      case '$in': {
        const list = listOf(operator, operand);
        return some((value) => list.some((one) => equals(value, one)));
      }
      case '$nin': {
        const list = listOf(operator, operand);
        return (values) => !values.some((value) => list.some((one) => equals(value, one)));
      }
      case '$exists':
        return (values) => values.some((value) => value !== undefined) === Boolean(operand);
      case '$type': {
        const names = (Array.isArray(operand) ? operand : [operand]).map(String);
        return some((value) => typeNamesOf(value).some((name) => names.includes(name)));
      }
      case '$regex': {
        const matches = this.#compile(operand, siblings.$options);
        return some((value) => typeof value === 'string' && matches(value));
      }
      case '$options':
        return () => true;
      case '$and':
      case '$or':
      case '$nor': {
        const tests = listOf(operator, operand).map((one) => this.#parseTest(one, depth));
        return combine(operator, tests);
      }
      case '$not': {
        const test = this.#parseTest(operand, depth);
        return (values) => !test(values);
      }
      case '$elemMatch':
        return this.#parseElementMatch(operand, depth);
      default:
        throw wrong(operator, 'is not an operator of this service');
    }
  }

  #parseElementMatch(operand: unknown, depth: number): ValueTest {
    if (!isPlainObject(operand)) throw wrong('$elemMatch', 'must be an object of conditions');
    const isOfValue = Object.keys(operand).some(
      (key) => key.startsWith('$') && !['$and', '$or', '$nor'].includes(key),
    );
    const test = isOfValue ? this.#parseTest(operand, depth) : null;
    const condition = isOfValue ? null : this.parseDocument(operand, depth);
    return (values) =>
      values
        .filter(Array.isArray)
        .some((list) => list.some((one) => test?.([one]) ?? condition?.(one)));
  }

  #compile(pattern: unknown, options: unknown): (text: string) => boolean {
    let matcher: Matcher;
    try {
      matcher = compileLinearRegex(String(pattern), String(options ?? ''));
    } catch (error) {
      if (error instanceof UnsupportedPattern) throw wrong('$regex', error.message);
      throw error;
    }
    const spend = (steps: number) => {
      this.#steps += steps;
      if (this.#steps > maxSteps) {
        throw wrong('$regex', 'takes too long; ask for fewer entries or with a simpler pattern');
      }
    };
    return (text) => matcher(text.slice(0, maxTextCharacters), spend);
  }

  #count(depth: number): void {
    this.#parts += 1;
    if (this.#parts > maxParts) throw wrong('query', `has more than ${maxParts} conditions`);
    if (depth > maxDepth) throw wrong('query', 'is nested too deeply');
  }
}

function combine<Value>(
  operator: '$and' | '$or' | '$nor',
  tests: readonly ((value: Value) => boolean)[],
): (value: Value) => boolean {
  if (operator === '$and') return (value) => tests.every((test) => test(value));
  const some = (value: Value) => tests.some((test) => test(value));
  return operator === '$or' ? some : (value) => !some(value);
}

function listOf(name: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw wrong(name, 'must be a list');
  if (value.length > maxListed) throw wrong(name, `has more than ${maxListed} parts`);
  return value;
}

const wrong = (what: string, how: string) => new ApiError(400, `${what} ${how}.`);
