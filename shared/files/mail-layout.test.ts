import { expect, test } from 'vitest';
import * as palette from '#brand/palette.ts';
import { layOutMail, type MailContent } from './mail-layout.ts';

const reserved: MailContent = {
  language: 'en',
  preview: '4 people. We look forward to your visit.',
  parts: [
    { kind: 'text', text: 'Aloha Leilani,' },
    { kind: 'title', text: 'Your places are reserved' },
    {
      kind: 'ticket',
      title: 'House tour',
      when: 'Saturday, January 2, 2027, 10:30–11:45 am',
      facts: [['People', '4 people']],
      code: { label: 'Code', text: '7K2M-9QXD', note: 'Show this code at the gate.' },
    },
    { kind: 'button', label: 'Change or cancel', address: 'https://museum.example/r?a=1&b=2' },
    { kind: 'link', label: 'Other times', address: 'https://museum.example/tickets' },
    { kind: 'facts', facts: [['How to get here', '4210 Ala Hōkū\nUnder the banyan']] },
    { kind: 'note', text: 'Questions? +1 808 555 0142' },
  ],
};

/** The words that are seen, with the addresses that are led to. */
function readHtml(html: string): string {
  return html
    .replace(/<(style|head)>[\s\S]*?<\/\1>/g, '')
    .replace(/<div style="display:none[\s\S]*?<\/div>/, '')
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2 $1 ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

test('only our own words have links; nothing that a visitor wrote becomes one, or HTML', () => {
  const { html } = layOutMail({
    language: 'en',
    preview: '<b>Hello',
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
  expect(html).toContain('&lt;b&gt;Hello');
});

test('both forms of a mail say the same, in the same order', () => {
  const { text, html } = layOutMail(reserved);
  let rest = readHtml(html);
  for (const word of text.split(/\s+/).filter(Boolean)) {
    // Plain text sets names off by a colon.
    const at = rest.indexOf(word.replace(/:$/, ''));
    expect(at, `${word} of the plain text`).toBeGreaterThanOrEqual(0);
    rest = rest.slice(at);
  }
});

test('a mail program shows what matters beside the subject, and nothing of the text behind it', () => {
  const { html } = layOutMail(reserved);
  const [hidden = ''] = /<div style="display:none[\s\S]*?<\/div>/.exec(html) ?? [];
  expect(hidden).toContain('4 people. We look forward to your visit.');
  expect(hidden).not.toContain('Aloha');
});

test('nothing is fetched for a mail, and where it is dark it is dark', () => {
  const { html } = layOutMail(reserved);
  expect(html).not.toMatch(/<img|<script|<link|url\(|@import/);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const [dark = ''] = /@media \(prefers-color-scheme:dark\)\{[\s\S]*?\n\}/.exec(html) ?? [];
  for (const [, name] of html.matchAll(/class="(\w+)[^"]*" style="[^"]*background:/g)) {
    if (name !== 'half') expect(dark, `the ground of ${name}`).toContain(`.${name}`);
  }
  expect(dark).toContain(palette.blueNight);
});
