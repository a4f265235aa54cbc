import { expect, test } from 'vitest';
import { chooseAccent } from './accents.ts';

test.each([
  ['blue-dark', ['home', 'about', 'visit', 'collection']],
  ['green', ['whats-on', 'exhibitions', 'public-programs']],
  ['yellow', ['digital-studio']],
  ['fuchsia', ['what-we-do', 'residencies', 'convenings', 'events']],
] as const)('%s marks its sections', (accent, sections) => {
  for (const section of sections) expect(chooseAccent(section)).toBe(accent);
});

test('a path takes the accent of its section', () => {
  expect(chooseAccent('/whats-on/exhibitions/light')).toBe('green');
  expect(chooseAccent('/')).toBe('blue-dark');
});

test('what belongs to no section is blue-dark', () => {
  expect(chooseAccent('/privacy-policy')).toBe('blue-dark');
});
