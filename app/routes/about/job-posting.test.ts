import { expect, test } from 'vitest';
import type { Career } from '#services/content-management/contract.ts';
import { toJobPosting } from './job-posting.ts';

const text = (words: string) => ({ text: words, language: 'en' });
const career: Career = {
  id: '1',
  uid: 'gardener',
  href: '/about/careers/gardener',
  title: text('Gardener'),
  department: null,
  employmentType: 'full_time',
  location: null,
  salaryLabel: null,
  salaryMin: 47_000,
  salaryMax: 53_000,
  publishedOn: '2026-11-18',
  closesOn: '2026-12-29',
  isOpen: true,
  summary: text('Keep a garden alive.'),
  description: null,
  responsibilities: {
    language: 'en',
    blocks: [
      {
        type: 'list',
        items: [
          { text: 'Plant', spans: [] },
          { text: 'Prune', spans: [] },
        ],
      },
    ],
  },
  qualifications: null,
  benefits: null,
  howToApply: null,
  apply: null,
  attachments: [],
  metadata: { title: null, description: null, image: null, isHiddenFromSearch: false },
};

test('a position tells its dates, type, pay and what is to be done', () => {
  expect(toJobPosting(career, null, 'https://museum.example')).toMatchObject({
    '@type': 'JobPosting',
    title: 'Gardener',
    description: 'Plant\nPrune',
    datePosted: '2026-11-18',
    validThrough: '2026-12-29T23:59:59',
    employmentType: 'FULL_TIME',
    baseSalary: { value: { minValue: 47_000, maxValue: 53_000, unitText: 'YEAR' } },
  });
});

test('the size of the pay tells whether it is by hour, month or year', () => {
  const unitOf = (salaryMin: number) =>
    toJobPosting({ ...career, salaryMin }, null, 'https://museum.example').baseSalary;
  expect(unitOf(24)).toMatchObject({ value: { unitText: 'HOUR' } });
  expect(unitOf(5_200)).toMatchObject({ value: { unitText: 'MONTH' } });
});

test('what is unknown is left out', () => {
  const posting = toJobPosting(
    { ...career, closesOn: null, salaryMin: null, salaryMax: null },
    null,
    'https://museum.example',
  );
  expect(posting).not.toHaveProperty('validThrough');
  expect(posting).not.toHaveProperty('baseSalary');
  expect(posting).not.toHaveProperty('jobLocation');
});
