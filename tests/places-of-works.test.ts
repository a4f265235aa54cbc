import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#shared/languages/languages.ts';

// Where a work is stands on its page. Tours, exhibitions and the list of rooms say it too; all say the same.

type Texts = Readonly<Record<string, string>>;
interface Work {
  readonly id: string;
  readonly onView: boolean;
  readonly location: Texts | null;
}
interface Document {
  readonly uid: string;
  readonly shared: {
    readonly start_date?: string;
    readonly end_date?: string;
    readonly objects?: readonly { readonly source_id: string }[];
    readonly hot_spots?: readonly { readonly object_id?: string }[];
  };
  readonly [language: string]: unknown;
}

const readFolder = <Content>(folder: string): Content[] =>
  readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Content,
  );
const works = new Map(
  readFolder<Work>('content/objects').map((work): [string, Work] => [work.id, work]),
);
const rooms = readFolder<Document>('content/documents/tour_room');
const exhibitions = readFolder<Document>('content/documents/exhibition');
const textOf = (document: Document, language: string, field: string) =>
  (document[language] as Texts)[field] ?? '';

test('a work that the tour shows in a room is in that room', () => {
  const shown = rooms.flatMap((room) =>
    (room.shared.hot_spots ?? []).flatMap(({ object_id: id }) => (id ? [{ room, id }] : [])),
  );
  expect(shown.length).toBeGreaterThan(5);
  for (const { room, id } of shown) {
    const work = works.get(id);
    expect(work?.onView, id).toBe(true);
    for (const language of languages) {
      expect(work?.location?.[language], id).toBe(textOf(room, language, 'name'));
    }
  }
});

test('works of an exhibition that is open hang where it is held', () => {
  const today = exhibitions.filter(
    ({ shared: { start_date: start = '', end_date: end } }) =>
      !start.startsWith('+') && !end?.startsWith('-'),
  );
  expect(today.length).toBeGreaterThan(4);
  for (const exhibition of today) {
    for (const { source_id: id } of exhibition.shared.objects ?? []) {
      const work = works.get(id);
      expect(work?.onView, `${exhibition.uid}: ${id}`).toBe(true);
      for (const language of languages) {
        expect(textOf(exhibition, language, 'location'), id).toContain(work?.location?.[language]);
      }
    }
  }
});

test('a place has one name in each language, and what is in storage is not on view', () => {
  const places = new Map<string, string>();
  for (const { id, onView, location } of works.values()) {
    if (!location) continue;
    const names = languages.map((language) => location[language]).join(' · ');
    expect(places.get(location.en ?? '') ?? names, id).toBe(names);
    places.set(location.en ?? '', names);
    expect(onView, id).toBe(location.en !== 'Study storage');
  }
  // Galleries, the rooms of the house that hold works, the room for geometry, and storage.
  expect([...places.keys()].toSorted()).toEqual([
    'Damascus Room',
    'Gallery 1',
    'Gallery 2',
    'Gallery 3',
    'Gallery 4',
    'Geometry Room',
    'Lattice Room',
    'Library',
    'Long Court',
    'Study storage',
    'Tile Loggia',
  ]);
});
