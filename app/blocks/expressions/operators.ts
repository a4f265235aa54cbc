import { joinTexts, toPrimitive } from './to-text.ts';

export const isNothing = (value: unknown) => value === null || value === undefined;

export function unary(sign: string, value: unknown): unknown {
  if (sign === '!') return !value;
  if (sign === '-') return -Number(toPrimitive(value));
  if (sign === '+') return Number(toPrimitive(value));
  if (sign === '~') return ~Number(toPrimitive(value));
  return sign === 'typeof' ? typeof value : undefined;
}

export function binary(sign: string, left: unknown, right: unknown): unknown {
  // biome-ignore-start lint/suspicious/noDoubleEquals: the editor's expression says so
  if (sign === '===') return left === right;
  if (sign === '!==') return left !== right;
  if (sign === '==' || sign === '!=') {
    const isSame =
      isObject(left) && isObject(right)
        ? left === right
        : isNothing(left) || isNothing(right)
          ? left == right
          : toPrimitive(left, true) == toPrimitive(right, true);
    return isSame === (sign === '==');
  }
  // biome-ignore-end lint/suspicious/noDoubleEquals: the editor's expression says so
  const a = toPrimitive(left, sign === '+') as number;
  const b = toPrimitive(right, sign === '+') as number;
  switch (sign) {
    case '+':
      return typeof a === 'string' || typeof b === 'string'
        ? joinTexts([a, b], '', true)
        : Number(a) + Number(b);
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return a / b;
    case '%':
      return a % b;
    case '**':
      return a ** b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
    case '&':
      return a & b;
    case '|':
      return a | b;
    case '^':
      return a ^ b;
    case '<<':
      return a << b;
    case '>>':
      return a >> b;
    case '>>>':
      return a >>> b;
    default:
      throw new SyntaxError(`${sign} is not understood`);
  }
}

const isObject = (value: unknown) =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';
