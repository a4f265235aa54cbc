import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { StaffMember } from '#services/content-management/contract.ts';
import { groupByDepartment } from './staff-groups.ts';

const member = (name: string, department: string | null, isLeadership = false): StaffMember => ({
  id: name,
  uid: name,
  name,
  title: { text: 'Post', language: 'en' },
  department: department === null ? null : { text: department, language: 'en' },
  image: null,
  description: null,
  pronouns: null,
  email: null,
  links: [],
  isLeadership,
});
const other = { text: 'More of us', language: 'en' };

test('departments keep the editors’ order, leaders stand first, who has none stands last', () => {
  const groups = groupByDepartment(
    [
      member('Lani', null),
      member('Ruth', 'Collection'),
      member('Malia', 'Direction', true),
      member('Samir', 'Collection', true),
    ],
    other,
  );
  expect(groups.map(({ id, members }) => [id, members.map(({ name }) => name)])).toEqual([
    ['collection', ['Samir', 'Ruth']],
    ['direction', ['Malia']],
    ['other', ['Lani']],
  ]);
  expect(groups.at(-1)?.title).toBe(other);
});

test('the page tells how many it shows, and how many it does not', async () => {
  // Changed together with whoever comes or leaves.
  expect(await readdir('content/documents/staff')).toHaveLength(15);
  const page = JSON.parse(await readFile('content/documents/listing_page/staff.json', 'utf8'));
  const [lead, rest] = [page.en.hero[0]?.description, page.en.intro];
  expect(lead).toMatch(/^Forty-one .* These fifteen /);
  expect(rest).toMatch(/other twenty-six/);
});
