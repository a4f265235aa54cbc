import { expect, test } from 'vitest';
import { layOutMail } from './mail-layout.ts';

test('only our own words have links; nothing that a visitor wrote becomes one, or HTML', () => {
  const { html } = layOutMail({
    language: 'en',
    parts: [
      { kind: 'text', text: 'See https://museum.example/visit?a=1&b=2' },
      {
        kind: 'facts',
        facts: [['Message', 'https://evil.example\n<a href="//evil.example">go</a>']],
      },
    ],
  });
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://museum.example/visit?a=1&amp;b=2"']);
  expect(html).toContain('https://evil.example<br>&lt;a href=');
});
