import { expect, test } from 'vitest';
import { chapterOf } from './chapter-of.ts';

test.each([
  ['/', '', ''],
  ['/items', '', 'rooms'],
  ['/items', '?type=news', 'news'],
  ['/items', '?type=menu_page', 'menus'],
  ['/items', '?state=archived', 'archive'],
  ['/items/new', '?type=exhibition', 'exhibition'],
  ['/items/files', '', 'trouble'],
  ['/items/new', '', 'news'],
  ['/items/only/settings', '?field=opening_hours', 'hours'],
  ['/items/a1', '', 'text'],
  ['/items/a1', '?side=history', 'history'],
  ['/items/a1', '?side=share', 'preview'],
  ['/items/a1', '?side=uses', 'archive'],
  ['/translations', '', 'translations'],
  ['/pictures/p1', '', 'pictures'],
  ['/releases/r1', '', 'releases'],
  ['/previews', '', 'preview'],
  ['/people', '', 'people'],
  ['/help/news', '', ''],
])('%s%s opens the guide at "%s"', (pathname, search, chapter) => {
  expect(chapterOf(pathname, search)).toBe(chapter);
});
