import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Language, languages } from '#shared/languages/languages.ts';

interface ShownImage {
  readonly image?: string;
}
interface Exhibition {
  readonly shared: {
    readonly objects: readonly { readonly source_id: string }[];
    readonly additional_images?: readonly ShownImage[];
  };
  readonly en: Told;
  readonly es: Told;
  readonly haw: Told;
}
interface Told {
  readonly description: readonly string[];
}
interface Work {
  readonly id: string;
  readonly place: Readonly<Record<string, string>>;
  readonly images: readonly { readonly file: string }[];
}

const read = <Value>(path: string): Value => JSON.parse(readFileSync(`content/${path}`, 'utf8'));
const works = readdirSync('content/objects').map((file) => read<Work>(`objects/${file}`));
const ownerOf = new Map(works.flatMap(({ id, images }) => images.map(({ file }) => [file, id])));

/** Works of our own that the page of an exhibition shows, each once. */
function listShown({ shared: { objects, additional_images: images = [] } }: Exhibition): string[] {
  const pictured = images.flatMap(({ image = '' }) => ownerOf.get(image) ?? []);
  return [...new Set([...objects.map(({ source_id: id }) => id), ...pictured])];
}

/** What a text counts of the works that its page shows, in each language. */
const counted: readonly {
  readonly uid: string;
  readonly works: number;
  readonly told: Readonly<Record<Language, string>>;
}[] = [
  {
    uid: 'cobalt',
    // Thirteen painted with cobalt, and two of copper beside them.
    works: 13 + 2,
    told: {
      en: 'thirteen of them our own and shown here[^.]* beside them stand two turquoise ones',
      es: 'trece de ellas nuestras y mostradas aquí[^.]* dos turquesas',
      haw: 'no mākou nā mea he ʻumi kumamākolu[^.]*\\.[^.]* ʻelua mea polū ʻōmaʻomaʻo',
    },
  },
  {
    uid: 'a-garden-in-wool',
    works: 10,
    told: { en: 'ten of ours', es: 'diez de las nuestras|diez nuestras', haw: 'ʻumi' },
  },
];

for (const { uid, works: count, told } of counted) {
  test(`the text of ${uid} counts the works that its page shows`, () => {
    const exhibition = read<Exhibition>(`documents/exhibition/${uid}.json`);
    expect(listShown(exhibition)).toHaveLength(count);
    for (const language of languages) {
      const text = exhibition[language].description.join(' ');
      expect(text, language).toMatch(new RegExp(told[language]));
    }
  });
}

test('works that a text names by their kind and place are those that its page shows', () => {
  const placesOf = (uid: string) =>
    listShown(read(`documents/exhibition/${uid}.json`))
      .map((id) => works.find((work) => work.id === id))
      .map((work) => work?.place.en);
  expect(placesOf('first-lines')).toEqual(
    expect.arrayContaining(['Kashan, Iran', 'Agra, India', 'Fez, Morocco']),
  );
  expect(placesOf('the-brush-and-the-reed')).toContain('Istanbul, Türkiye');
});
