import { expect, test } from 'vitest';
import { readPath, setPath } from './set-path.ts';

const build = (...fields: [string, unknown][]) => {
  const data = {};
  for (const [name, value] of fields) setPath(data, name, value);
  return data;
};

test('names with dots and places make nested data', () => {
  expect(
    build(
      ['name', 'Leilani'],
      ['address.city', 'Honolulu'],
      ['address.zip', 96815],
      ['guests[0].name', 'Kai'],
      ['guests[1].name', 'Nāpua'],
      ['tags[0]', 'tiles'],
    ),
  ).toEqual({
    name: 'Leilani',
    address: { city: 'Honolulu', zip: 96815 },
    guests: [{ name: 'Kai' }, { name: 'Nāpua' }],
    tags: ['tiles'],
  });
});

test.each(['__proto__.polluted', 'constructor.prototype.polluted', 'a.__proto__.polluted'])(
  'the name %s reaches nothing but the data',
  (name) => {
    build([name, 'yes']);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  },
);

test('a name as deep as nobody means it is left out', () => {
  expect(build([Array(50).fill('a').join('.'), 1])).toEqual({});
});

test('a place far away makes no endless list', () => {
  expect(build(['items[999999]', 1])).toEqual({ items: { 999999: 1 } });
});

test('a name that is no path stands for itself', () => {
  expect(build(['.', 1])).toEqual({ '.': 1 });
});

test('a message is found in an answer by its path', () => {
  const answer = { errors: [{ message: 'This mail address is not known.' }] };
  expect(readPath(answer, 'errors[0].message')).toBe('This mail address is not known.');
  expect(readPath(answer, 'errors.0.message')).toBe('This mail address is not known.');
  expect(readPath(answer, 'errors[1].message')).toBeUndefined();
  expect(readPath(answer, 'constructor.name')).toBeUndefined();
  expect(readPath('text', 'length')).toBeUndefined();
  expect(readPath(null, 'a.b')).toBeUndefined();
});
