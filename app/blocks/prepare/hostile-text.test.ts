import { expect, test } from 'vitest';
import { block, component, text, toEntry } from '../show-entry.test-support.tsx';
import { listDeclarations } from '../values/css-values.ts';
import { toSafeHtml } from '../values/safe-html.ts';
import { prepareContent } from './prepare-content.ts';

/** As long as the content of one entry may be. */
const long = (part: string) => part.repeat(Math.ceil(1_000_000 / part.length));

/** Far more than anything here needs, far less than what grows with the square of the length. */
const patienceMs = 1_500;

test.for<[string, Readonly<Record<string, unknown>>]>([
  ['expressions that never end', { blocks: [text(long('{{'))] }],
  ['expressions of tags that never end', { blocks: [text(`{{${long('<a ')}}}`)] }],
  ['scripts that never end', { blocks: [component('Custom Code', { code: long('<script>') })] }],
  ['styles that never begin', { blocks: [component('Custom Code', { code: long('<style ') })] }],
  ['declarations without end', { blocks: [block({ properties: { style: long(';') } })] }],
  ['declarations of an element', { blocks: [text(`<p style="${long(';')}">x</p>`)] }],
  ['an address of spaces', { cssCode: `p { color: url(${long(' ')}` }],
  ['an address of spaces, closed', { cssCode: `p { color: url(${long(' ')}x y) }` }],
  ['entities', { blocks: [text(long('&lt;'))] }],
  ['tags that never end', { blocks: [text(long('<a "'))] }],
])('%s are survived in good time', ([, data]) => {
  const start = performance.now();
  prepareContent(toEntry(data), { language: 'en' });
  expect(performance.now() - start).toBeLessThan(patienceMs);
});

test.for<[string, () => unknown]>([
  ['tags with quotes that never end', () => toSafeHtml(long('<a "'), 'en')],
  ['tags that never end', () => toSafeHtml(long('<a '), 'en')],
  ['declarations', () => listDeclarations(long(';'))],
  ['declarations in parentheses', () => listDeclarations(long('(;'))],
])('%s that an expression makes are survived in good time', ([, make]) => {
  const start = performance.now();
  make();
  expect(performance.now() - start).toBeLessThan(patienceMs);
});
