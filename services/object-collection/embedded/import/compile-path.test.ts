import { describe, expect, test } from 'vitest';
import { compileNodes } from './compile-path.ts';
import { findPathProblem } from './parse-path.ts';

const record = {
  title: 'Bowl',
  'No.': 7,
  'size [cm]': '12',
  makers: [{ name: 'Ada', role: 'potter' }, { name: 'Bram' }],
  names: [
    { type: 'Name', content: 'Bowl', language: [{ id: 'en' }] },
    { type: 'Name', content: 'Cuenco', language: { id: 'es' } },
    { type: 'Identifier', content: '12.3', classified_as: [{ id: 'https://v.example/1.2' }] },
  ],
  heading: [{ '@lang': 'es', '#text': 'Cuenco' }, 'Bowl'],
};

describe('A path', () => {
  test.each([
    ['title', ['Bowl']],
    ['makers.name', ['Ada', 'Bram']],
    ['makers.role', ['potter', undefined]],
    ['nothing', [undefined]],
    ['title.more', []],
    ['No.', [7]],
    ['size [cm]', ['12']],
    ['names[type=Name].content', ['Bowl', 'Cuenco']],
    ['names[type=Name][language.id=es|haw].content', ['Cuenco']],
    ['names[classified_as.id=https://v.example/1.2].content', ['12.3']],
    ['names[classified_as[id]].content', ['12.3']],
    ['names[type=Picture].content', []],
    ['heading[@lang=es]', [{ '@lang': 'es', '#text': 'Cuenco' }]],
    ['heading[#text=Cuenco].@lang', ['es']],
  ])('%s finds what it names', (path, expected) => {
    expect(compileNodes(path)(record)).toEqual(expected);
  });

  test.each([
    ['a[b', 'must have a "]" for each "["'],
    ['a[b=1]c', 'must go on with "." after "]"'],
    ['a[b[c[d[e[f[g[h]]]]]]]', 'must not have more than 5 brackets in each other'],
  ])('%s is refused with what to do', (path, problem) => {
    expect(findPathProblem(path)).toBe(problem);
  });
});
