import { afterEach, expect, test } from 'vitest';
import { goToPart } from './go-to-part.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

test('the part that a fragment names takes the focus', () => {
  document.body.innerHTML = '<section id="kā mākou"></section>';
  goToPart('k%C4%81%20m%C4%81kou');
  expect(document.activeElement?.id).toBe('kā mākou');
});

test.each(['%', '%zz', '%E0%A4%A'])(
  'the fragment %s, which cannot be read, names nothing',
  (fragment) => {
    expect(() => goToPart(fragment)()).not.toThrow();
    expect(document.activeElement).toBe(document.body);
  },
);
