import { expect, test } from 'vitest';
import { checkLanguages } from './check-languages.ts';
import { checkLinks } from './check-links.ts';
import { checkParts } from './check-parts.ts';
import { createFindStatus } from './find-status.ts';
import { notePageSources, type PageSources } from './page-sources.ts';

const hero = {
  name: 'Museum:Hero',
  description: '',
  canHaveChildren: false,
  opensPage: true,
  inputs: [
    { name: 'title', type: 'string' },
    { name: 'image', type: 'file', allowedFileTypes: ['jpeg', 'png'] },
    { name: 'imageAlt', type: 'string' },
    { name: 'cards', type: 'list', subFields: [{ name: 'title', type: 'string' }] },
  ],
};

const words = (Default: string, rest: object = {}) => ({
  '@type': '@builder.io/core:LocalizedValue',
  Default,
  ...rest,
});

const block = (id: string, name: string, options: object, rest: object = {}) => ({
  '@type': '@builder.io/sdk:Element',
  id,
  component: { name, options },
  ...rest,
});

const entryOf = (...blocks: object[]) => ({
  id: 'page',
  data: { blocks } as { blocks: object[]; inputs?: object[] },
});

test('words that a language lacks are told by their block, those of lists too, figures not', () => {
  const options = {
    title: words('Tiles', { es: 'Azulejos' }),
    cards: [{ title: 'Glass' }, { title: '1880' }],
  };
  const found = checkLanguages(entryOf(block('a', 'Museum:Hero', options)), {}, [hero]);
  expect(found).toEqual([
    { kind: 'missing-language', blockId: 'a', languages: ['es'], about: 'title' },
    { kind: 'missing-language', blockId: 'a', languages: ['haw'], about: 'title' },
  ]);
});

test('words of the page’s own lists are told where a language lacks them or English changed, in each form', () => {
  const list = (name: string, English: string, rest: object = {}) => ({
    inputs: [
      {
        ...{ name, type: 'list' },
        subFields: [
          { name: 'title', type: 'text' },
          { name: 'link', type: 'url' },
        ],
        defaultValue: [{ title: words(English, rest), link: '/visit' }],
      },
    ],
  });
  const entry = (English: string) => ({
    id: 'page',
    data: { blocks: [], ...list('courses', English, { es: 'Vidrio' }) },
    variations: { v: { id: 'v', data: { blocks: [], ...list('days', 'Monday') } } },
  });
  const sources = notePageSources({}, entry('Glass'), entry('Wood'), []);
  const told = checkLanguages(entry('Wood'), sources, []);
  expect(told.map(({ kind, languages, about }) => `${kind} ${languages}: ${about}`)).toEqual([
    'missing-language es: days: title',
    'missing-language haw: courses: title, days: title',
    'outdated-language es: courses: title',
  ]);
});

test('a translation is outdated from when its English changes until it changes too, or English is what it was', () => {
  const at = (english: string, spanish: string) =>
    entryOf(block('a', 'Museum:Hero', { title: words(english, { es: spanish }) }));
  const steps = [
    at('Tiles', 'Azulejos'),
    at('Tiles and glass', 'Azulejos'),
    // Of what it was translated of, not of what was there last.
    at('Tiles, glass and wood', 'Azulejos'),
    at('Tiles', 'Azulejos'),
    at('Glass', 'Azulejos'),
    at('Glass', 'Vidrio'),
    at('Glass', ''),
  ];
  let sources: PageSources = {};
  const outdated = steps.map((step, position) => {
    sources = notePageSources(sources, steps[position - 1] ?? step, step, [hero]);
    const found = checkLanguages(step, sources, [hero]);
    return found.some(({ kind }) => kind === 'outdated-language');
  });
  expect(outdated).toEqual([false, true, true, false, true, false, false]);
  expect(sources).toEqual({});
});

test.for([
  { options: {}, is: 'nowhere' },
  { options: { sendSubmissionsToEmail: 'your@email.com' }, is: 'nowhere' },
  {
    options: { sendSubmissionsTo: 'zapier', sendSubmissionsToEmail: 'a@b.example' },
    is: 'nowhere',
  },
  { options: { sendSubmissionsTo: 'custom', action: 'https://forms.example/f' }, is: 'sent' },
  { options: { sendSubmissionsToEmail: 'desk@museum.example' }, is: 'sent' },
  { options: { sendSubmissionsTo: 'custom', action: '/forms/own' }, is: 'sent' },
  { options: { sendSubmissionsTo: 'custom', action: '{{state.address}}' }, is: 'sent' },
  ...['javascript:alert(1)', 'http://forms.example/f', 'https://a:b@forms.example/f'].map(
    (action) => ({ options: { sendSubmissionsTo: 'custom', action }, is: 'nowhere' }),
  ),
  { options: { sendSubmissionsToEmail: words('a@b.example', { es: '' }) }, is: 'nowhere in es' },
  {
    options: {
      sendSubmissionsTo: 'custom',
      action: words('/forms/own', { es: 'http://forms.example/f', 'haw-US': 'javascript:x' }),
    },
    is: 'nowhere in es,haw',
  },
])('a form with $options is $is', ({ options, is }) => {
  const found = checkParts(entryOf(block('f', 'Form:Form', options)), []);
  const said = found.map(
    ({ kind, languages: lost }) => `${kind}${lost.length > 0 ? ` in ${lost}` : ''}`,
  );
  expect(said).toEqual(is === 'sent' ? [] : [`form-${is}`]);
});

test('a picture without words, values of its own and code are told; values of the design are not', () => {
  const styles = { large: { marginTop: 'var(--space-6)', color: '#ff0000', width: '733px' } };
  const found = checkParts(
    entryOf(
      block('a', 'Museum:Hero', { image: '/images/x.webp' }, { responsiveStyles: styles }),
      block('b', 'Museum:Hero', { image: '/images/x.webp', imageAlt: words('A court') }),
      block('c', 'Custom Code', { code: '<p>x</p>' }),
    ),
    [hero],
  );
  expect(found.map(({ kind, blockId, about }) => [kind, blockId, about])).toEqual([
    ['no-alternative', 'a', ''],
    ['free-look', 'a', 'color, width'],
    ['own-code', 'c', ''],
  ]);
});

test('links of options, texts and languages are asked of the site, others are held to their form', async () => {
  const asked: string[] = [];
  const room = {
    siteOrigin: 'https://museum.example',
    findStatus: async (path: string) => {
      asked.push(path);
      return path.includes('gone') ? 404 : path.includes('busy') ? 503 : 200;
    },
  };
  const entry = {
    query: [{ property: 'urlPath', operator: 'is', value: '/own' }],
    ...entryOf(
      block('a', 'Text', {
        text: words('<a href="/gone?x=1#y">a</a>', { es: '<a href="/busy">b</a>' }),
      }),
      block('b', 'Core:Button', { link: 'https://museum.example/gone-too' }),
      block('c', 'Core:Button', { link: 'www.museum.org shop' }),
      block('d', 'Core:Button', { link: 'http://' }),
      block('e', 'Core:Button', { link: 'mailto:desk@museum.example' }),
      block('f', 'Core:Button', { link: '/builder/own#part' }),
      block('g', 'Core:Button', { link: '{{state.address}}' }),
      block('h', 'Their:Teaser', {
        ctaUrl: words('/fine', { 'es-MX': '/gone-es' }),
        target: '_blank',
      }),
      block('i', 'Described', { rows: [{ leads: '/gone-described' }], title: '/gone-no-link' }),
    ),
  };
  entry.data.inputs = [
    {
      ...{ name: 'courses', type: 'list', subFields: [{ name: 'to', type: 'url' }] },
      defaultValue: [{ to: words('/fine', { haw: '/gone-haw' }) }],
    },
  ];
  const described = {
    ...{ name: 'Described', description: '', canHaveChildren: false, opensPage: false },
    inputs: [{ name: 'rows', type: 'list', subFields: [{ name: 'leads', type: 'url' }] }],
  };
  const opened = { model: 'page', entry } as never;
  const found = await checkLinks(room as never, opened, [described]);
  expect(
    found.map(({ kind, blockId, about, languages }) => [kind, blockId, about, languages.join()]),
  ).toEqual([
    ['dead-link', 'a', '/gone?x=1#y', 'en,haw'],
    ['dead-link', 'b', 'https://museum.example/gone-too', ''],
    ['dead-link', 'h', '/gone-es', 'es'],
    ['dead-link', 'i', '/gone-described', ''],
    ['dead-link', null, '/gone-haw', 'haw'],
    ['odd-link', 'd', 'http://', ''],
  ]);
  expect(asked.filter((path) => !/gone|fine/.test(path))).toEqual(
    expect.arrayContaining(['/busy', '/www.museum.org%20shop']),
  );
  expect(asked).not.toContain('/gone-no-link');
});

test('a redirect within the site is followed, a circle of them ends', async () => {
  const to = (path: string) => new Response(null, { status: 302, headers: { Location: path } });
  const ask = (address: string) =>
    address.endsWith('/old')
      ? to('/new')
      : address.endsWith('/round')
        ? to('/round')
        : new Response();
  const find = createFindStatus(ask, 'https://museum.example');
  expect([await find('/old'), await find('/round')]).toEqual([200, 508]);
});
