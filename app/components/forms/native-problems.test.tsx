import { expect, test } from 'vitest';
import { listNativeProblems } from './native-problems.ts';

function toForm(html: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}

test('what the browser finds wrong is told in the words of the service', () => {
  const form = toForm(`
    <input type="hidden" name="key" value="">
    <input name="name" required>
    <input type="email" name="email" value="nobody" required>
    <input type="number" name="size" min="1" max="60" value="61">
    <input type="date" name="date" min="2026-12-04" value="2026-12-03">
    <input type="date" name="late" max="2026-12-04" value="2026-12-05">
    <select name="kind" required><option value="">Please choose</option></select>
    <input type="radio" name="language" value="en" required>
    <input type="radio" name="language" value="es" required>
    <textarea name="message">Aloha</textarea>`);
  expect(listNativeProblems(form)).toEqual({
    name: { code: 'required', limit: null },
    email: { code: 'invalid-email', limit: null },
    size: { code: 'too-large', limit: '60' },
    date: { code: 'too-early', limit: '2026-12-04' },
    late: { code: 'too-late', limit: '2026-12-04' },
    kind: { code: 'required', limit: null },
    language: { code: 'required', limit: null },
  });
});

test('an address needs an ending, and a day the house open', () => {
  const form = toForm(`
    <input type="email" name="email" value="rocio@escuela">
    <input type="email" name="other" value="rocio@escuela.example ">
    <input type="email" name="dotted" value="rocio.f@escuela">
    <input type="date" name="monday" value="2027-02-15" data-closed="1 2 2027-02-17">
    <input type="date" name="holiday" value="2027-02-17" data-closed="1 2 2027-02-17">
    <input type="date" name="always" value="2027-02-17" data-closed="0 1 2 3 4 5 6">
    <input type="date" name="open" value="2027-02-18" data-closed="1 2 2027-02-17">`);
  expect(listNativeProblems(form)).toEqual({
    email: { code: 'invalid-email', limit: null },
    dotted: { code: 'invalid-email', limit: null },
    monday: { code: 'closed-day', limit: '2027-02-18' },
    holiday: { code: 'closed-day', limit: '2027-02-18' },
  });
});

test('a form in order has no problems', () => {
  expect(listNativeProblems(toForm('<input name="name" value="Leilani" required>'))).toEqual({});
});
