import { expect, test } from 'vitest';
import { editJson } from './edit-json.ts';

test('changes a word and leaves every other letter of the text', () => {
  const text = '{\r\n  "a": [1, 2,   3], "b": { "c": "x" }\r\n}\r\n';
  expect(editJson(text, { a: [1, 2, 3], b: { c: 'ʻy' } })).toBe(text.replace('x', 'ʻy'));
  expect(editJson(text, { a: [1, 2, 3], b: { c: 'x' } })).toBe(text);
});

test('writes what is added in the manner of the file, beside what stays', () => {
  const text = '{\n  "a": [1, 2],\n  "b": {\n    "c": "x"\n  }\n}\n';
  expect(editJson(text, { a: [1, 2], b: { c: 'x', d: ['y'] } })).toBe(
    '{\n  "a": [1, 2],\n  "b": {\n    "c": "x",\n    "d": [\n      "y"\n    ]\n  }\n}\n',
  );
  expect(editJson(text, { b: {} })).toBe('{\n  "b": {}\n}\n');
  expect(editJson('["]}\\"", { "b": 1 }]', [']}"', { b: 2 }])).toBe('["]}\\"", { "b": 2 }]');
});

test('items of a list that grew or shrank keep their form', () => {
  expect(editJson('[\n  { "a": 1 },\n  { "a": 2 }\n]', [{ a: 2 }])).toBe('[\n  { "a": 2 }\n]');
});
