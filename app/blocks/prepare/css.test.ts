import { expect, test } from 'vitest';
import { listDeclarations, toDeclaration } from '../values/css-values.ts';
import { toFontFaces, toScopedCss } from './css-code.ts';
import { Notes } from './limits.ts';
import { PageSheet } from './page-sheet.ts';

test.for<[string, unknown, readonly [string, string]]>([
  ['marginTop', '20px', ['margin-top', '20px']],
  ['WebkitMaskImage', 'none', ['-webkit-mask-image', 'none']],
  ['--gap', '1rem', ['--gap', '1rem']],
  ['width', 'calc(100% - 20px)', ['width', 'calc(100% - 20px)']],
  ['color', 'rgba(0, 0, 0, 0.5)', ['color', 'rgba(0, 0, 0, 0.5)']],
  ['marginTop', 20, ['margin-top', '20px']],
  ['opacity', 0.5, ['opacity', '0.5']],
  ['zIndex', 0, ['z-index', '0']],
  ['fontFamily', '"Public Sans", serif', ['font-family', '"Public Sans", serif']],
  [
    'backgroundImage',
    'url("https://cdn.builder.io/a.png?x=1")',
    ['background-image', 'url("https://cdn.builder.io/a.png?x=1")'],
  ],
  ['backgroundImage', 'url(/images/a.webp)', ['background-image', 'url(/images/a.webp)']],
  ['content', '"“"', ['content', '"“"']],
  ['content', '"\\201C"', ['content', '"\\201C"']],
  ['content', '"\\f101 \\22"', ['content', '"\\f101 \\22"']],
  ['transition', 'color 1s,\n  opacity 2s', ['transition', 'color 1s, opacity 2s']],
  ['gridTemplateAreas', '"a b"\r\n "c d"', ['grid-template-areas', '"a b" "c d"']],
  ['display', 'none !important', ['display', 'none !important']],
  ['gridTemplateColumns', '[a] 1fr [b] 2fr', ['grid-template-columns', '[a] 1fr [b] 2fr']],
])('%s: %s is kept', ([name, value, expected]) => {
  expect(toDeclaration(name, value)).toEqual(expected);
});

test.for<[string, unknown]>([
  ['color', 'red; } body { display: none'],
  ['color', 're\\64'],
  ['content', '"\\zz"'],
  ['content', '"\\22'],
  ['content', '"a\u0000b"'],
  ['color', 'red}</style><script>alert(1)</script>'],
  ['backgroundImage', 'url(javascript:alert(1))'],
  ['backgroundImage', 'url("http://elsewhere.example/a.png")'],
  ['backgroundImage', 'url(data:text/html,x)'],
  // The policy of pages blocks these.
  ['backgroundImage', 'url(data:image/png;base64,AAAA)'],
  ['backgroundImage', 'url("https://a.example/"x")'],
  ['backgroundImage', 'image-set("x.png" 1x)'],
  ['background', 'URL( "javascript:alert(1)" )'],
  ['width', 'expression(alert(1))'],
  ['color', '/* */ red'],
  ['color', 'r\\65 d'],
  ['color', '"open'],
  ['width', 'calc(1px'],
  ['width', '1px)'],
  ['color', 'red\n} x {'],
  ['behavior', 'url(#default#x)'],
  ['-moz-binding', 'none'],
  ['color}x{', 'red'],
  ['color', { toString: () => 'red' }],
  ['color', ['red']],
  ['color', Number.NaN],
  ['color', ''],
  ['color', '@import "x"'],
])('%s: %s is left out', ([name, value]) => {
  expect(toDeclaration(name, value)).toBeNull();
});

test('a value that is too long is left out', () => {
  expect(toDeclaration('color', 'x'.repeat(3_000))).toBeNull();
});

test('a style may be a text or an object', () => {
  const both = [
    ['color', 'red'],
    ['background-image', 'url(/images/a;b.webp)'],
  ];
  expect(listDeclarations('color: red; background-image:url(/images/a;b.webp)')).toEqual(both);
  expect(listDeclarations({ color: 'red', backgroundImage: 'url(/images/a;b.webp)' })).toEqual(
    both,
  );
  expect(listDeclarations(7)).toEqual([]);
  expect(listDeclarations(null)).toEqual([]);
});

const scope = (code: string) => {
  const notes = new Notes();
  return { rules: toScopedCss(code, 'builder-component-1', notes), warnings: notes.warnings };
};

test('an editor’s CSS is kept to its content', () => {
  // `:where` adds no weight: the looks of a block win over one class, as in the page builder.
  expect(scope('.box { color: red }').rules).toEqual([
    ':where(.builder-component-1){.box {color:red }}',
  ]);
  expect(scope('body { color: red }').rules).toEqual([
    ':where(.builder-component-1){& {color:red }}',
  ]);
  expect(scope('html body.dark, :root { color: red }').rules[0]).not.toMatch(/html|body|:root/);
  expect(scope('color: red').rules).toEqual([':where(.builder-component-1){color:red}']);
});

test('keyframes stand beside the scope, media inside', () => {
  const { rules } = scope(
    '@keyframes turn { to { rotate: 1turn } } @media (max-width: 600px) { .a { animation: turn 1s } }',
  );
  expect(rules[0]).toMatch(/^@keyframes turn/);
  expect(rules[1]).toContain('@media (max-width: 600px)');
});

test.for([
  '@import url("https://elsewhere.example/x.css");',
  '@import "x.css";',
  '@charset "x";',
  '@font-face { font-family: x; src: url(https://x.example/f.woff2) }',
  '.a { background: url(http://elsewhere.example/x.png) }',
  '.a { background: url(javascript:alert(1)) }',
  '.a { color: red</style><script>alert(1)</script> }',
  '.a</style><script>alert(1)</script> { color: red }',
])('of %s nothing dangerous is left', (code) => {
  const text = scope(code).rules.join('');
  expect(text).not.toMatch(/import|charset|font-face|http:|javascript|<\/style|<script/);
});

test('`&` is the content, as heavy as the page builder makes it; in a rule it is that rule', () => {
  const content = '&:is(div.builder-component)';
  const text = (code: string) => scope(code).rules.join('').replace(/\s+/g, ' ');
  expect(text('& > div > .a { color: red }')).toContain(`${content} > div > .a {`);
  expect(text('@media (width > 1px) { & .a { color: red } }')).toContain(`${content} .a {`);
  expect(text('.a { &:hover { color: red } }')).toContain('.a { &:hover {');
});

test('long values may stand on several lines', () => {
  const notes = new Notes();
  const code = '.a{transition:color 1s,\n  opacity 2s;grid-template-areas:\n"a b"\n"c d"}';
  expect(toScopedCss(code, 'c', notes)).toEqual([
    ':where(.c){.a{transition:color 1s, opacity 2s;grid-template-areas:"a b" "c d"}}',
  ]);
  expect(notes.warnings).toEqual([]);
});

test.for([
  '.a:not(&) .b',
  ':has(&) header',
  '& + .b',
  '&.c ~ .b',
  ':is(html,body)',
  ':not(:is(:has(&)))',
])('%s is looked for inside the content alone', (selector) => {
  const [rule = ''] = toScopedCss(`${selector}{color:red}`, 'c', new Notes());
  for (const one of rule.slice(':where(.c){'.length).split(',')) {
    if (one.includes('&')) expect(one).toMatch(/^(&:is\(div\.builder-component\) |&\))/);
  }
  expect(rule).toContain('&:is(div.builder-component) ');
});

test.for(['&', '& > .a + .b', '.dark &', '&:not(.a)', '&.wide .b ~ .c', 'html.js &'])(
  '%s stays as it is written',
  (selector) => {
    const [rule] = toScopedCss(`${selector}{color:red}`, 'c', new Notes());
    const written = selector.replaceAll('&', '&:is(div.builder-component)').replace('html', '&');
    expect(rule).toBe(`:where(.c){${written}{color:red}}`);
  },
);

test('escaped letters in selectors stay, what could end a rule does not', () => {
  expect(scope('.md\\:wide { color: red }').rules[0]).toContain('.md\\:wide');
  const { rules, warnings } = scope('.a\\{ { color: red }');
  expect(rules.join('')).not.toContain('\\{');
  expect(warnings.length).toBeGreaterThan(0);
});

test('of broken CSS the rest is there, as in browsers, and a warning says what is not', () => {
  expect(scope('.a { color: red').rules[0]).toContain('.a { color:red}'.replace(' { ', ' {'));
  const { rules, warnings } = scope(
    '// wide screens\n.a { color: red }\n.b { } }\n.c { color: blue }',
  );
  expect(rules[0]).toContain('.a');
  expect(rules[0]).toContain('.c');
  expect(warnings.map(({ message }) => message).join()).toMatch(/line \d/);
  const hopeless = scope('}\n'.repeat(50));
  expect(hopeless.rules).toEqual([]);
  expect(hopeless.warnings.at(-1)?.message).toContain('too much of it');
});

test('CSS nested too deeply is left out with a warning', () => {
  expect(scope(`${'.a{'.repeat(500)}${'}'.repeat(500)}`).rules).toEqual([]);
});

test('fonts come over https in woff2, regular and by weight', () => {
  const notes = new Notes();
  const faces = toFontFaces(
    [
      {
        family: 'Museum Sans',
        files: {
          regular: 'https://fonts.example/r.woff2',
          '700': 'https://fonts.example/b.woff2',
          italic: 'https://fonts.example/i.woff2',
          '500': 'http://fonts.example/m.woff2',
        },
      },
      { family: 'Bad"; }', fileUrl: 'https://fonts.example/x.woff2' },
      { family: 'Bad too', fileUrl: 'https://fonts.example/x") } body {' },
      { family: 'Unknown', fileUrl: 'https://elsewhere.example/x.woff2' },
      { family: 'Own', fileUrl: '/fonts/own.woff2' },
      { family: 'None', fileUrl: 'https://:x/' },
      null,
    ],
    ['https://fonts.example'],
    notes,
  );
  expect(faces).toEqual([
    '@font-face{font-family:"Museum Sans";src:url("https://fonts.example/r.woff2") format("woff2");font-display:fallback;font-weight:400}',
    '@font-face{font-family:"Museum Sans";src:url("https://fonts.example/b.woff2") format("woff2");font-display:fallback;font-weight:700}',
    '@font-face{font-family:"Own";src:url("/fonts/own.woff2") format("woff2");font-display:fallback;font-weight:400}',
  ]);
  expect(notes.warnings.map(({ message }) => message)).toContain(
    'a file of the font Unknown is left out: BUILDER_PICTURE_HOSTS does not name elsewhere.example',
  );
  expect(toFontFaces('x', [], notes)).toEqual([]);
});

test('a sheet holds each rule once and nothing that ends its element', () => {
  const sheet = new PageSheet();
  sheet.add('.a{color:red}');
  sheet.add('.a{color:red}');
  sheet.add('.b::after{content:"</style>"}');
  expect(String(sheet)).toBe('.a{color:red}\n.b::after{content:"\\3c /style>"}');
  for (let index = 0; index < 30; index++) sheet.add(`.x${index}{--a:${'x'.repeat(20_000)}}`);
  expect(sheet.isFull).toBe(true);
  expect(String(sheet).length).toBeLessThan(520_000);
});
