import { toPrimitive, toText } from './to-text.ts';

/** Global names; the part for functions adds more. */
export const globals: Record<string, unknown> = Object.assign(Object.create(null), {
  Math: Object.freeze(
    Object.fromEntries(
      Object.getOwnPropertyNames(Math)
        .filter((name) => name !== 'random')
        .map((name) => [name, Math[name as keyof Math]]),
    ),
  ),
  String: (...values: unknown[]) => (values.length > 0 ? toText(values[0]) : ''),
  Number: (...values: unknown[]) => (values.length > 0 ? Number(toPrimitive(values[0])) : 0),
  Boolean: (value: unknown) => Boolean(value),
  parseInt: (value: unknown, radix?: unknown) => Number.parseInt(toText(value), Number(radix)),
  parseFloat: (value: unknown) => Number.parseFloat(toText(value)),
  isNaN: (value: unknown) => Number.isNaN(Number(toPrimitive(value))),
  undefined,
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  Device: Object.freeze({ desktop: 0, tablet: 1, mobile: 2 }),
  console: Object.freeze({ log() {}, warn() {}, error() {}, info() {} }),
  log() {},
});
