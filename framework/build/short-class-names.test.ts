import { expect, test } from 'vitest';
import { createShortClassNames } from './short-class-names.ts';

const card = '/site/app/Card.module.css';

test('a class is named by its file and its place in the file, always the same', () => {
  const toName = createShortClassNames('/site');
  const names = ['card', 'title', 'card'].map((name) => toName(name, card));
  expect(names[0]).toMatch(/^_\w{4}0$/);
  expect(names[1]).toBe(names[0]?.replace(/0$/, '1'));
  expect(names[2]).toBe(names[0]);
});

test('neither the folder of the machine nor a query changes a name', () => {
  const here = createShortClassNames('/site')('card', `${card}?used`);
  expect(createShortClassNames('/home/me')('card', '/home/me/app/Card.module.css')).toBe(here);
});

test('classes of two files never share a name', () => {
  const toName = createShortClassNames('/site');
  expect(toName('card', card)).not.toBe(toName('card', '/site/app/Hero.module.css'));
});
