import { expect, test } from 'vitest';
import type { Visited } from './crawl-site.ts';
import {
  isIndexable,
  listPageProblems,
  listProblemsBetween,
  listRepeatedPictures,
} from './page-problems.ts';
import { readPage } from './read-page.ts';

const origin = 'https://museum.example';

const alternates = (path: string) =>
  [
    ['en', path],
    ['es', `/es${path}`],
    ['haw', `/haw${path}`],
    ['x-default', path],
  ]
    .map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${origin}${href}">`)
    .join('');

const sound = (path: string, body = '') => `<!DOCTYPE html><html lang="en"><head>
  <title>Visit ${path} – Hale Girih</title>
  <meta name="description" content="What there is to know about ${path}, before coming.">
  <meta property="og:image" content="${origin}/images/a.jpg">
  <link rel="canonical" href="${origin}${path}">${alternates(path)}
  </head><body><h1>Visit</h1>${body}</body></html>`;

const visit = (address: string, html: string, status = 200): Visited => ({
  address,
  status,
  contentType: 'text/html',
  location: null,
  page: readPage(html),
  from: '/',
});

const problemsOf = (html: string) => listPageProblems('/visit', readPage(html), origin);

test('a sound page has no problems', () => {
  expect(problemsOf(sound('/visit', '<a href="/tickets">Tickets</a>'))).toEqual([]);
});

test.each([
  [sound('/visit').replace('lang="en"', 'lang="es"'), /has lang="es" instead of en/],
  [sound('/visit', '<h1>Again</h1>'), /has 2 main headings/],
  [sound('/visit').replace(/<title>.*<\/title>/, ''), /has the title “null”/],
  [sound('/visit').replace(/<meta name="description".*/, ''), /has the description “”/],
  [
    sound('/visit').replace('rel="canonical" href="', '$&/en'),
    /canonical address \/enhttps:\/\/museum\.example\/visit/,
  ],
  [sound('/visit').replace('/haw/visit', '/haw/visits'), /its haw page is .*\/haw\/visits/],
  [sound('/visit', '<img src="/a.png">'), /holds <img src="\/a\.png"> without a name or alt/],
  [
    sound('/visit', '<a href="/a"><svg aria-hidden="true"><title>No</title></svg></a>'),
    /holds <a href="\/a"> without a name/,
  ],
  [sound('/visit', '<a href="http://a.example">A</a>'), /not encrypted/],
  [sound('/visit', '<a href="https://a.example" target="_blank">A</a>'), /noopener/],
  [sound('/visit', '<a href="mailto:nobody">A</a>'), /no mail address/],
  [sound('/visit', '<a href="tel:555-0100">A</a>'), /no whole number/],
  [sound('/visit', '<a href="">A</a>'), /empty/],
])('a page with a mistake is told what it is (%#)', (html, problem) => {
  expect(problemsOf(html)).toEqual([expect.stringMatching(problem)]);
});

test('pages that share a title or description, wrong fragments and answers are found', () => {
  const visited = new Map(
    [
      visit('/a', sound('/a', '<a href="/b#there">B</a><a href="/b#not-there">B</a>')),
      visit('/b', sound('/b', '<p id="there">').replaceAll('/b,', '/a,').replace('/b –', '/a –')),
      visit('/gone', '<title>Not found</title>', 404),
    ].map((one) => [one.address, one]),
  );
  expect(listProblemsBetween(visited, origin)).toEqual([
    '/ names /gone, which answers 404',
    '/a links to /b#not-there, where nothing has that id',
    '/a, /b share the title “en: Visit /a – Hale Girih”',
    '/a, /b share the description “en: What there is to know about /a, before coming.”',
  ]);
});

test('a page of a narrowed list, or hidden from search, is not for the sitemap', () => {
  expect(isIndexable(visit('/list', sound('/list')), origin)).toBe(true);
  expect(isIndexable(visit('/list?kind=talk', sound('/list')), origin)).toBe(false);
  const hidden = sound('/list').replace('<h1>', '<meta name="robots" content="noindex"><h1>');
  expect(isIndexable(visit('/list', hidden), origin)).toBe(false);
});

const shown = (file: string, to?: string) =>
  to
    ? `<li><img alt="" src="/images/${file}?w=640"><a href="${to}">A</a></li>`
    : `<img alt="" src="/images/${file}">`;

test.each([
  [
    shown('scenes/court.webp', '/visit') + shown('scenes/court.webp', '/tickets'),
    /\/visit, \/tickets$/,
  ],
  [shown('scenes/court.webp') + shown('scenes/court.webp', '/visit'), /the page itself, \/visit$/],
  [shown('scenes/court.webp') + shown('scenes/court.webp'), /shows .*court\.webp 2 times/],
  [shown('objects/dish.webp', '/objects/1') + shown('objects/dish.webp', '/shop'), /dish\.webp/],
])('a screen that shows a picture for two things is told which (%#)', (body, problem) => {
  const page = readPage(`<main>${body}</main>`);
  expect(listRepeatedPictures('/', page)).toEqual([expect.stringMatching(problem)]);
});

test('a signature, a thing chosen from a list and a work beside its list may stand twice', () => {
  const body = [
    shown('people/kai.webp') + shown('people/kai.webp', '/people/kai'),
    shown('scenes/court.webp', '/visit') + shown('scenes/court.webp', '/visit'),
    shown('objects/dish.webp') + shown('objects/dish.webp', '/objects/1'),
    `</main>${shown('scenes/door.webp')}${shown('scenes/door.webp')}`,
  ].join('');
  expect(listRepeatedPictures('/', readPage(`<main>${body}`))).toEqual([]);
});
