import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chooseTests, listChanged } from './choose-tests.ts';

const journeys = globSync('tests/journeys/*.test.ts');

test('a module is linted, and every test that imports it runs', () => {
  const chosen = chooseTests(['shared/files/to-csv.ts', 'shared/files/to-csv.test.ts'], journeys);
  expect(chosen.lint).toEqual(['shared/files/to-csv.ts', 'shared/files/to-csv.test.ts']);
  expect(chosen.related).toEqual(chosen.lint);
  expect(chosen.journeys).toEqual([]);
});

test('what is read and not imported brings the tests that read it', () => {
  const { related, unit, lint } = chooseTests(['content/pages/home.json'], journeys);
  expect({ related, lint }).toEqual({ related: [], lint: [] });
  expect(unit).toContain('tests/demo-pages.test.ts');
  expect(chooseTests(['locales/es/visit.json'], journeys).unit).toContain('app/i18n');
  const migration = 'database/migrations/visitors/0099-forms-new.sql';
  expect(chooseTests([migration], journeys).unit).toContain('services');
  for (const path of unit) expect(existsSync(path), path).toBe(true);
});

test('a screen brings the journeys of its section, a journey itself', () => {
  const visit = chooseTests(['app/routes/visit/PlanYourVisit.tsx'], journeys).journeys;
  expect(visit).toContain('tests/journeys/visit.test.ts');
  expect(visit).not.toContain('tests/journeys/search.test.ts');
  const [journey = ''] = journeys;
  const changed = chooseTests([journey], journeys);
  expect(changed.journeys).toEqual([journey]);
  expect(changed.related).toEqual([]);
});

test('the drawing program’s own tests run for what it draws from', () => {
  const { pictures, related, lint } = chooseTests(['pictures/draw.ts'], journeys);
  expect({ pictures, related, lint }).toEqual({
    pictures: true,
    related: [],
    lint: ['pictures/draw.ts'],
  });
  expect(chooseTests(['content/images/index.json'], journeys).pictures).toBe(true);
  expect(chooseTests(['shared/to-csv.ts'], journeys).pictures).toBe(false);
});

test('a revision that git does not know is refused', () => {
  expect(() => listChanged('no-such-revision')).toThrow('no-such-revision');
});
