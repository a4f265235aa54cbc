import { expect, test } from 'vitest';
import { toSafeHtml } from '../values/safe-html.ts';
import { cleanHtml } from './clean-html.ts';
import { Notes } from './limits.ts';
import { PageSheet } from './page-sheet.ts';

function clean(html: string, allowsFrames = false) {
  const notes = new Notes();
  const sheet = new PageSheet();
  const cleaned = cleanHtml(html, {
    language: 'es',
    sheet,
    notes,
    blockId: 'builder-1',
    allowsFrames,
  });
  return { html: cleaned, css: String(sheet), warnings: notes.warnings };
}

/** As a browser would read it: which elements and attributes there are. */
const hasDanger = (html: string) =>
  /<(script|style|iframe|object|embed|form|input|base|meta|link|template|noscript|math)\b/i.test(
    html,
  ) ||
  /<[^>]*\s(on\w+|style|srcdoc|formaction)\s*=/i.test(html) ||
  /(href|src|srcset|poster)\s*=\s*["']?\s*(javascript|vbscript|data:text)/i.test(html);

const attacks = [
  '<script>alert(1)</script>',
  '<p>a<script src="https://x.example/x.js"></script>b</p>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" OnError="alert(1)">',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,x"/></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" &#106;avascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="&amp;#106;avascript:alert(1)">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<img src="data:text/html;base64,AAAA">',
  '<img srcset="javascript:alert(1) 1x">',
  '<video poster="javascript:alert(1)"><source src="javascript:alert(1)"></video>',
  '<iframe src="https://x.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="https://x.example"><input name="q"></form>',
  '<base href="https://x.example/">',
  '<meta http-equiv="refresh" content="0;url=https://x.example">',
  '<link rel="stylesheet" href="https://x.example/x.css">',
  '<style>body{display:none}</style>',
  '<object data="x"></object><embed src="x">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="color:red;}</style><script>alert(1)</script>">x</p>',
  '<<script>script>alert(1)<</script>/script>',
  '<a href="https://a.example" onclick="alert(1)">x</a>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<p/onclick=alert(1)>x',
  '<a\u0000href="javascript:alert(1)">x</a>',
  '<img """><script>alert(1)</script>">',
  '<a href="https://x.example/"onmouseover="alert(1)">x</a>',
];

test.for(attacks)('of %s an editor’s text keeps nothing that runs', (attack) => {
  const { html, css } = clean(attack);
  expect(hasDanger(html)).toBe(false);
  expect(css).not.toMatch(/<|javascript/);
});

test.for(attacks)('of %s a value keeps nothing that runs', (attack) => {
  expect(hasDanger(toSafeHtml(attack, 'en'))).toBe(false);
  expect(toSafeHtml(attack, 'en')).not.toMatch(/<img|<svg|<video/);
});

test('what a text may hold stays as it is', () => {
  const html =
    '<h2 id="a" lang="haw">Aloha</h2><p class="lead">a <strong>b</strong> <em>c</em><br />d</p><ul><li>e</li></ul>' +
    '<table><tbody><tr><td colspan="2">f</td></tr></tbody></table><img src="/images/a/b.webp" alt="g" />';
  expect(clean(html).html).toBe(html);
  expect(clean('plain & simple, 1 > 0').html).toBe('plain &amp; simple, 1 &gt; 0');
  expect(clean('Hawaiʻi, “so”').html).toBe('Hawaiʻi, “so”');
});

test('links of this site get the language, others stay', () => {
  const { html } = clean(
    '<a href="/visit?x=1#y">a</a><a href="https://x.example/visit">b</a><a href="#c">c</a>' +
      '<a href="/haw/visit">d</a><a href="/images/a.pdf">e</a><a href="mailto:a@b.example">f</a>',
  );
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/es/visit?x=1#y',
    'https://x.example/visit',
    '#c',
    '/haw/visit',
    '/images/a.pdf',
    'mailto:a@b.example',
  ]);
});

test('a link to a new tab does not hand over this one', () => {
  expect(clean('<a href="https://x.example" target="_blank">a</a>').html).toContain(
    'rel="noopener"',
  );
});

test('styles of single elements become classes of the sheet', () => {
  const { html, css } = clean('<p class="a" style="color: red; position: fixed;">x</p>');
  const name = /class="a (s-\w+)"/.exec(html)?.[1];
  expect(name).toBeTruthy();
  // As heavy as an attribute, which beats whatever a sheet says.
  expect(css).toBe(`.${name}:not(#_){color:red;position:fixed}`);
  expect(html).not.toContain('style=');
});

test('looks that stand in attributes of HTML stay', () => {
  const html =
    '<center><font color="red" size="5">a</font></center><table border="1" cellpadding="4" width="50%"><tbody><tr><td align="right" bgcolor="yellow" valign="top">b</td></tr></tbody></table><p align="center">c</p><hr size="3" />';
  expect(clean(html).html).toBe(html);
});

test('only films of YouTube are framed, and only where frames are allowed', () => {
  const film = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1"></iframe>';
  expect(clean(film).html).toBe('');
  const { html } = clean(film, true);
  expect(html).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"');
  expect(html).toContain('loading="lazy"');
  expect(clean('a<iframe src="https://maps.example/"></iframe>', true).html).toBe('a');
  expect(clean('<iframe src="https://maps.example/"></iframe>', true).warnings).toHaveLength(1);
});

test('HTML nested ten thousand times and HTML of megabytes is cut, not followed', () => {
  expect(clean('<div>'.repeat(10_000)).html.length).toBeLessThan(10_000);
  const long = clean(`<p>${'x'.repeat(500_000)}</p>`);
  expect(long.html.length).toBeLessThan(201_000);
  expect(long.warnings).toHaveLength(1);
  expect(toSafeHtml('<b>'.repeat(100_000), 'en').length).toBeLessThan(200_000);
});

test('a value is shown with its emphasis, closed where it was open', () => {
  expect(toSafeHtml('<b>bold <i>both</b> plain', 'en')).toBe('<b>bold <i>both</i></b> plain');
  expect(toSafeHtml('a < b & c > "d"', 'en')).toBe('a &lt; b &amp; c &gt; &quot;d&quot;');
  expect(toSafeHtml('&eacute; &amp; &#233;', 'en')).toBe('&eacute; &amp; &#233;');
  expect(toSafeHtml('<a href="/visit" target="_blank">x</a>', 'haw')).toBe(
    '<a href="/haw/visit" target="_blank" rel="noopener">x</a>',
  );
  expect(toSafeHtml(12, 'en')).toBe('12');
  expect(toSafeHtml(null, 'en')).toBe('');
  expect(toSafeHtml({ toString: () => '<script>' }, 'en')).toBe('');
});
