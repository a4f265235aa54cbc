import { expect, test } from 'vitest';
import { formatBytes, formatLength } from './format-file.ts';

test('a size has the unit that reads best, a length its hours only where there are any', () => {
  const said = [12, 312_400, 1_430_000, 2_000_000_000].map((bytes) =>
    formatBytes(bytes).replace('\u00a0', ' '),
  );
  expect(said).toEqual(['12 B', '312 kB', '1.4 MB', '2 GB']);
  expect([formatLength(65_000), formatLength(3_723_000)]).toEqual(['1:05', '1:02:03']);
});
