import { expect, test } from 'vitest';
import { createFormBody } from './form-body.ts';

function toForm(html: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}

const everything = `
  <input name="name" value="Leilani &amp; Kai">
  <input name="visitors" type="number" value="3"><input name="empty" type="number">
  <input name="share" type="range" min="0" max="10" value="5">
  <input name="member" type="checkbox" checked><input name="news" type="checkbox">
  <input name="day" type="radio" value="sat"><input name="day" type="radio" value="sun" checked>
  <select name="address.country"><option value="us">US</option><option value="mx" selected>MX</option></select>
  <textarea name="note">two
lines</textarea>
  <input value="without a name"><input name="off" value="x" disabled>
  <input type="submit" name="go" value="Send">`;

test('as JSON, boxes are yes or no, numbers are numbers and names are paths', () => {
  const made = createFormBody(toForm(everything), 'application/json', false);
  expect(made?.contentType).toBe('application/json');
  expect(JSON.parse(String(made?.body))).toEqual({
    name: 'Leilani & Kai',
    visitors: 3,
    share: 5,
    member: true,
    news: false,
    day: 'sun',
    address: { country: 'mx' },
    note: 'two\nlines',
  });
});

test('as parameters, every answer is encoded', () => {
  const made = createFormBody(toForm(everything), 'application/x-www-form-urlencoded', false);
  expect(made?.body).toBe(
    'name=Leilani%20%26%20Kai&visitors=3&share=5&member=true&news=false&day=sun&address.country=mx&note=two%0Alines',
  );
});

test('in parts, the browser says where one ends', () => {
  const made = createFormBody(toForm(everything), 'multipart/form-data', false);
  expect(made?.contentType).toBeNull();
  const body = made?.body as FormData;
  expect(body.get('member')).toBe('on');
  expect(body.has('news')).toBe(false);
});

test('files force parts, even where none is chosen', () => {
  const form = toForm('<input name="name" value="Kai"><input type="file" name="plan">');
  expect(createFormBody(form, 'application/json', false)?.body).toBeInstanceOf(FormData);
});

test('mail is always in parts', () => {
  const form = toForm('<input name="name" value="Kai">');
  expect(createFormBody(form, undefined, true)?.body).toBeInstanceOf(FormData);
});

test('a form without a content type is sent as JSON, as the official renderer sends it', () => {
  expect(createFormBody(toForm('<input name="a" value="1">'), undefined, false)).toEqual({
    body: '{"a":"1"}',
    contentType: 'application/json',
  });
});

test.each(['text/plain', 'application/xml'])('%s is no content type of a form', (type) => {
  expect(createFormBody(toForm('<input name="a">'), type, false)).toBeNull();
});
