import { expect, test } from 'vitest';
import { readAudience } from './read-audience.ts';

test.each([
  ['Everyone; guide dogs welcome', ['everyone']],
  ['Everyone, children welcome', ['everyone', 'families']],
  ['Children of 3 to 10 with an adult', ['families']],
  ['Ages 8 and up', ['families', 'teenagers', 'adults']],
  ['Ages 14 and up', ['teenagers', 'adults']],
  ['Ages 18 and up', ['adults']],
  ['Adults; children by arrangement', ['adults']],
  ['Adults and older children', ['families', 'adults']],
  ['Speakers and learners of Hawaiian', ['hawaiian']],
  ['Weavers', []],
  ['', []],
  [null, []],
])('%s is for %j', (label, groups) => {
  expect(readAudience(label)).toEqual(groups);
});
