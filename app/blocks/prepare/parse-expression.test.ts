// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the expressions are texts here
import { expect, test } from 'vitest';
import { evaluate } from '../expressions/evaluate.ts';
import type { Names } from '../expressions/frame.ts';
import '../draw/functions/bundle.ts';
import { parseExpression } from './parse-expression.ts';

const toState = () => ({
  a: { b: { c: 'deep' }, entries: [{ t: 'first' }, { t: 'second' }] },
  items: ['p', 'q', 'r'],
  $index: 1,
  clicks: 4,
  text: '',
  title: 'Indigo',
  price: 12.5,
  isOpen: false,
  article: { title: 'T' } as { title: string } | null,
  m: {} as Record<string, unknown>,
});

function toNames(state: Record<string, unknown>, given: Record<string, unknown> = {}): Names {
  return {
    read: (name) => (Object.hasOwn(state, name) ? state[name] : undefined),
    write: (name, value) => {
      state[name] = value;
    },
    touch() {},
    all: () => ({ ...state }),
    given,
  };
}

const value = (source: string, given?: Record<string, unknown>) => {
  const { write: _, touch: __, ...names } = toNames(toState(), given);
  return evaluate(parseExpression(source), names);
};

function act(source: string, given?: Record<string, unknown>) {
  const state: Record<string, unknown> = toState();
  evaluate(parseExpression(source, 'action'), toNames(state, given));
  return state;
}

test.for<[string, unknown]>([
  // The forms of the reference, §9.2.
  ['state.a.b.c', 'deep'],
  ['var _virtual_index=state.a.b.c;return _virtual_index', 'deep'],
  ['state.isOpen?"hey":"nope"', 'nope'],
  ['"text"', 'text'],
  ['30', 30],
  ['!0', true],
  ['state.clicks%2==0', true],
  ['"1"==state.clicks', false],
  ['state.items[state.$index]', 'q'],
  ['state.a.entries[0].t', 'first'],
  ['state.text||"default"', 'default'],
  ['"x: ".concat(state.clicks)', 'x: 4'],
  ['state.title+": "', 'Indigo: '],
  ['state?.items', ['p', 'q', 'r']],
  [
    'var _a,_virtual_index="a: "+((_a=state.article)&&_a.title||"none");return _virtual_index',
    'a: T',
  ],
  ['state.items.length > 0', true],
  ['"a".concat("b","c").concat(state.clicks," d")', 'abc4 d'],
  ['var _a;return null===(_a=state.article)||void 0===_a?void 0:_a.title', 'T'],
  // The rest of the subset, §9.3.
  ['`${state.title} (${state.items.length})`', 'Indigo (3)'],
  ['`a ${`b ${1 + 1}`}`', 'a b 2'],
  ['[1, 2, 3].join("-")', '1-2-3'],
  ['({ a: 1, "b": [2] })', { a: 1, b: [2] }],
  ['state.missing?.deeper.still', undefined],
  ['state.missing?.call("x").more', undefined],
  ['state.missing ?? "else"', 'else'],
  ['typeof state.clicks', 'number'],
  ['-state.clicks + +"3"', -1],
  ['2 + 3 * 4 - 10 / 5 % 3', 12],
  ['1 < 2 && 2 <= 2 && 3 > 2 && 3 >= 3', true],
  ['1 === 1 && "1" !== 1 && null == undefined && 1 != 2', true],
  ['(1, 2, 3)', 3],
  ['state.price.toFixed(2)', '12.50'],
  ['state.title.toUpperCase().slice(0, 3)', 'IND'],
  ['state.items.includes("q")', true],
  ['Math.max(state.clicks, 9)', 9],
  ['String(state.clicks) + Number("2")', '42'],
  ['title', 'Indigo'],
  ['a.entries[$index].t', 'second'],
  ['export default state.clicks > 3', true],
  ['// a comment\n state.clicks /* another */', 4],
  ['if (state.clicks > 3) { return "many" } return "few"', 'many'],
  ['const a = 2; let b = a * 2; return b + 1', 5],
  ["'it\\'s \\u00e9\\n'", "it's é\n"],
  ['.5 + 1e3 + 0x10', 1016.5],
  ['a?.5:1', 0.5],
  ['!state.isOpen && !!state.title', true],
  ['Device.mobile', 2],
  ['""', ''],
  ['state["a"]["b"].c', 'deep'],
  ['null', null],
])('%s', ([source, expected]) => {
  expect(value(source)).toEqual(expected);
});

test('a block and what the page gives can be named', () => {
  const given = {
    block: { component: { options: { text: 'shown' } } },
    context: { increment: (by: number) => by + 1 },
  };
  expect(value('state.formErrorMessage || block.component.options.text', given)).toBe('shown');
  expect(value('context.increment(2)', given)).toBe(3);
});

test.for<[string, string, unknown]>([
  ['state.clicks=state.clicks+1', 'clicks', 5],
  ['state.items=[1,2,3]', 'items', [1, 2, 3]],
  ['state.isOpen=!state.isOpen', 'isOpen', true],
  ['console.log("x"),state.clicks+=1', 'clicks', 5],
  ['state.m.x=state.m.x ? undefined : "t"', 'm', { x: 't' }],
  ['state.clicks++', 'clicks', 5],
  ['--state.clicks', 'clicks', 3],
  ['state.clicks*=2; state.clicks-=1', 'clicks', 7],
  ['state.clicks/=2', 'clicks', 2],
  ['state.title ||= "x"; state.text ||= "filled"', 'text', 'filled'],
  ['state.items.push("s")', 'items', ['p', 'q', 'r', 's']],
  [
    'state.a.entries[0].t = "new"',
    'a',
    { b: { c: 'deep' }, entries: [{ t: 'new' }, { t: 'second' }] },
  ],
  ['if (state.isOpen) state.clicks = 0; else { state.clicks = 1 }', 'clicks', 1],
  ['clicks = 8', 'clicks', 8],
  ['var n = state.clicks; n += 1; state.clicks = n', 'clicks', 5],
])('the action %s changes %s', ([source, name, expected]) => {
  expect(act(source)[name]).toEqual(expected);
});

test('an action may call what an event offers', () => {
  let isPrevented = false;
  const event = { preventDefault: () => (isPrevented = true), target: { value: 'typed' } };
  expect(act('event.preventDefault(); state.text = event.target.value', { event }).text).toBe(
    'typed',
  );
  expect(isPrevented).toBe(true);
});

test.for([
  'window.location',
  'document.cookie',
  'globalThis',
  'eval("1")',
  'fetch("/x")',
  'Function("return 1")()',
  'this.x',
  'import("x")',
  'state.constructor',
  'state.a.__proto__.x',
  'state["constructor"]',
  '({ __proto__: 1 })',
  'var constructor = 1',
  'delete state.a',
  'function* f() {}',
  'class A {}',
  'new Thing()',
  'new Proxy({}, {})',
  'unknown(1)',
  'arguments[0]',
  'delete state',
  'for await (const x of state.items) {}',
  'async () => { if (state.a) await state.b }',
  '/(?=x)/.test("x")',
  '/(x)\\1/.test("x")',
  '/x/y.test("x")',
  'const a = 1; a = 2',
  'let { x }',
  'outer: for (;;) {}',
  'import y from "x"',
  'export const z = 1',
  'tag`x`',
  '(1)(2)',
  'a +',
  '"open',
  '`open',
  '{ a: 1',
  '[1, 2',
  'state.a b',
  'a ? b',
  'label: 1',
  '@',
  '...a',
  '1;2;)',
])('%s is refused', (source) => {
  expect(() => parseExpression(source)).toThrow();
});

test.for([
  'state.x = 1',
  'state.clicks++',
  'state.items.push(1)',
  'state.items.fill(1)',
  'state.items.length = 0',
  'state.a.entries.forEach((one) => { one.t = "new" })',
  'Object.assign(state.a, { b: 1 })',
  'Object.assign(state, { b: 1 })',
  'const a = state.a; a.b = 1',
  'const { a } = state; delete a.b',
  'x = 1',
])('the binding %s may not change the state', (source) => {
  expect(() => value(source)).toThrow();
});

test.for(['state = 1', 'Math = 1', '1 = 2', 'event = 1', 'state.items.length = 5e9', '"a".b = 1'])(
  'the action %s is refused or fails',
  (source) => {
    expect(() => act(source)).toThrow();
  },
);

test.for([
  'state["con" + "structor"]',
  'state.items["constr" + "uctor"]("x")',
  'state.title["__pro" + "to__"]',
  '"".at["call"]("x")',
  'state.items["pu" + "sh"](1)',
  'state.items[0](1)(2)',
  'Math.floor = 1',
  'state.items.map(1)',
  '[].concat["con" + "structor"]',
  '(() => 1)["proto" + "type"]',
  'Object.fromEntries([["__proto__", 1]])',
  '({ ["__proto__"]: 1 })["__proto__"]',
  'String.raw("x")["constructor"]',
  'context.secret()',
  'state.title.repeat(1e9)',
  'state.title.padEnd(1e9)',
])('%s fails while it runs', (source) => {
  expect(() => value(source)).toThrow();
});

test('members of a text and a list are their items and their length only', () => {
  expect(value('state.title.length')).toBe(6);
  expect(value('state.items.length')).toBe(3);
  expect(value('state.title.big')).toBeUndefined();
  expect(value('state.items.map')).toBeUndefined();
  expect(value('state.hasOwnProperty')).toBeUndefined();
});

test('a text can not be doubled until memory is full', () => {
  const doubling = `var a = "0123456789"; ${'a = a + a;'.repeat(60)} return a`;
  expect(() => value(doubling)).toThrow('too long');
  const joined = `var a = "0123456789"; ${'a = a.concat(a, a, a);'.repeat(40)} return a`;
  expect(() => value(joined)).toThrow('too long');
});

test('a long or deep expression is refused before it costs anything', () => {
  expect(() => parseExpression('1+'.repeat(6_000))).toThrow('longer');
  expect(() => parseExpression(`${'('.repeat(2_000)}1`)).toThrow('deeply');
  expect(() => parseExpression(`${'!'.repeat(2_000)}1`)).toThrow('deeply');
  expect(() => parseExpression(`${'['.repeat(2_000)}`)).toThrow('deeply');
  expect(() => parseExpression(`a${'.b'.repeat(2_000)}`)).toThrow('parts');
  expect(() => parseExpression(`a${'?1:a'.repeat(1_000)}`)).toThrow('deeply');
});

test('an expression is plain JSON', () => {
  const parsed = parseExpression('state.a ? `x ${state.b[0]}` : { y: -1 }');
  expect(JSON.parse(JSON.stringify(parsed))).toEqual(parsed);
});
