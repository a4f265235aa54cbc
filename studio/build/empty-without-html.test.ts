import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutHtml } from './empty-without-html.ts';

test('what the library of widgets announces is emptied without HTML, which trusted types refuse', () => {
  const path = 'node_modules/react-aria/dist/private/live-announcer/LiveAnnouncer.mjs';
  const code = readFileSync(path, 'utf8');
  expect(code).toContain('innerHTML');
  expect(withoutHtml(code, `/museum/${path}`)).toContain('.replaceChildren()');
  expect(withoutHtml(code, `/museum/${path}`)).not.toContain('innerHTML');
  expect(withoutHtml(code, '/museum/studio/main.tsx')).toBeNull();
  expect(() => withoutHtml('', `/museum/${path}`)).toThrow('empties nothing by HTML any more');
});
