const chapters: Readonly<Record<string, string>> = {
  account: 'sign-in',
  items: 'news',
  pictures: 'pictures',
  translations: 'translations',
  previews: 'preview',
  releases: 'releases',
  people: 'people',
  log: 'people',
};
const beside: Readonly<Record<string, string>> = {
  preview: 'preview',
  share: 'preview',
  history: 'history',
};

/**
 * Where the guide is opened from a screen.
 * @param pathname below `/studio`
 * @param search with what stands beside an item's form
 */
export function chapterOf(pathname: string, search: string): string {
  const [, room = '', item] = pathname.split('/');
  const side = beside[new URLSearchParams(search).get('side') ?? ''];
  if (room === 'items' && item === 'only') return 'hours';
  if (room === 'items' && item && item !== 'new') return side ?? 'text';
  return chapters[room] ?? '';
}
