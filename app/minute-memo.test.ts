import { expect, test, vi } from 'vitest';
import { MinuteMemo } from './minute-memo.ts';

const at = (time: string) => new Date(`2026-12-05T${time}Z`);
const lists = [['tour'], ['settings']] as const;

test('makes something once for the same lists within a minute', () => {
  const memo = new MinuteMemo<object>();
  const make = vi.fn(() => ({}));
  const made = memo.find('en', at('10:30:00'), lists, make);
  expect(memo.find('en', at('10:30:59'), [...lists], make)).toBe(made);
  expect(make).toHaveBeenCalledTimes(1);
});

test('makes it anew in the next minute, since something may be over', () => {
  const memo = new MinuteMemo<object>();
  const made = memo.find('en', at('10:30:59'), lists, () => ({}));
  expect(memo.find('en', at('10:31:00'), lists, () => ({}))).not.toBe(made);
});

test('makes it anew when one of the lists is another one, as after a publication or in a preview', () => {
  const memo = new MinuteMemo<object>();
  const made = memo.find('en', at('10:30:00'), lists, () => ({}));
  expect(memo.find('en', at('10:30:00'), [['tour'], lists[1]], () => ({}))).not.toBe(made);
});

test('keeps languages apart', () => {
  const memo = new MinuteMemo<string>();
  memo.find('en', at('10:30:00'), lists, () => 'Today');
  expect(memo.find('es', at('10:30:00'), lists, () => 'Hoy')).toBe('Hoy');
  expect(memo.find('en', at('10:30:00'), lists, () => 'anew')).toBe('Today');
});
