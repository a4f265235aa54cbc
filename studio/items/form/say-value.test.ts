import { expect, test } from 'vitest';
import { sayItem, sayValue } from './say-value.ts';

const link = { link_type: 'Document', id: 'n80uCiVrgG9nGy_f' };
const targets = { n80uCiVrgG9nGy_f: { title: 'Lamp two' } };

test('a link is known by what it leads to, and by nothing before that is known', () => {
  expect(sayItem({ _key: 'a', item: link }, targets)).toBe('Lamp two');
  expect(sayItem({ _key: 'a', item: link }, {})).toBe('');
  expect(sayValue(link, targets)).toBe('Lamp two');
  expect(sayValue([link, { ...link, text: 'Read on' }], {})).toBe('Read on');
});

test('an address and a file are said as they are', () => {
  expect(sayValue({ link_type: 'Web', url: 'https://museum.example' })).toBe(
    'https://museum.example',
  );
  expect(sayValue({ link_type: 'Media', id: 'f1', name: 'loom.mp4' })).toBe('loom.mp4');
});
