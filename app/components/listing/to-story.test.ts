import { expect, test } from 'vitest';
import type { Picture, RichText } from '#services/content-management/contract.ts';
import { toStory } from './to-story.ts';

const picture = (src: string, width: number, height: number) =>
  ({ src: `/images/${src}.webp`, width, height }) as Picture;
const shelf = picture('scenes/store-shelf', 1920, 1200);
const gap = picture('scenes/wall-gap', 1040, 650);
const sea = picture('scenes/sea', 2400, 1500);
const bowl = picture('objects/bowl', 1600, 1600);
const tile = picture('objects/tile', 1600, 1600);
const portrait = picture('people/someone', 900, 1200);

const long = 'The two shelves stand back to back. '.repeat(14);
const paragraph = (text: string) =>
  ({ type: 'paragraph', text, spans: [], direction: 'ltr' }) as const;
const image = (of: Picture) => ({ type: 'image', picture: of }) as const;

function compose(blocks: RichText['blocks'], opener: Picture | null = null) {
  return toStory({ language: 'en', blocks }, opener).map((part) => {
    if (part.kind === 'picture') return `${part.place} ${part.picture.src}`;
    return part.kind === 'words' && part.beside ? `words, ${part.beside.picture.src}` : part.kind;
  });
}

test('the first wide picture runs through the window, the others alternate between the sides', () => {
  expect(
    compose([
      paragraph(long),
      image(bowl),
      paragraph(long),
      image(shelf),
      paragraph(long),
      image(tile),
      paragraph(long),
      image(sea),
    ]),
  ).toEqual([
    'words',
    `words, ${bowl.src}`,
    `full ${shelf.src}`,
    'words',
    `start ${tile.src}`,
    'words',
    `end ${sea.src}`,
  ]);
});

test('without a wide picture the first work does so, and a small picture does not', () => {
  expect(compose([image(bowl), paragraph(long)])).toEqual([`full ${bowl.src}`, 'words']);
  expect(compose([image(gap), paragraph(long)])).toEqual([`end ${gap.src}`, 'words']);
});

test('no picture stands beside words that would end above its foot', () => {
  expect(compose([image(shelf), image(bowl), paragraph('One line.')])).toEqual([
    `full ${shelf.src}`,
    `end ${bowl.src}`,
    'words',
  ]);
});

test('an upright picture of the item itself stands beside the first words', () => {
  expect(compose([paragraph(long)], portrait)).toEqual([`words, ${portrait.src}`]);
});

test('what somebody said in two or three sentences stands alone, in each language', () => {
  for (const said of [
    '“A hare is an opinion,” says Ruth Aguon.',
    '«Una liebre es una opinión —dice Ruth Aguon—».',
    '“He manaʻo ka lāpaki,” wahi a Ruth Aguon.',
  ])
    expect(compose([paragraph(long), paragraph(said), paragraph(long)])).toEqual([
      'words',
      'quote',
      'words',
    ]);
  expect(compose([paragraph(`“${long}”`)])).toEqual(['words']);
});

test('nothing of a text is lost or told twice', () => {
  const blocks = [paragraph('One.'), image(bowl), paragraph('“Two.”'), image(gap)];
  const parts = toStory({ language: 'en', blocks }, null);
  expect(
    parts.flatMap((part) => ('text' in part ? part.text.blocks : [image(part.picture)])),
  ).toEqual(blocks);
  expect(toStory(null, portrait)).toEqual([]);
});

test('a caption keeps the language of its text, which may not be that of the page', () => {
  const caption = { text: 'A bowl.', spans: [] };
  const [part] = toStory({ language: 'en', blocks: [{ ...image(bowl), caption }] }, null);
  expect(part?.kind === 'picture' && part.caption).toEqual({ ...caption, language: 'en' });
});

test.each([
  'Photo: A. B. Cohen',
  'Gift of Mr. and Mrs. J. Doe',
  'Photograph by Acme Inc. New York',
  '© The owner',
])('%s: whom a picture is owed to is told whole', (text) => {
  const credit = { text, language: 'en' } as const;
  const caption = { text: 'A bowl.', spans: [] };
  const [part] = toStory(
    { language: 'en', blocks: [{ ...image({ ...bowl, credit }), caption }] },
    null,
  );
  expect(part?.kind === 'picture' && part.picture.credit?.text).toBe(text);
});

test('below a caption the credit of a work is its owner and number', () => {
  const caption = { text: 'The study piece, Kashan.', spans: [] };
  const credit = {
    text: 'Broken star tile, c. 1215. Hale Girih, 1951.19',
    language: 'en',
  } as const;
  const blocks = [{ ...image({ ...bowl, credit }), caption }, image({ ...tile, credit })];
  expect(
    toStory({ language: 'en', blocks }, null).map(
      (part) => part.kind === 'picture' && part.picture.credit?.text,
    ),
  ).toEqual(['Hale Girih, 1951.19', credit.text]);
});
