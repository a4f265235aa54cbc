import { expect, test } from 'vitest';
import type { RichText } from '#services/content-management/contract.ts';
import { pickRules } from './pick-rules.ts';

const heading = (text: string) =>
  ({ type: 'heading2', text, spans: [], direction: 'ltr' }) as const;
const list = (...texts: string[]) =>
  ({ type: 'list', items: texts.map((text) => ({ text, spans: [] })) }) as const;

const children = list('They stay near.', 'Noise is not forbidden.');
const page: RichText = {
  language: 'en',
  blocks: [
    heading('In the house'),
    list('Food in the Kitchen yard only.', 'Use pencils.'),
    heading('Children'),
    children,
  ],
};

test('the rules of something are all below a heading that names it, else those that tell of it', () => {
  expect(pickRules(page, ['child children'])?.blocks).toEqual([children]);
  expect(pickRules(page, [undefined, 'lunch food'])?.blocks).toEqual([
    list('Food in the Kitchen yard only.'),
  ]);
  expect(pickRules(page, ['wifi'])).toBeNull();
  expect(pickRules(null, ['food'])).toBeNull();
});

test('a Hawaiian word is told from one without its ʻokina', () => {
  const rules = list('Hiki ke inu wai, a e ʻai ma ka pā.', 'ʻO ka puka āu e ʻike ai.');
  const told = pickRules({ ...page, blocks: [rules] }, ['ʻai']);
  expect(told?.blocks).toEqual([list('Hiki ke inu wai, a e ʻai ma ka pā.')]);
});
