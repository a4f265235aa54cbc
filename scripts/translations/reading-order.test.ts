import { expect, test } from 'vitest';
import { listInReadingOrder } from './reading-order.ts';

const lines = listInReadingOrder('haw');

test('a speaker reads what stands on every screen first, and records last', () => {
  expect(lines[0]?.where).toBe('locales/haw/common.json');
  expect(lines.at(-1)?.where).toMatch(/^content\/objects\//);
  const at = (part: string) => lines.findIndex(({ where }) => where.includes(part));
  expect(at('navigationMenu')).toBeLessThan(at('tickets.json'));
  expect(at('tickets.json')).toBeLessThan(at('documents/home'));
  expect(at('documents/home')).toBeLessThan(at('documents/staff'));
});

test('each sentence stands beside its English, and none is left without its own', () => {
  const button = lines.find(({ key }) => key === 'reserve/times/hold');
  expect(button).toMatchObject({
    english: 'Continue',
    text: 'E hoʻomau',
  });
  expect(lines.filter(({ text }) => text === '')).toEqual([]);
});
