// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the expressions are texts here
import { createContext, Script } from 'node:vm';
import { expect, test } from 'vitest';
import { evaluate } from '../../expressions/evaluate.ts';
import type { Names } from '../../expressions/frame.ts';
import { parseExpression } from '../../prepare/parse-expression.ts';
import './bundle.ts';

/** The language beside the real one: the same values, the same state afterwards. */

const state = () => ({
  a: { b: { c: 'deep' } },
  items: ['pen', 'ink', 'brush', 'ink'],
  numbers: [3, 1, 10, 2],
  works: [
    { title: 'Bowl', year: 1200, tags: ['blue', 'glazed'], price: 12.5, maker: { name: 'Ali' } },
    { title: 'Tile', year: 1560, tags: ['blue'], price: 3, maker: null },
    { title: 'Lamp', year: 1340, tags: [], price: 99.99 },
  ],
  nested: [1, [2, [3, [4]]]],
  empty: [] as unknown[],
  text: 'The quick  brown fox, 12 foxes & 3 dogs',
  html: '<b>Bold</b> & <i>more</i>',
  path: '/en/visit/plan?x=1&y=two',
  date: '2026-05-15T10:30:00.000Z',
  zero: 0,
  yes: true,
  nothing: null,
  counts: { red: 3, blue: 5, green: 0 },
});

const now = Date.UTC(2026, 10, 22, 20, 5, 6, 7);
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

function runOurs(source: string, isScript: boolean) {
  const values: Record<string, unknown> = state();
  const builder = { isBrowser: true, isServer: false, isEditing: false };
  const names: Names = {
    read: (name) => (Object.hasOwn(values, name) ? values[name] : undefined),
    all: () => ({ ...values }),
    given: { builder, Builder: builder, context: {} },
    now: () => now,
    timeZone,
    ...(isScript && {
      write: (name: string, value: unknown) => {
        values[name] = value;
      },
    }),
  };
  const expression = parseExpression(source, isScript ? 'script' : 'binding');
  // What is drawn has come as JSON.
  const value = evaluate(JSON.parse(JSON.stringify(expression)), names);
  return { value: comparable(value), state: comparable(values) };
}

function runReal(source: string, isScript: boolean) {
  const context = createContext({ given: JSON.stringify(state()), now });
  const setUp = `
    var state = JSON.parse(given), console = { log() {} }, context = {};
    var builder = { isBrowser: true, isServer: false, isEditing: false }, Builder = builder;
    var RealDate = Date;
    Date = new Proxy(RealDate, {
      construct: (kind, values) => (values.length ? new kind(...values) : new kind(now)),
      get: (kind, name) => (name === 'now' ? () => now : kind[name]),
    });`;
  const body = !isScript ? `return (${source})` : source;
  const run = new Script(`${setUp} (function () { ${body} })()`);
  const value = run.runInContext(context, { timeout: 1_000 });
  return { value: comparable(value), state: comparable(context.state) };
}

/** Values of another realm and of ours as texts that can be compared. */
function comparable(value: unknown, depth = 0): unknown {
  if (typeof value === 'function') return 'function';
  if (typeof value !== 'object' || value === null) {
    return Object.is(value, -0) ? 0 : value;
  }
  if (depth > 8) return 'deep';
  const kind = Object.prototype.toString.call(value);
  if (kind === '[object Date]') return `date ${(value as Date).getTime()}`;
  if (kind === '[object Set]') return [...(value as Set<unknown>)].map((one) => comparable(one));
  if (kind === '[object Map]')
    return [...(value as Map<unknown, unknown>)].map((one) => comparable(one));
  if (kind === '[object Promise]') return 'promise';
  if (Array.isArray(value)) return value.map((one) => comparable(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, comparable(inner, depth + 1)]),
  );
}

const expressions = String.raw`
state.items.map(x => x.toUpperCase())
state.items.map((x, i) => i + ':' + x)
state.items.map(function (x) { return x.length })
state.items.filter(x => x !== 'ink').length
state.items.find(x => x.startsWith('b'))
state.items.findIndex(x => x === 'brush')
state.items.findLast(x => x === 'ink')
state.items.findLastIndex(x => x === 'ink')
state.items.some(x => x === 'ink')
state.items.every(x => x.length > 2)
state.items.reduce((all, x) => all + x, '')
state.items.reduceRight((all, x) => all + x, '')
state.numbers.reduce((a, b) => a + b)
state.numbers.reduce((a, b) => Math.max(a, b), -Infinity)
[...state.numbers].sort()
[...state.numbers].sort((a, b) => a - b)
[...state.numbers].sort((a, b) => b - a).slice(0, 2).join(' / ')
state.numbers.slice().reverse()
state.numbers.toSorted((a, b) => a - b)
state.numbers.toReversed()
state.numbers.with(1, 7)
state.numbers.toSpliced(1, 2, 'x')
state.nested.flat()
state.nested.flat(Infinity)
state.works.flatMap(w => w.tags)
state.works.map(({ title, year = 1 }) => title + year)
state.works.map(({ maker }) => maker?.name ?? 'unknown')
state.works.map(w => ({ ...w, old: w.year < 1300 }))
state.works.filter(w => w.tags.includes('blue')).map(w => w.title)
state.works.sort((a, b) => a.year - b.year).map(w => w.title)[0]
state.works.map(w => w.price.toFixed(2))
state.works.map(w => w.tags.length ? w.tags.join() : '-')
state.works.at(-1).title
state.works.length
state.works[state.works.length - 1].title
state.works.map(w => w['title'])
Object.keys(state.counts)
Object.values(state.counts).filter(Boolean)
Object.entries(state.counts).map(([k, v]) => k + '=' + v).join('&')
Object.fromEntries(Object.entries(state.counts).filter(([, v]) => v > 0))
Object.assign({}, state.counts, { black: 1 })
Object.keys(state.items)
Object.keys('ab')
Object.entries([7, 8])
({ ...state.counts, red: 0 })
({ a: 1, ['b' + 1]: 2, 'c-d': 3, 4: 5 })
({ f() { return 1 } }).f()
[...state.items, ...state.numbers]
[...'héllo']
Math.max(...state.numbers)
Math.min(...state.numbers, 0)
Math.round(2.5) + Math.floor(-2.5) + Math.ceil(1.2) + Math.abs(-4) + Math.trunc(4.7)
Math.PI.toFixed(4)
Math.sqrt(16) ** 2
Math.sign(-3)
Math.hypot(3, 4)
2 ** 3 ** 2
(-2) ** 2
7 % 3
-7 % 3
5 / 0
0 / 0
1 + '2'
'3' * '4'
'3' - 1
'b' + 'a' + +'a' + 'a'
true + 1
null + 1
undefined + 1
[] + []
[] + {}
[1, 2] + ''
'' + null
'' + undefined
'5' + 5 - 3
1 < 2 < 3
3 > 2 > 1
'a' < 'b'
'10' < '9'
10 < '9'
null >= 0
undefined == null
null == 0
'' == 0
'1' == 1
[1] == 1
NaN == NaN
NaN !== NaN
typeof state.items
typeof undefined
typeof null
typeof (() => 1)
typeof 'x' + typeof 1
typeof state.missing
void 0
!!'' + !!'a'
1 | 2
5 & 3
5 ^ 1
~5
1 << 4
-16 >> 2
-16 >>> 28
state.zero || 'none'
state.zero ?? 'none'
state.nothing ?? 'none'
state.nothing?.x.y.z
state.nothing?.[0]
state.missing?.()
state.a.missing?.()
state.a?.b?.c
state.a.b.c.length
(state.nothing && state.nothing.x) || 'fallback'
state.yes ? state.zero ? 1 : 2 : 3
state.text.match(/\d+/)[0]
state.text.match(/\d+/g)
state.text.match(/zebra/)
state.text.match(/(\w+) (\w+)/).slice(0, 3)
state.text.match(/(\w+) (\w+)/).index
state.text.replace(/o/g, '0')
state.text.replace(/\s+/g, ' ')
state.text.replace(/(\w+) (\w+)/, '$2 $1')
state.text.replace(/fox(es)?/g, (m, s) => m.toUpperCase() + (s ? '!' : ''))
state.text.replace(/[^a-z]/gi, '')
state.text.replace('fox', m => m + m)
state.text.replace('fox', '[$&]')
state.text.replaceAll('o', 'oo')
state.text.replaceAll(/o/g, 'x')
state.text.split(/\s+/)
state.text.split(/[\s,]+/).length
state.text.split(/(\d)/)
state.text.split('')
'abc'.split(/(?:)/)
state.text.split(' ', 2)
state.text.search(/brown/)
/^the/i.test(state.text)
/fox$/.test(state.text)
/^[\w.+-]+@[\w-]+\.[\w.]+$/.test('a.b+c@museum.org')
/(\d{4})-(\d{2})-(\d{2})/.exec(state.date).slice(1)
/a|ab/.exec('abc')[0]
/a*?/.exec('aaa')[0]
/a+?b/.exec('aab')[0]
/<b>(.*?)<\/b>/.exec(state.html)[1]
state.html.replace(/<[^>]+>/g, '')
state.html.replace(/&/g, '&amp;')
/\bfox\b/.test(state.text)
/^\s*$/.test('  ')
/^$/m.test('a\n\nb')
/a.c/s.test('a\nc')
/[\u0600-\u06ff]/.test('خط')
'aBc'.replace(/[A-Z]/g, c => '-' + c.toLowerCase())
'a-b-c'.replace(/-(\w)/g, (_, c) => c.toUpperCase())
'2026-05-15'.replace(/(\d+)-(\d+)-(\d+)/, '$3.$2.$1')
[...'a1b2'.matchAll(/[a-z](\d)/g)].map(m => m[1])
'x'.replace(/x/, '$$')
'abc'.replace(/b/, "[$\x60|$']")
new RegExp('f' + 'ox', 'g').test(state.text)
state.path.split('?')[1].split('&').map(p => p.split('=')).map(([k, v]) => k + v)
state.path.split('/').filter(Boolean)
state.path.slice(1).indexOf('/')
'  pad '.trim() + '|' + '5'.padStart(3, '0') + '|' + 'ab'.repeat(2)
'abc'.charAt(1) + 'abc'[2] + 'abc'.at(-1) + 'abc'.charCodeAt(0)
'abc'.substring(2, 0) + 'abc'.substr(1, 1) + 'abcdef'.slice(-3, -1)
'a,b'.concat('c', 1, null)
'Title Case'.split(' ').map(w => w[0].toUpperCase() + w.slice(1)).join(' ')
'émigré'.normalize('NFD').length
'b'.localeCompare('a')
'a'.codePointAt(0)
String.fromCharCode(65, 66)
String(null) + String(undefined) + String([1, [2]]) + String({})
String(true)
Number('12px')
Number('') + Number(' 3 ')
Number(null)
Number([5])
Number(undefined)
Number.isInteger(5.0)
Number.parseFloat('3.5abc')
Number.isNaN('x')
Number.MAX_SAFE_INTEGER
parseInt('42px', 10)
parseInt('ff', 16)
parseFloat('1.5e3')
isNaN('x')
isFinite('12')
Boolean('false')
(1234.5678).toFixed(1)
(1234.5678).toString()
(255).toString(16)
(0.1 + 0.2).toPrecision(3)
(1234567.891).toLocaleString()
(1234567.891).toLocaleString('en-US', { maximumFractionDigits: 1 })
(12.5).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
(12.5).toLocaleString('de-DE')
JSON.stringify(state.counts)
JSON.stringify(state.works[0], null, 2)
JSON.stringify([undefined, () => 1, null, NaN])
JSON.stringify({ a: undefined, d: new Date(0) })
JSON.stringify(state.counts, ['red'])
JSON.stringify('a"b')
JSON.stringify(undefined)
JSON.parse('{"a":[1,{"b":null}]}').a[1]
JSON.parse(JSON.stringify(state.works)).length
Array.isArray(state.items)
Array.isArray('x')
Array.from('abc')
Array.from({ length: 3 })
Array.from({ length: 3 }, (_, i) => i * 2)
Array.from(new Set(state.items))
Array.of(1, 2)
new Array(3).fill(0)
new Array(1, 2)
Array(2).fill('x').join('')
[...Array(3).keys()]
[...new Set(state.items)].join()
new Set([1, 2, 2]).size
new Set(state.items).has('pen')
new Map([['a', 1]]).get('a')
[...new Map(Object.entries(state.counts)).keys()]
[...['a', 'b'].entries()]
[1, 2, 3].includes(2) && ![1].includes('1')
[1, 2, 3].indexOf(4)
[1, [2, 3]].join('-')
[null, undefined, 1].join()
[].concat(1, [2], [[3]])
[1, 2, 3, 4].splice(1, 2)
[1, 2].concat([3]).length
[1, 2, 3].fill(9, 1)
[5, 1, 4].sort().reverse()
['b', undefined, 'a'].sort()
[true, false].sort()
['a10', 'a9'].sort((a, b) => a.length - b.length)
(x => x * 2)(4)
((a, b = a + 1, ...rest) => [a, b, rest])(1, undefined, 3, 4)
(({ a, ...others }) => others)({ a: 1, b: 2, c: 3 })
(([a, , b = 5]) => a + b)([1, 2])
((a, { b: { c = 3 } = {} } = {}) => a + c)(1)
(function () { return 1 })()
(function f(n) { return n < 2 ? 1 : n * f(n - 1) })(6)
(() => { const a = 1; { const a = 2; } return a })()
(() => { for (const x of state.items) { if (x === 'ink') return x } })()
(() => ({ a: 1 }))().a
(a => b => a + b)(1)(2)
[1, 2, 3].map(n => [n, n * n]).map(([n, s]) => ${'`${n}:${s}`'}).join(' ')
${'`${state.items.length} items, ${state.yes ? `first ${state.items[0]}` : ""}`'}
${'`a\\nb${1 + 1}`'}
${'`${null} ${undefined} ${[1, 2]} ${{}}`'}
'red' in state.counts
'missing' in state.counts
1 in [5, 6]
state.items instanceof Array
({}) instanceof Object
new Date(0) instanceof Date
'x' instanceof Array
new Date(0).toISOString()
new Date(state.date).getTime()
new Date(state.date).getUTCHours()
new Date(state.date).toISOString().slice(0, 10)
new Date('2026-05-15').getTime()
new Date('2026-05-15T10:00').getTime()
new Date('May 15, 2026 10:00').getTime()
new Date('May 15, 2026').getTime()
new Date('2026/05/15').getTime()
new Date('Thu May 15 2025 01:00:00 GMT-0300 (Atlantic Daylight Time)').getTime()
new Date('Fri, 15 May 2026 10:00:00 GMT').getTime()
new Date('nonsense').getTime()
new Date(2026, 4, 15, 9, 30).getTime()
new Date(2026, 0).getMonth()
new Date(2026, 12, 1).getFullYear()
new Date(state.date).getDay()
new Date(state.date).getDate()
new Date(state.date).getHours()
new Date(state.date).getMinutes() + new Date(state.date).getSeconds()
new Date(state.date).getFullYear()
new Date(state.date).getMonth()
new Date(state.date).toLocaleDateString('en-US')
new Date(state.date).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
new Date(state.date).toLocaleDateString('es-ES', { month: 'short', timeZone: 'Pacific/Honolulu' })
new Date(state.date).toDateString()
String(new Date(state.date)).slice(0, 24)
new Date(state.date) - new Date(0)
new Date(2026, 1, 1) < new Date(2026, 1, 2)
new Date() < new Date("2020-01-01")
new Date() > new Date('2020-01-01')
new Date().getFullYear()
(new Date).getTime()
Date.now() - new Date().getTime()
Date.UTC(2026, 0, 1)
Date.parse('2026-05-15T00:00:00Z')
new Date(state.date).valueOf() === Date.parse(state.date)
Math.floor((new Date('2027-01-01') - new Date(state.date)) / 864e5)
new Date(NaN).getTime()
encodeURIComponent('a b&c')
decodeURIComponent('a%20b')
encodeURI('/a b?c=d')
state.counts.hasOwnProperty('red')
state.items.toString()
(5).toString()
state.items.map(String).join('')
state.items.map(Number)
['1', '2', '3'].map(parseFloat)
[0, 1, ''].filter(Boolean)
[[1, 2], [3]].map(x => Math.max(...x))
state.items.forEach(x => x)
0x1f + 0b11 + 0o17 + 1_000
.5 + 5.
'\x41\u0042\u{43}'
"it's" + 'a "quote"'
!state.items.length
state.items.length > 3 && state.items[3] === 'ink'
state.works.map(w => w.tags).map(t => t.map(x => x[0]).join('')).join('|')
state.works.reduce((by, w) => { (by[w.year < 1400 ? 'old' : 'new'] ||= []).push(w.title); return by }, {})
state.works.reduce((sum, { price }) => sum + price, 0).toFixed(2)
`
  .trim()
  .split('\n');

test.for(expressions)('%s', (source) => {
  expect(runOurs(source, false).value).toEqual(runReal(source, false).value);
});

test('there are enough of them', () => {
  expect(expressions.length).toBeGreaterThan(280);
});

const scripts: Readonly<Record<string, string>> = {
  'counts with for': 'let n = 0; for (let i = 0; i < 5; i++) { n += i } return n',
  'breaks and continues':
    'const out = []; for (let i = 0; i < 9; i++) { if (i % 2) continue; if (i > 6) break; out.push(i) } return out',
  'closes over each round':
    'const f = []; for (let i = 0; i < 3; i++) { f.push(() => i) } return f.map(g => g())',
  'shares a var':
    'var f = []; for (var i = 0; i < 3; i++) { f.push(function () { return i }) } return f.map(function (g) { return g() })',
  'walks through values': 'let out = ""; for (const x of state.items) out += x[0]; return out',
  'walks through pairs':
    'const out = []; for (const [k, v] of Object.entries(state.counts)) out.push(k + v); return out',
  'walks through keys': 'var out = []; for (var k in state.counts) { out.push(k) } return out',
  'walks through indexes':
    'var s = 0; for (var i in state.numbers) s += state.numbers[i]; return s',
  'loops while':
    'let n = 100, steps = 0; while (n > 1) { n = n % 2 ? 3 * n + 1 : n / 2; steps++ } return steps',
  'loops at least once': 'let n = 0; do { n++ } while (n < 0); return n',
  'chooses a case':
    'function f(x) { switch (x) { case 1: return "one"; case 2: case 3: return "few"; default: return "many" } } return [1, 2, 3, 4].map(f)',
  'falls through':
    'let out = []; switch (2) { case 1: out.push(1); case 2: out.push(2); case 3: out.push(3); break; case 4: out.push(4) } return out',
  catches: 'try { null.x } catch (e) { return "caught" } return "not"',
  'catches what was thrown': 'try { throw { code: 7 } } catch ({ code }) { return code }',
  'catches an error':
    'try { throw new Error("bad") } catch (e) { return e.message + (e instanceof Error) }',
  'always ends':
    'const out = []; function f() { try { return out.push("a") } finally { out.push("b") } } f(); return out',
  'ends last': 'function f() { try { return 1 } finally { return 2 } } return f()',
  'throws on': 'try { try { throw 1 } finally { state.x = 1 } } catch (e) { return e + 1 }',
  'hoists functions': 'return f(2); function f(n) { return n * g() } function g() { return 3 }',
  'hoists var': 'x = 3; var x; return x',
  shadows:
    'const x = 1; { const x = 2; state.inner = x } function f(x) { return x } state.outer = x; return f(9)',
  'shadows the state': 'return (function (state) { return state.a })({ a: 5 })',
  'keeps parameters': 'function f(a) { var a = a || 4; return a } return [f(), f(2)]',
  'counts in a closure':
    'function make() { let n = 0; return { up: () => ++n, get: () => n } } const c = make(); c.up(); c.up(); return c.get()',
  'calls itself': 'const fib = n => n < 2 ? n : fib(n - 1) + fib(n - 2); return fib(12)',
  'is called at once':
    '(function () { state.x = 5 })(); (() => { state.y = 6 })(); return state.x + state.y',
  'takes apart':
    'const { a: { b: { c } }, items: [first, ...others], missing = "m" } = state; return [c, first, others, missing]',
  swaps: 'let a = 1, b = 2; [a, b] = [b, a]; return [a, b]',
  'takes apart into fields': 'const o = {}; ({ red: o.r, blue: o.b } = state.counts); return o',
  'sets many': 'Object.assign(state, { x: 1, y: [2] }); return state.x',
  'sets deep':
    'state.a.b.c = "new"; state.a["d"] = 1; state.items[1] = "x"; state.items.push("y"); return state.items.length',
  'adds up':
    'state.zero += 5; state.zero *= 2; state.zero -= 1; state.zero **= 2; return state.zero',
  steps: 'let a = state.zero++; let b = ++state.zero; return [a, b, state.zero--, state.zero]',
  'sets when missing':
    'state.zero ||= 4; state.nothing ??= 5; state.yes &&= 6; return [state.zero, state.nothing, state.yes]',
  deletes: 'delete state.counts.red; return Object.keys(state.counts)',
  'sorts in place':
    'state.numbers.sort((a, b) => a - b); state.items.reverse(); state.items.splice(1, 1, "q"); return state.items',
  'changes while it walks':
    'for (const w of state.works) { w.seen = true; w.tags.push("x") } return state.works[2].tags',
  groups:
    'const by = {}; state.works.forEach(w => w.tags.forEach(t => { by[t] = (by[t] || 0) + 1 })); return by',
  'uses maps and sets':
    'const m = new Map(); m.set("a", 1).set("b", 2); const s = new Set(); s.add(1).add(1); let t = 0; m.forEach((v, k) => { t += v }); m.delete("a"); return [t, m.size, s.size, m.has("a"), [...m.values()]]',
  'searches on':
    'const re = /o/g; const at = []; let m; while ((m = re.exec(state.text)) !== null) at.push(m.index); return at',
  'ends statements with lines':
    'const a = 1\nlet b = 2\nstate.x = a\n+ b\nif (a) state.y = 1\nelse state.y = 2\nreturn [state.x,\n state.y]',
  'is commented': '/* a */ let x = 1 // one\n/* two\n lines */ x++; return x /* end */',
  'returns nothing': 'return\n1',
  'is compiled':
    'var _a,_b,_virtual_index=null!==(_b=null===(_a=state.a)||void 0===_a?void 0:_a.b)&&void 0!==_b?_b:"x";return _virtual_index',
  'is compiled with a loop':
    'for(var e=[],t=0,n=state.works;t<n.length;t++){var r=n[t];e.push(r.title)}var _virtual_index=e;return _virtual_index',
  'is compiled with defaults': 'var f=function(e){void 0===e&&(e=3);return e+1};return [f(),f(1)]',
  'changes a date':
    'const d = new Date(2026, 0, 31); d.setDate(d.getDate() + 1); d.setHours(5, 6); return [d.getMonth(), d.getDate(), d.getHours(), d.getMinutes(), d.getTime()]',
  'moves by months': 'var d = new Date(2026, 0, 31); d.setMonth(1); return d.toISOString()',
  'moves in UTC':
    'var d = new Date(state.date); d.setUTCDate(1); d.setUTCHours(0, 0, 0, 0); return d.toISOString()',
  'uses call and apply':
    'function f(a, b) { return a + b } return [f.call(null, 1, 2), f.apply(null, [3, 4]), f.bind(null, 5)(6)]',
  'asks where it runs':
    'if (Builder.isServer) { state.x = "server" } if (Builder.isBrowser) { state.x = "browser" } return state.x',
  'takes the state as a value':
    'const s = state; s.fresh = 1; const copy = { ...state }; return [state.fresh, "fresh" in s, Object.keys(copy).length, copy.fresh]',
  'spreads as compilers do':
    'var __assign=function(){return(__assign=Object.assign||function(e){for(var t,n=1,r=arguments.length;n<r;n++)for(var a in t=arguments[n])Object.prototype.hasOwnProperty.call(t,a)&&(e[a]=t[a]);return e}).apply(this,arguments)};var _virtual_index=__assign(__assign({},state.counts),{black:1});return _virtual_index',
  'spreads lists as compilers do':
    'var __spreadArray=function(e,t,n){if(n||2===arguments.length)for(var r,a=0,i=t.length;a<i;a++)!r&&a in t||(r||(r=Array.prototype.slice.call(t,0,a)),r[a]=t[a]);return e.concat(r||Array.prototype.slice.call(t))};return __spreadArray(__spreadArray([],state.items,!0),["x"],!1)',
  'waits for nothing':
    'async function main() { state.x = 1; if (Builder.isServer) { state.x = 2 } } main(); return state.x',
  'begins before it waits':
    'const main = async () => { state.x = 1; await null; state.x = 2 }; main(); return state.x',
};

test.for(Object.entries(scripts))('%s', ([, source]) => {
  const [ours, real] = [runOurs(source, true), runReal(source, true)];
  expect(ours.value).toEqual(real.value);
  expect(ours.state).toEqual(real.state);
});
