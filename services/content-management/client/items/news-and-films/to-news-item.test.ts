import { expect, test } from 'vitest';
import { fakeParagraph, fakeSet, readFake } from '../../documents.test-support.ts';
import { toCareer } from '../people/to-career.ts';
import { toNewsItem } from './to-news-item.ts';

test('news is dated by the editor', () => {
  const set = fakeSet('news', 'n', {
    en: { published_at: '2026-02-03', category: 'press', body: fakeParagraph('Words') },
  });
  expect(toNewsItem(readFake(set).item)).toMatchObject({
    publishedOn: '2026-02-03',
    category: 'press',
    body: { language: 'en' },
    source: null,
  });
});

test('undated news has the museum’s day of its publication', () => {
  // 5 o'clock in UTC is still the day before in Honolulu.
  expect(toNewsItem(readFake(fakeSet('news', 'n', { en: {} })).item).publishedOn).toBe(
    '2026-02-28',
  );
});

test('a career keeps its shared facts and its translated words', () => {
  const set = fakeSet('career', 'c', {
    en: {
      title: 'Gardener',
      employment_type: 'part_time',
      salary_min: 24,
      is_open: true,
      published_at: '2026-01-01',
      apply: { link_type: 'Web', url: 'mailto:jobs@museum.example', text: 'Apply' },
    },
    es: { title: 'Jardinero', is_open: null },
  });
  expect(toCareer(readFake(set).item)).toMatchObject({
    href: '/about/careers/c',
    title: { text: 'Jardinero', language: 'es' },
    employmentType: 'part_time',
    salaryMin: 24,
    salaryMax: null,
    isOpen: true,
    apply: { href: 'mailto:jobs@museum.example', isExternal: true },
  });
});
