import { afterEach, expect, test, vi } from 'vitest';
import { findProblem, questions } from './answers.ts';

afterEach(() => vi.restoreAllMocks());

test('an answer that is offered is taken, on a machine of any time zone', () => {
  const resolved = new Intl.DateTimeFormat().resolvedOptions();
  for (const timeZone of ['UTC', 'Europe/Lisbon', 'Etc/GMT+10']) {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...resolved,
      timeZone,
    });
    const given = { name: { en: 'Ships', es: 'Barcos', haw: 'Moku' }, kind: {} };
    const refused = questions
      .map(({ path, usual }) => [path.join('.'), usual(given), path] as const)
      .filter(([, answer, path]) => answer !== '' && findProblem(path, answer) !== null)
      .map(([name, answer]) => `${name}: ${answer}`);
    expect(refused, timeZone).toEqual([]);
  }
});
