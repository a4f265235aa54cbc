import { expect, test } from 'vitest';
import english from '#locales/en/forms.json';
import spanish from '#locales/es/forms.json';
import hawaiian from '#locales/haw/forms.json';
import type { FormRules } from '#shared/forms/field-rules.ts';
import { formRules } from '#shared/forms/form-rules.ts';
import { toProblemLines } from './form-answer.ts';

const forms: Readonly<Record<string, FormRules>> = formRules;

test.each([
  ['English', english],
  ['Spanish', spanish],
  ['Hawaiian', hawaiian],
])('%s says of every field that must be filled what to do', (_, { missing }) => {
  const required = Object.values(forms).flatMap((rules) =>
    Object.keys(rules).filter((name) => {
      const rule = rules[name];
      return rule?.type === 'tick' || (rule && 'required' in rule && rule.required);
    }),
  );
  expect([...required, 'code', 'slot'].filter((name) => !(name in missing))).toEqual([]);
  expect(new Set(Object.values(missing)).size).toBe(Object.keys(missing).length);
});

test('each line of the summary names its field and the remedy, and all of them alike', () => {
  const problems = {
    name: { code: 'required', limit: null },
    firstDate: { code: 'too-early', limit: '2026-12-04' },
  } as const;
  const labels = { name: 'Name', firstDate: 'Preferred date' };
  expect(toProblemLines(['name', 'firstDate'], problems, labels, english, 'en')).toEqual([
    { id: 'field-name', text: 'Name: Enter your name.' },
    {
      id: 'field-firstDate',
      text: 'Preferred date: Choose December\u00a04, 2026 or a later date.',
    },
  ]);
  const { name } = problems;
  expect(toProblemLines(['name'], { name }, labels, english, 'en')).toEqual([
    { id: 'field-name', text: 'Enter your name.' },
  ]);
});
