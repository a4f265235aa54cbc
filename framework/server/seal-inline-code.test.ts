import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealInlineCode } from './seal-inline-code.ts';

const mark = 'b3a1';
const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('a script that carries the mark is allowed by its hash, and the mark is gone', () => {
  const page = sealInlineCode(`<script nonce="${mark}" async="">start()</script>`, mark);
  expect(page.html).toBe('<script async="">start()</script>');
  expect(page.scriptHashes).toEqual([sha256('start()')]);
});

test('a script that came in with a text gets no hash', () => {
  const page = sealInlineCode(
    '<p><script>steal()</script></p><script nonce="guess">steal()</script>',
    mark,
  );
  expect(page.scriptHashes).toEqual([]);
});

test('a style sheet is allowed by its hash', () => {
  const page = sealInlineCode(`<style nonce="${mark}">p{color:red}</style>`, mark);
  expect(page.styleHashes).toEqual([sha256('p{color:red}')]);
});

test('each marked script of a page is known, and words that look like one are none', () => {
  const page = sealInlineCode(
    `<p>&lt;script <a href="#">x</a><script>steal()</script></p>` +
      `<script nonce="${mark}">a('<b>')</script><p title="<style"><script type="x" nonce="${mark}">b</script>`,
    mark,
  );
  expect(page.scriptHashes).toEqual([sha256("a('<b>')"), sha256('b')]);
  expect(page.styleHashes).toEqual([]);
  expect(page.html).not.toContain('nonce');
});

test('a script with an address needs no hash but loses its mark', () => {
  const page = sealInlineCode(
    `<script nonce="${mark}" src="/a.js"></script><link rel="modulepreload" nonce="${mark}" href="/b.js">`,
    mark,
  );
  expect(page.html).toBe('<script src="/a.js"></script><link rel="modulepreload" href="/b.js">');
  expect(page.scriptHashes).toEqual([]);
});
