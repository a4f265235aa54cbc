// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the programs are texts here
import { expect, test, vi } from 'vitest';
import { evaluate } from '../../expressions/evaluate.ts';
import { parseExpression } from '../../prepare/parse-expression.ts';
import { StateStore } from '../state-store.ts';
import './bundle.ts';

const run = (code: string, steps = { left: 1_000_000 }) =>
  evaluate(parseExpression(code, 'script'), {
    read: () => undefined,
    write() {},
    all: () => ({}),
    given: {},
    now: () => 0,
    timeZone: 'UTC',
    steps,
  });

test.for([
  'for (;;) {}',
  'while (true) {}',
  'do {} while (true)',
  'const f = (n) => (n < 2 ? n : f(n - 1) + f(n - 2)); f(60)',
  'function f() { f() } f()',
  'const f = () => [1].map(f); f()',
  'const l = [1]; for (const x of l) l.push(x)',
  'let a = "0123456789"; for (;;) a = a + a',
  'let a = "0123456789"; for (;;) a = `${a}${a}`',
  'let a = "x"; for (;;) a = a.replace(/x/g, "xx")',
  'let a = "x"; for (;;) a = a.replace("x", "$&$&x")',
  'let a = [1]; for (;;) a = a.concat(a)',
  'let a = [1]; for (;;) a = [...a, ...a]',
  'const l = []; for (;;) l.push(new Array(9000).fill("x"))',
  'let a = [1]; for (let i = 0; i < 60; i++) a = [a, a]; a.flat(Infinity)',
  'let a = [1]; for (let i = 0; i < 60; i++) a = [a, a]; JSON.stringify(a)',
  'let a = [1]; for (let i = 0; i < 60; i++) a = [a, a]; String(a)',
  'let a = { x: 1 }; for (let i = 0; i < 60; i++) a = { a, b: a }; JSON.stringify(a)',
  'const a = []; a.push(a); JSON.stringify(a)',
  'const a = []; a.push(a); String(a)',
  'const m = new Map(); for (let i = 0; ; i++) m.set(i, i)',
  '"x".repeat(1e9)',
  '"x".padEnd(1e9)',
  'new Array(1e9)',
  'Array.from({ length: 1e9 })',
  'const l = []; l[1e9] = 1',
  'const l = []; l.length = 1e9',
  'const d = new Date(); for (;;) d.toLocaleString("es")',
  'for (;;) new Date(2026, 0, 1).getHours()',
  'const t = "x".repeat(90000); for (;;) { /^(x|xx)*y$/.test(t) }',
  'try { for (;;) {} } catch (e) { for (;;) {} }',
  'try { for (;;) {} } finally { for (;;) {} }',
  'for (;;) { try { null.x } catch (e) {} }',
  'const f = function () { try { f() } catch (e) { f() } }; f()',
])('%s comes to an end', (code) => {
  expect(() => run(code)).toThrow();
});

/** What would be put together, or looked through, before anybody sees how much it is. */
test.for([
  'const t = "a".repeat(90000), n = "a".repeat(40000) + "b"; for (;;) t.lastIndexOf(n)',
  'const t = "a".repeat(90000), n = "a".repeat(40000) + "b" + "a".repeat(999); for (;;) t.includes(n)',
  'const a = new Array(9999).fill(1); a.concat(...new Array(9999).fill(a))',
  'const t = "x".repeat(90000); t.replace(/x/, "$\'".repeat(20000))',
  'const o = { ["k".repeat(90000)]: 1 }; JSON.stringify(new Array(9999).fill(o))',
  'JSON.stringify(new Array(9999).fill("x".repeat(90000)))',
  'JSON.stringify([1], () => new Array(9999).fill([]))',
])('%s is stopped before it is made', (code) => {
  expect(() => run(code)).toThrow('too long');
});

test('a text of data is not written further than it may be long', () => {
  const written = vi.spyOn(JSON, 'stringify');
  const deep = 'let a = new Array(5000).fill(1); for (let i = 0; i < 500; i++) a = [a]';
  expect(() => run(`${deep}; JSON.stringify(a, null, 10)`)).toThrow('too long');
  expect(written.mock.results.map(({ type }) => type)).toEqual(['throw']);
  written.mockRestore();
});

test('a script may write many names of the state, and a walk through them is counted', () => {
  const store = new StateStore();
  const names = { write: store.write, read: store.read, all: () => ({ ...store.values }) };
  const evaluated = (code: string) =>
    evaluate(parseExpression(code, 'script'), { ...names, given: {} });
  evaluated('for (let i = 0; i < 5000; i++) state["name" + i] = i');
  expect(store.read('name4999')).toBe(4_999);
  expect(Object.keys(store.values)).toHaveLength(5_000);
  expect(() => evaluated('Object.keys(state)')).toThrow('too long');
});

test('what one expression takes, others of the page no longer have', () => {
  const steps = { left: 1_000 };
  run('let n = 0; for (let i = 0; i < 20; i++) n += i', steps);
  expect(steps.left).toBeLessThan(900);
  expect(() => run('for (;;) {}', steps)).toThrow('too long');
  expect(steps.left).toBeLessThanOrEqual(0);
  expect(() => run('1 + 1', steps)).toThrow('too long');
});

/** Ways that lead out of other interpreters of this kind. */
test.for([
  '[].map.constructor("return 1")()',
  '(() => {})["con" + "structor"]("return 1")()',
  'const k = ["constructor"]; (() => {})[k]("return 1")()',
  'const k = { toString: () => "constructor" }; (() => {})[k]("return 1")()',
  'const { constructor } = (() => {}); constructor("return 1")()',
  'const { ["con" + "structor"]: c } = (() => {}); c("return 1")()',
  'Object.entries(Object).find(([k]) => k === "getPrototypeOf")[1]',
  'Reflect.get({}, "x")',
  'Object.getPrototypeOf([])',
  'Object.defineProperty({}, "x", {})',
  'Object.setPrototypeOf({}, null)',
  'JSON.parse(`{"__proto__": {"x": 1}}`)["__proto__"]',
  '({}).__defineGetter__("x", () => 1)',
  '({}).__lookupGetter__("__proto__")',
  '"x".replace.call.constructor("return 1")()',
  '(function () { return this })().process',
  'const f = function () { return arguments.callee }; f()',
  'setTimeout("1", 0).constructor("return 1")()',
  'Promise.resolve().then.constructor("return 1")()',
  'new Map().constructor("return 1")()',
  'new Date()["constructor"]("return 1")()',
  '/x/.constructor("return 1")',
  'Math.floor.bind.constructor("return 1")()',
  'String.fromCharCode.constructor("return 1")()',
  'String["raw"].constructor("return 1")()',
  'Array.from.apply.constructor("return 1")()',
  'try { null.x } catch (e) { e.constructor.constructor("return 1")() }',
  'try { for (;;) {} } catch (e) { e.constructor("return 1")() }',
  '(async () => {})().constructor("return 1")()',
  'state.__proto__.x = 1',
  'Object.assign({}.__proto__, { x: 1 })',
  'Object.assign(Object, { keys: 1 })',
  'Math.floor = () => 1',
  'JSON.stringify = () => 1',
  'delete Math.floor',
  'console.log.x = 1',
  'Array.isArray.x = 1',
  'Number.x = 1',
  'globalThis.x = 1',
])('%s leads nowhere', (code) => {
  expect(() => run(code)).toThrow();
  expect(({} as Record<string, unknown>).x).toBeUndefined();
  expect(Math.floor(1.5)).toBe(1);
});

test('what keys of data are called changes nothing but the data', () => {
  const copied = run('return { ...JSON.parse(`{"__proto__": {"x": 1}, "a": 2}`) }');
  expect(Object.getPrototypeOf(copied)).toBe(Object.prototype);
  expect(copied).toEqual({ a: 2 });
  const assigned = run('return Object.assign({}, JSON.parse(`{"__proto__": {"x": 1}}`))');
  expect(Object.getPrototypeOf(assigned)).toBe(Object.prototype);
});

/** Programs put together by chance from pieces that are allowed, each within its bounds. */
test('programs by chance end, and reach nothing outside', () => {
  let seed = 7;
  const pick = <Item>(items: readonly Item[]): Item => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return items[(seed >>> 8) % items.length] as Item;
  };
  const values = [
    'a',
    'b',
    's',
    '1',
    '"x"',
    '[a, b]',
    '({ a, b })',
    '() => a',
    'new Date()',
    '/x/g',
  ];
  const value = (depth: number): string =>
    depth === 0
      ? pick(values)
      : pick([
          () => `(${value(depth - 1)})[${value(depth - 1)}]`,
          () =>
            `(${value(depth - 1)}).${pick(['map', 'length', 'replace', 'concat', 'call', 'sort', 'then', 'join', 'toString', 'bind'])}(${value(depth - 1)}, ${value(depth - 1)})`,
          () => `((x, ...y) => ${value(depth - 1)})(${value(depth - 1)})`,
          () => `[...${value(depth - 1)}]`,
          () => `${value(depth - 1)} + ${value(depth - 1)}`,
          () => `Object.${pick(['keys', 'assign', 'fromEntries', 'entries'])}(${value(depth - 1)})`,
          () => `JSON.stringify(${value(depth - 1)})`,
          () => `(a = ${value(depth - 1)})`,
        ])();
  let evaluated = 0;
  for (let count = 0; count < 1_500; count++) {
    const code = `let a = 1, b = [2], s = state; for (let i = 0; i < 3; i++) { try { b = ${value(3)} } catch (e) { a = e } }`;
    try {
      run(code, { left: 20_000 });
      evaluated++;
    } catch (error) {
      expect((error as Error).name).toMatch(
        /^(ExpressionError|LimitError|TypeError|RangeError|SyntaxError)$/,
      );
    }
  }
  expect(evaluated).toBeGreaterThan(500);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
