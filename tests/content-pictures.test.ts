import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { toColorName } from '#shared/collection/color-name.ts';
import { findGround, groundWidth } from '#shared/pictures/find-ground.ts';
import { measureColors } from '#shared/pictures/measure-colors.ts';

/** What `pictures/draw.ts` writes beside the masters. */
const index: Record<
  string,
  {
    file: string;
    width: number;
    alt: Record<string, string>;
    ground?: string | null;
    colors?: string[];
  }
> = JSON.parse(readFileSync('content/images/index.json', 'utf8'));

test('every picture of the list is there', () => {
  const missing = Object.values(index).filter(({ file }) => !existsSync(`content/images/${file}`));
  expect(missing.map(({ file }) => file)).toEqual([]);
});

test('every picture says what it lies on, every work lies on one colour, and its own are listed', async () => {
  const measured = await Promise.all(
    Object.entries(index).map(async ([name, { file }]) => {
      const { data, info } = await sharp(`content/images/${file}`)
        .resize(groundWidth)
        .removeAlpha()
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const picture = { pixels: data, width: info.width, height: info.height };
      const ground = findGround(picture);
      const isWork = name.startsWith('objects/');
      return [name, ground, isWork ? measureColors(picture, ground) : undefined] as const;
    }),
  );
  const isOutdated = ([name, ground, colors]: (typeof measured)[number]) =>
    index[name]?.ground !== ground || String(index[name]?.colors) !== String(colors);
  // Mended by: npm run pictures:draw -- --missing
  expect(measured.filter(isOutdated)).toEqual([]);
  const works = measured.filter(([name]) => name.startsWith('objects/'));
  expect(works.filter(([, ground]) => ground === null)).toEqual([]);
}, 60_000);

test('a work is found by the colors that people see in it, whatever it lies on', () => {
  const namesOf = (name: string) => index[name]?.colors?.map(toColorName) ?? [];
  const dishes = [
    'iznik-dish-01',
    'iznik-dish-02',
    'iznik-dish-04',
    'iznik-dish-05',
    'fez-bowl-01',
  ];
  for (const name of dishes) {
    expect(namesOf(`objects/${name}`), name).toEqual(expect.arrayContaining(['blue', 'white']));
    expect(namesOf(`objects/${name}`), name).not.toContain('black');
  }
  expect(namesOf('objects/iznik-tile-07')).toEqual(expect.arrayContaining(['red', 'white']));
  expect(namesOf('objects/songket-01')).toEqual(expect.arrayContaining(['red', 'yellow']));
  expect(namesOf('objects/turquoise-jar-02')).toEqual(expect.arrayContaining(['turquoise']));
  expect(namesOf('objects/jade-cup-01')).toEqual(['green']);
  // Light that falls through a screen is no color of the screen.
  expect(namesOf('objects/jali-03')).not.toContain('blue');
});

/** Of 255, in the farthest channel of any pixel: what is left after compression is seen by nobody. */
const unseen = 8;

test('a work on its page stands in one color: its picture ends in it on all four sides', async () => {
  const ends = await Promise.all(
    Object.values(index)
      .filter(({ file }) => file.startsWith('objects/'))
      .map(async ({ file, ground }) => {
        const { data, info } = await sharp(`content/images/${file}`)
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        return [file, measureEdge(data, info.width, info.height, ground ?? '')] as const;
      }),
  );
  // Mended by drawing it, which melts a picture into its ground; an imported one needs the same.
  expect(ends.filter(([, farthest]) => farthest > unseen)).toEqual([]);
}, 60_000);

/** How far from the ground the farthest pixel of the outermost 0.4 % of a picture's sides is. */
function measureEdge(pixels: Uint8Array, width: number, height: number, ground: string): number {
  const colors = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
  const band = Math.max(2, Math.round(Math.min(width, height) * 0.004));
  let farthest = 0;
  for (let y = 0; y < height; y++) {
    const isEnd = y < band || y >= height - band;
    for (let x = 0; x < width; x++) {
      if (!isEnd && x === band) x = width - band;
      colors.forEach((color, channel) => {
        const apart = Math.abs(color - (pixels[(y * width + x) * 3 + channel] ?? 0));
        farthest = Math.max(farthest, apart);
      });
    }
  }
  return farthest;
}

test('every picture is described in three languages', () => {
  const undescribed = Object.entries(index).filter(
    ([, { alt }]) => !['en', 'es', 'haw'].every((language) => alt[language]?.trim()),
  );
  expect(undescribed.map(([name]) => name)).toEqual([]);
});

test('Spanish and Hawaiian describe a picture as fully as English does', () => {
  const thin = Object.entries(index).filter(
    ([
      ,
      {
        alt: { en = '', es = '', haw = '' },
      },
    ]) => es.length < en.length * 0.85 || haw.length < en.length * 0.8,
  );
  expect(thin.map(([name]) => name)).toEqual([]);
});

test('a picture is described as what is seen, without the words that it is a picture', () => {
  const announced = Object.entries(index).flatMap(([name, { alt }]) =>
    Object.values(alt)
      .filter((text) =>
        /^(an? |the )?(image|picture|photo)\w* of|^(una? )?(imagen|foto)\w* de|^(he )?kiʻi o /i.test(
          text,
        ),
      )
      .map((text) => `${name}: ${text}`),
  );
  expect(announced).toEqual([]);
});

test('pictures and masters together stay below 86 MB, none above 4 MB', () => {
  const files = globSync('content/{images,masters}/**/*.webp').map((path) => ({
    path,
    bytes: statSync(path).size,
  }));
  expect(files.filter(({ bytes }) => bytes > 4_000_000)).toEqual([]);
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(86_000_000);
});

test('things of the shop lie where they are used, not on paper of one color', async () => {
  const [size, rim] = [300, 24];
  const names = Object.keys(index).filter((name) => name.startsWith('products/'));
  const calm = await Promise.all(
    names.map(async (name) => {
      const { data } = await sharp(`content/images/${index[name]?.file}`)
        .resize(size, size)
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      // How much a pixel along the picture's rim differs from those beside and above it, of 255.
      const at = (x: number, y: number) => data[y * size + x] ?? 0;
      let [sum, count] = [0, 0];
      for (let y = 1; y < size; y++)
        for (let x = 1; x < size; x++) {
          if (x > rim && x < size - rim && y > rim && y < size - rim) continue;
          sum += Math.abs(at(x, y) - at(x - 1, y)) + Math.abs(at(x, y) - at(x, y - 1));
          count += 2;
        }
      return [name, sum / count] as const;
    }),
  );
  expect(calm.filter(([, difference]) => difference < 1)).toEqual([]);
});

test('a master is the delivered picture at 3,200 pixels or more', async () => {
  const masters = globSync('content/masters/**/*.webp');
  expect(masters).not.toEqual([]);
  for (const path of masters) {
    const [master, delivered] = await Promise.all(
      [path, path.replace('content/masters', 'content/images')].map((one) => sharp(one).metadata()),
    );
    if (!master || !delivered) throw new Error(`${path} cannot be read.`);
    expect(Math.max(master.width, master.height), path).toBeGreaterThanOrEqual(3_200);
    const turned = master.width / master.height / (delivered.width / delivered.height);
    expect(Math.abs(turned - 1), path).toBeLessThan(0.01);
  }
});

const objects = globSync('content/objects/*.json').map(
  (path): { id: string; title: Record<string, string>; images: { file: string }[] } =>
    JSON.parse(readFileSync(path, 'utf8')),
);

test('the description of an object says more than its title', () => {
  const wordsOf = (text = '') => text.toLowerCase().match(/[\p{L}\p{M}ʻ]+/gu) ?? [];
  const repeated = objects.flatMap(({ title, images }) =>
    images.flatMap(({ file }) =>
      Object.entries(index[file]?.alt ?? {})
        .filter(([language, alt]) => {
          const known = new Set(wordsOf(title[language]));
          return wordsOf(alt).filter((word) => !known.has(word)).length < 6;
        })
        .map(([language]) => `${file} (${language})`),
    ),
  );
  expect(repeated).toEqual([]);
});

test('every object of the demo has a picture of its own', () => {
  expect(objects.filter(({ images }) => images.length === 0).map(({ id }) => id)).toEqual([]);
  const files = objects.flatMap(({ images }) => images.map(({ file }) => file));
  expect(files.filter((file) => !index[file])).toEqual([]);
  expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
  const drawn = Object.keys(index).filter((name) => name.startsWith('objects/'));
  expect(drawn.filter((name) => !files.includes(name))).toEqual([]);
});

/** The same picture compressed once more differs by less than 8. */
const nearlyTheSame = 30;

test('no two objects look nearly the same', () => {
  const described = Object.entries<string>(
    JSON.parse(readFileSync('content/images/picture-features.json', 'utf8')),
  ).map(([name, features]) => ({ name, features: Buffer.from(features, 'base64') }));
  const alike = described.flatMap((one, at) =>
    described.slice(at + 1).flatMap((two) => {
      const apart = Math.hypot(...one.features.map((value, k) => value - (two.features[k] ?? 0)));
      return apart < nearlyTheSame ? [`${one.name} ${two.name} ${apart.toFixed()}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

/** Kinds that show what another item is about: a person is the same in every role, a post tells of something else. */
const borrowing = new Set(['artist', 'quote', 'settings', 'social_post', 'staff']);

/** A card that leads to a list may show what one of the list shows. */
const lists: Readonly<Record<string, string>> = { news: 'news', 'explore-all': 'exhibition' };

interface Use {
  readonly picture: string;
  /** What an address ends in, which is the name of what is there. */
  readonly subject: string;
  readonly kind?: string;
}

const endOf = (address: string) => address.replace(/[?#].*/, '').replace(/.*\//, '');

/** A room's picture leads to the tour through all of them. */
const subjectOf = (kind: string, name: string) =>
  kind === 'tour_room' ? 'virtual-tour' : name.replace('.json', '');

function listUsesInItems(): Use[] {
  const kinds = readdirSync('content/documents').filter((kind) => !borrowing.has(kind));
  return kinds.flatMap((kind) =>
    readdirSync(`content/documents/${kind}`).flatMap((name): Use[] => {
      const { shared = {} } = JSON.parse(readFileSync(`content/documents/${kind}/${name}`, 'utf8'));
      const cards = [...(shared.cards ?? []), ...(shared.mobile_cards ?? [])];
      return [
        ...listLeads(shared).map((picture) => ({ picture, subject: subjectOf(kind, name), kind })),
        ...cards.map(({ image, link }) => ({ picture: image, subject: endOf(link) })),
      ];
    }),
  );
}

/** What editors' pages open with, fill the window with, and lead on with; pictures within a text are its own. */
function listUsesInPages(): Use[] {
  return globSync('content/pages/{page,after-body}/*.json').flatMap((path) => {
    const found: Use[] = [];
    const walk = (value: unknown, block = ''): void => {
      if (typeof value !== 'object' || value === null) return;
      const { image, link, name, options } = value as Record<string, unknown>;
      const within = typeof name === 'string' && options ? name : block;
      const isLead = typeof link === 'string' || /Hero|BigMedia/.test(within);
      if (typeof image === 'string' && isLead) {
        const picture = image.replace(/^\/images\/|\.webp$/g, '');
        const subject = endOf(typeof link === 'string' ? link : path.replace('.json', ''));
        found.push({ picture, subject });
      }
      for (const one of Object.values(value)) walk(one, within);
    };
    walk(JSON.parse(readFileSync(path, 'utf8')));
    return found;
  });
}

test('no picture stands for two different subjects, on whatever screens', () => {
  // A work may be shown wherever it is spoken of, and a monogram wherever its person is.
  const uses = [...listUsesInItems(), ...listUsesInPages()].filter(
    ({ picture, kind }) => kind || !/^(objects|people)\//.test(picture),
  );
  expect(uses.length).toBeGreaterThan(230);
  const shared = Object.entries(Object.groupBy(uses, ({ picture }) => picture)).flatMap(
    ([picture, all = []]) => {
      const isOfList = (subject: string) => all.some(({ kind }) => kind && kind === lists[subject]);
      const subjects = new Set(all.map(({ subject }) => subject).filter((one) => !isOfList(one)));
      return subjects.size > 1 ? [`${picture}: ${[...subjects].join(', ')}`] : [];
    },
  );
  expect(shared).toEqual([]);
});

/** What opens a page over its whole width, by kind of item and its fields; the others open beside words. */
const tallHeads: readonly [kind: string, ...fields: string[]][] = [
  ['exhibition', 'hero_image', 'image'],
  ['convening', 'image'],
  ['event', 'image'],
  ['public_program', 'image'],
  ['news', 'image'],
];
/** Lists whose words stand on a picture: decision 0299. */
const tallLists = ['events', 'our-center'];
/** Works stand beside the words or are cut out of a master; a film plays over its own first frame. */
const isWide = (name: string) => name.startsWith('scenes/') && !name.includes('film-');

test('a picture that fills the window is as wide as the largest of them', () => {
  const heads = new Set<string>();
  const read = (kind: string, file: string): Record<string, unknown> =>
    JSON.parse(readFileSync(`content/documents/${kind}/${file}`, 'utf8')).shared ?? {};
  for (const [kind, ...fields] of tallHeads) {
    for (const file of readdirSync(`content/documents/${kind}`)) {
      const item = read(kind, file);
      const head = fields.map((field) => item[field]).find(Boolean);
      if (typeof head === 'string' && isWide(head)) heads.add(head);
    }
  }
  for (const file of readdirSync('content/documents/listing_page')) {
    if (!tallLists.includes(file.replace('.json', ''))) continue;
    for (const head of listLeads(read('listing_page', file))) heads.add(head);
  }
  for (const path of globSync('content/pages/page/*.json')) {
    const text = readFileSync(path, 'utf8');
    const hero = /"name": "Museum:Hero"[\s\S]*?"image": "\/images\/([^"]+)\.webp"/.exec(text)?.[1];
    if (hero && isWide(hero)) heads.add(hero);
  }
  expect(heads.size).toBeGreaterThan(40);
  const soft = [...heads].filter((name) => (index[name]?.width ?? 0) < 1_920);
  expect(soft).toEqual([]);
});

interface Lead {
  readonly image?: string;
  readonly hero_image?: string;
  readonly hero?: readonly { readonly background_image?: string }[];
}

const listLeads = ({ image, hero_image, hero = [] }: Lead): string[] =>
  [image, hero_image, ...hero.map((one) => one.background_image)].filter(
    (one) => one !== undefined,
  );

/** What the head of a film's first track says of its picture, as the format writes it: whole pixels in the upper half. */
function sizeOfFilm(path: string): readonly [width: number, height: number] {
  const bytes = readFileSync(path);
  const from = bytes.indexOf('tkhd') + 80;
  return [bytes.readUInt32BE(from) >>> 16, bytes.readUInt32BE(from + 4) >>> 16];
}

test('films stay below 2 MB each, and those that fill a window are sharp in one of 1,440', () => {
  for (const path of globSync('content/films/*.mp4')) {
    expect(statSync(path).size, path).toBeLessThan(2_000_000);
    const [width, height] = sizeOfFilm(path);
    expect(width / height, path).toBeCloseTo(16 / 9, 2);
    expect(width, path).toBeGreaterThanOrEqual(path.includes('hero-') ? 1_600 : 1_280);
  }
});

const picturesOf = (kind: string) =>
  globSync(`content/documents/${kind}/*.json`).map((path): [uid: string, picture: string] => [
    path.replace(/.*\/|\.json/g, ''),
    JSON.parse(readFileSync(path, 'utf8')).shared.image,
  ]);

test('who works here is shown by the medal of their own name', () => {
  const others = picturesOf('staff').filter(([uid, picture]) => picture !== `people/${uid}`);
  expect(others).toEqual([]);
});

test('a resident is shown by a work or tool of the craft, each by one of their own', () => {
  const pictures = picturesOf('resident').map(([, picture]) => picture);
  expect(pictures.filter((name) => !name.startsWith('scenes/'))).toEqual([]);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('every position has a picture of its own, and none that its list has', () => {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')).shared;
  const list = read('content/documents/listing_page/careers.json').hero?.background_image;
  const pictures = globSync('content/documents/career/*.json').map(
    (path): string | undefined => read(path).meta_image,
  );
  expect(pictures).not.toContain(undefined);
  expect(new Set([...pictures, list ?? 'scenes/residents-table']).size).toBe(pictures.length + 1);
});
