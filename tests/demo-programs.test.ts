import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#shared/languages/languages.ts';

interface Item {
  readonly file: string;
  readonly shared: Readonly<Record<string, unknown>>;
  readonly location: (language: string) => unknown;
}

const list = (type: string): Item[] => {
  const folder = `content/documents/${type}`;
  return readdirSync(folder).map((file) => {
    const item = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
    return { file, shared: item.shared, location: (language) => item[language]?.location };
  });
};

test('whoever comes to a program, a dated tour or a convening reads in each language where it begins', () => {
  const dated = list('ticket_type').filter(
    ({ shared }) => shared.kind === 'guided_tour' && shared.schedule,
  );
  const placed = [...list('public_program'), ...list('event'), ...list('convening'), ...dated];
  const placeless = placed.flatMap(({ file, location }) =>
    languages.filter((language) => !location(language)).map((language) => `${file} ${language}`),
  );
  expect(placed.length).toBeGreaterThan(40);
  expect(dated.length).toBeGreaterThanOrEqual(2);
  expect(placeless).toEqual([]);
});

test('no convening sends to the desk, which has no places of convenings', () => {
  const registrations = list('convening').flatMap(({ shared }) => shared.registration ?? []);
  expect(registrations.length).toBeGreaterThan(0);
  expect(registrations).not.toContain('/tickets');
});
