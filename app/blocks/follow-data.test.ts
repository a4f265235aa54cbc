import { expect, test } from 'vitest';
import { toContent } from '#services/page-builder/client/to-content.ts';
import { rawEntrySchema } from '#services/page-builder/client/wire.ts';
import { followData } from './follow-data.ts';

const text = (id: string, source: string, rest: object = {}) => ({
  '@type': '@builder.io/sdk:Element',
  id,
  component: { name: 'Text', options: { text: 'as filled in' } },
  bindings: { 'component.options.text': source },
  ...rest,
});

const people = {
  ...{ '@type': '@builder.io/core:Field', name: 'people', type: 'list' },
  defaultValue: [
    { name: { '@type': '@builder.io/core:LocalizedValue', Default: 'Keola', es: 'Queola' } },
    { name: 'Malia' },
  ],
};

async function follow(blocks: object[], data: object = {}, language: 'en' | 'es' = 'en') {
  const raw = rawEntrySchema.parse({ id: 'p', data: { inputs: [people], ...data, blocks } });
  const { content } = toContent(raw, 'page', { locales: [language], warn: () => {} });
  const given = { language, path: '/garden', data: { museum: { name: 'Hale Girih' } } };
  const followed = await followData(content, given);
  return followed.map(({ blockId, path, finding, shows, count }) =>
    [blockId, path.split('.').at(-1), finding, shows || count].join(' '),
  );
}

test('a repeat says how many there are, and what is in it shows the first, in the language', async () => {
  const row = { repeat: { collection: 'state.people' } };
  const blocks = [text('a', 'state.peopleItem.name', row), text('b', 'state.museum.name')];
  expect(await follow(blocks)).toEqual([
    'a repeat found 2',
    'a text found Keola',
    'b text found Hale Girih',
  ]);
  expect((await follow(blocks, {}, 'es'))[1]).toBe('a text found Queola');
});

test('what finds nothing, repeats no list, or is outside the language, is told as what it is', async () => {
  const blocks = [
    text('a', 'state.people[0].age'),
    text('b', 'state.x', { repeat: { collection: 'state.museum.name' } }),
    text('c', 'state.x', { repeat: { collection: 'state.nobody' } }),
    text('d', 'document.cookie'),
    text('e', 'state.people.map(('),
    { ...text('f', 'state.nothing'), bindings: { show: 'state.nothing' } },
  ];
  expect(await follow(blocks)).toMatchObject([
    'a text nothing 0',
    'b repeat no-list 0',
    'c repeat no-list 0',
    expect.stringMatching(/^d text (not-understood|nothing)/),
    expect.stringMatching(/^e text not-understood /),
    'f show found 0',
  ]);
});

test('where the browser asks for data, nobody says that nothing is there', async () => {
  const httpRequests = { weather: 'https://api.example/weather' };
  const blocks = [text('a', 'state.weather.warm')];
  expect(await follow(blocks, { httpRequests })).toEqual(['a text later 0']);
});

test.for([
  'constructor.constructor("return process")()',
  'state.constructor.constructor("return process")()',
  '[].constructor.constructor("return process")()',
  'state["__proto__"].polluted = 1',
  'Object.getPrototypeOf(state)',
  'globalThis.process.exit(1)',
  'import("node:fs")',
  'this.constructor',
  '"a".repeat(1e9)',
  '"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!".match(/^(a+)+$/)',
  '(function f(){ return f() })()',
  '(() => { for (;;) {} })()',
])('%s reaches nothing and keeps nobody waiting', async (source) => {
  const began = performance.now();
  const found = await follow([text('a', source)]);
  expect(found.join()).not.toMatch(/found (?!aaaa)(?=\S{2})/);
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
