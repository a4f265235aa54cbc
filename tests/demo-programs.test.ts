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

const words = (file: string, language: string) => {
  const item = JSON.parse(readFileSync(`content/documents/${file}`, 'utf8'))[language];
  return { text: [item.description ?? []].flat().join(' '), note: item.access_note as unknown };
};
const files = (type: string) =>
  readdirSync(`content/documents/${type}`).map((file) => `${type}/${file}`);

test('every exhibition and every guided tour says what access there is, where no tour says it for it', () => {
  const silent = [...list('exhibition'), ...list('ticket_type')].filter(
    ({ shared }) =>
      shared.access === undefined &&
      (shared.kind === undefined || (shared.kind === 'guided_tour' && shared.schedule)) &&
      shared.ticket_type !== 'ticket_type/house-tour',
  );
  expect(silent.map(({ file }) => file)).toEqual([]);
});

test('steps and seats that a text speaks of are told under access, in each language', () => {
  const speaks =
    /\bsteps (?:lead|down|up)|folding stools|\bchairs for|benches;|seated|ear defenders/i;
  const spoken = [...files('public_program'), ...files('event'), ...files('ticket_type')].filter(
    (file) => speaks.test(words(file, 'en').text),
  );
  expect(spoken.length).toBeGreaterThan(5);
  const untold = spoken.flatMap((file) =>
    languages.filter((language) => !words(file, language).note).map((code) => `${file} ${code}`),
  );
  expect(untold).toEqual([]);
});
