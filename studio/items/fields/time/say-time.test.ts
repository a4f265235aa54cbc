import { expect, test } from 'vitest';
import { sayTime } from './say-time.ts';

test('a stored moment is said as the museum’s clock shows it, a day as a day, and words as they are', () => {
  expect(sayTime('2026-05-01T18:00:00+0000', 'en', 'Pacific/Honolulu')).toMatch(
    /^Friday, May\s1, 2026, 8\sam$/,
  );
  expect(sayTime('2026-05-01', 'es', undefined)).toMatch(/^1\sde\smayo de 2026$/);
  expect(sayTime('2026-13-01', 'en', 'Pacific/Honolulu')).toBe('2026-13-01');
  expect(sayTime('Opens 2026-05-01', 'haw', 'Pacific/Honolulu')).toBe('Opens 2026-05-01');
});
