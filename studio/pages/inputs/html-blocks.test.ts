import { expect, test } from 'vitest';
import { readHtml, writeHtml } from './html-blocks.ts';

test.each([
  '<p>Hawaiʻi &amp; the sea</p>',
  '<h2>Getting here</h2><p>By <strong>bus</strong>, by <em>foot</em><br>or boat.</p>',
  '<ul><li>One</li><li><a href="/visit">Two</a></li></ul><ol><li>Three</li></ol>',
  '<p><strong>Both <em>at once</em></strong></p>',
  '<p>{{ state.locale }} &lt; 3</p>',
  '<p></p>',
])('%s is read and written as it is', (html) => {
  const blocks = readHtml(html);
  expect(blocks).not.toBeNull();
  expect(writeHtml(blocks ?? [])).toBe(html);
});

test('words without a tag are a paragraph, and what lies between blocks is nothing', () => {
  expect(writeHtml(readHtml('Enter some text...') ?? [])).toBe('<p>Enter some text...</p>');
  expect(writeHtml(readHtml('<p>One</p>\n  <p>Two</p>') ?? [])).toBe('<p>One</p><p>Two</p>');
});

test.each([
  '<p class="big">One</p>',
  '<div>One</div>',
  '<p>One <span>two</span></p>',
  '<p><a href="/x" target="_blank">x</a></p>',
  '<p>One',
  '<ul><p>x</p></ul>',
  '<p><strong>x</p></strong>',
  '<script>alert(1)</script>',
  '<img src="x">',
  '&unknown; x',
  'a < b',
])('%s is edited as it is written, so that nothing is lost', (html) => {
  const blocks = readHtml(html);
  if (html === '<p>One') expect(writeHtml(blocks ?? [])).toBe('<p>One</p>');
  else expect(blocks).toBeNull();
});
