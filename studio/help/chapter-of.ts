const chapters: Readonly<Record<string, string>> = {
  account: 'sign-in',
  items: 'rooms',
  pages: 'pages',
  pictures: 'pictures',
  translations: 'translations',
  previews: 'preview',
  releases: 'releases',
  people: 'people',
  desk: 'people',
  log: 'people',
};
const beside: Readonly<Record<string, string>> = {
  preview: 'preview',
  share: 'preview',
  history: 'history',
  uses: 'archive',
};
const ofType: Readonly<Record<string, string>> = {
  news: 'news',
  exhibition: 'exhibition',
  menu_page: 'menus',
};

/**
 * Where the guide is opened from a screen.
 * @param pathname below `/studio`
 * @param search with what stands beside an item's form
 */
export function chapterOf(pathname: string, search: string): string {
  const [, room = '', item] = pathname.split('/');
  const asked = new URLSearchParams(search);
  if (room === 'items') {
    if (item === 'only') return 'hours';
    if (item === 'files') return 'trouble';
    if (item && item !== 'new') return beside[asked.get('side') ?? ''] ?? 'text';
    if (asked.get('state') === 'archived') return 'archive';
    const chapter = ofType[asked.get('type') ?? ''];
    if (chapter || item === 'new') return chapter ?? 'news';
  }
  return chapters[room] ?? '';
}
