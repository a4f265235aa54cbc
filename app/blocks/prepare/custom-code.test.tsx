import { expect, test } from 'vitest';
import { component, toEntry } from '../show-entry.test-support.tsx';
import { prepareContent } from './prepare-content.ts';

const prepare = (code: string, allowsCustomCode = false) =>
  prepareContent(toEntry({ blocks: [component('Custom Code', { code })] }), {
    language: 'en',
    allowsCustomCode,
  });

const code =
  '<style>.badge { color: teal } @import "x.css";</style><p class="badge">Open</p><script>count()</script>';

test('without the setting no script is left, and the warning says so', () => {
  const { content, css, warnings } = prepare(code);
  expect(content.blocks[0]?.options?.code).toBe('<p class="badge">Open</p>');
  expect(css).toBe(':where(.builder-component-entry1){.badge {color:teal }}');
  expect(content.bundles).not.toContain('scripts');
  expect(warnings.map(({ message }) => message)).toContain(
    'a script is left out: no setting allows it',
  );
});

test('with the setting inline scripts stay as they are, and the page says that it has some', () => {
  const { content } = prepare(code, true);
  expect(content.blocks[0]?.options?.code).toEqual({
    html: '<p class="badge">Open</p>',
    scripts: ['count()'],
  });
  expect(content.bundles).toContain('scripts');
});

test.for([
  '<script src="https://elsewhere.example/x.js"></script>',
  '<script type="application/ld+json">{}</script>',
  '<SCRIPT SRC=//elsewhere.example/x.js></SCRIPT>',
])('%s never runs', (script) => {
  const { content, warnings } = prepare(script, true);
  expect(content.blocks[0]?.options?.code).toBe('');
  expect(warnings).toHaveLength(1);
});

test('a script cannot open what its own end would not close', () => {
  const { content } = prepare('<script>var a = "<!-- <script>"</script>', true);
  expect(JSON.stringify(content.blocks[0]?.options)).not.toContain('<!--');
});

test('scripts in texts never run', () => {
  const entry = toEntry({ blocks: [component('Text', { text: '<script>x()</script>a' })] });
  const { content } = prepareContent(entry, { language: 'en', allowsCustomCode: true });
  expect(content.blocks[0]?.options?.text).toBe('a');
});
