import { expect, test } from 'vitest';
import type { Home, ItemReference } from '#services/content-management/contract.ts';
import { chooseLeadImage, findHomeSection } from './home-sections.ts';

const text = (words: string) => ({ text: words, language: 'en' as const });
const film = (uid: string): ItemReference => ({
  id: uid,
  uid,
  type: 'video',
  href: `/digital-studio?video=${uid}#film`,
  title: text(uid),
  summary: null,
  image: null,
  craft: null,
  time: null,
});
const homeWith = (...sections: Home['sections']): Home => ({
  hero: null,
  sections,
  quotes: [],
  featured: [],
  metadata: { title: null, description: null, image: null, isHiddenFromSearch: false },
});

test('a part is found by its key, with at most three items', () => {
  const home = homeWith({
    key: 'films',
    title: text('Films'),
    description: null,
    items: ['a', 'b', 'c', 'd'].map(film),
  });
  expect(findHomeSection(home, 'films', 'video')?.items.map(({ uid }) => uid)).toEqual([
    'a',
    'b',
    'c',
  ]);
  expect(findHomeSection(home, 'residencies', 'resident')).toBeNull();
});

test('only items of the type that the part can show are taken', () => {
  const mixed = {
    key: 'films',
    title: text('Films'),
    description: null,
    items: [{ ...film('a'), type: 'news' as const }, film('b')],
  };
  expect(findHomeSection(homeWith(mixed), 'films', 'video')?.items.map(({ uid }) => uid)).toEqual([
    'b',
  ]);
  expect(findHomeSection(homeWith(mixed), 'films', 'resident')).toBeNull();
});

test('a part without title or items is left out, as is everything where there is no home', () => {
  const untitled = { key: 'films', title: null, description: null, items: [film('a')] };
  const empty = { key: 'empty', title: text('Films'), description: null, items: [] };
  expect(findHomeSection(homeWith(untitled, empty), 'films', 'video')).toBeNull();
  expect(findHomeSection(homeWith(untitled, empty), 'empty', 'video')).toBeNull();
  expect(findHomeSection(null, 'films', 'video')).toBeNull();
});

test('the exhibition that leads shows another view than its own page, if one fills the place', () => {
  const view = (name: string, width = 2400) => ({
    src: `/images/${name}.webp`,
    alt: text(name),
    width,
    height: 1500,
    dominantColor: null,
    ground: null,
    focalPoint: null,
    widths: [],
    credit: null,
  });
  const further = (name: string, width?: number) => ({
    picture: view(name, width),
    caption: null,
  });
  const heroImage = view('scenes/head');
  const lead = (...additionalImages: ReturnType<typeof further>[]) =>
    chooseLeadImage({ heroImage, additionalImages }, null)?.src;
  expect(
    lead(further('objects/work'), further('scenes/upright', 900), further('scenes/room')),
  ).toBe('/images/scenes/room.webp');
  expect(lead(further('objects/work'))).toBe(heroImage.src);
  expect(chooseLeadImage(undefined, heroImage)).toBe(heroImage);
});
