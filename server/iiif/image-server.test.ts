import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  imageServiceSupportsRequest,
  isImageService,
  parseImageServiceRequest,
  supports,
} from '@iiif/parser/image-3';
import type { ImageService } from '@iiif/presentation-3';
import { Hono } from 'hono';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CollectionObject } from '#services/object-collection/contract.ts';
import { ServiceUnavailable } from '#shared/service-unavailable.ts';
import { createPictureFinder } from './find-picture.ts';
import { imageServer } from './image-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'girih-iiif-'));
const origin = 'https://museum.example';
/** Squares in a row and in a column, each of its own color. */
const columns = 12;
const rows = 8;
const free = { uri: 'https://creativecommons.org/publicdomain/zero/1.0/' };
const objects: Record<string, { images: string[]; rights: typeof free | null }> = {
  small: { images: ['/images/objects/small.png'], rights: free },
  large: { images: ['/images/objects/large.png', '/images/objects/odd.png'], rights: free },
  reserved: { images: ['/images/objects/large.png'], rights: null },
  elsewhere: { images: ['https://pictures.example/one.jpg'], rights: free },
  escaping: { images: ['/images/../../secret.png'], rights: free },
  gone: { images: ['/images/objects/gone.webp'], rights: free },
};

const pictures = createPictureFinder({
  objectCollection: {
    findObject: async (id) => {
      if (id === 'down') throw new ServiceUnavailable('object collection', id);
      const object = objects[id];
      if (!object) return null;
      const images = object.images.map((src) => ({ src }));
      return { id, rights: object.rights, images } as unknown as CollectionObject;
    },
  },
  imagesFolder: join(folder, 'images'),
  mastersFolder: join(folder, 'masters'),
});
const app = new Hono();
const log = pino({ level: 'silent' });
app.all(
  '/iiif/3/*',
  imageServer({ publicOrigin: origin, pictures, cacheFolder: join(folder, 'cache'), log }),
);
const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`/iiif/3/${path}`, { headers });

beforeAll(async () => {
  mkdirSync(join(folder, 'images/objects'), { recursive: true });
  mkdirSync(join(folder, 'masters/objects'), { recursive: true });
  await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
    .png()
    .toFile(join(folder, 'secret.png'));
  const squares = Buffer.from(
    Array.from({ length: rows * columns }, (_, at) =>
      colorOf(at % columns, Math.floor(at / columns)),
    ).flat(),
  );
  const write = (name: string, width: number, height: number) =>
    sharp(squares, { raw: { width: columns, height: rows, channels: 3 } })
      .resize(width, height, { kernel: 'nearest', fit: 'fill' })
      .png()
      .toFile(join(folder, 'images/objects', name));
  await write('small.png', 1_200, 800);
  await write('large.png', 3_600, 2_400);
  await write('odd.png', 2_501, 1_667);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Far enough apart that no compression makes one of another. */
function colorOf(column: number, row: number): [number, number, number] {
  return [
    (column % 4) * 80,
    (row % 4) * 80,
    Math.floor(column / 4) * 100 + Math.floor(row / 4) * 50,
  ];
}

/** The pixels of an answer. */
async function look(response: Response) {
  expect(response.status).toBe(200);
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    at: (x: number, y: number) => [
      ...data.subarray(
        (Math.floor(y) * info.width + Math.floor(x)) * info.channels,
        (Math.floor(y) * info.width + Math.floor(x)) * info.channels + 3,
      ),
    ],
  };
}

function expectColor(found: number[], [red, green, blue]: [number, number, number]) {
  for (const [at, value] of [red, green, blue].entries()) {
    expect(
      Math.abs((found[at] ?? -1000) - value),
      `${found} is ${[red, green, blue]}`,
    ).toBeLessThan(12);
  }
}

describe.each([
  ['read at once', 'small:1', 100],
  ['read by its pyramid', 'large:1', 300],
])('a picture %s', (_, id, cell) => {
  const width = columns * cell;
  const height = rows * cell;

  test('full and max are the whole of it', async () => {
    const image = await look(await get(`${id}/full/max/0/default.jpg`));
    expect([image.width, image.height]).toEqual([width, height]);
    for (const [column, row] of [
      [0, 0],
      [11, 7],
      [5, 2],
    ] as const) {
      expectColor(image.at((column + 0.5) * cell, (row + 0.5) * cell), colorOf(column, row));
    }
  });

  test('regionByPx: pixels of the whole', async () => {
    const image = await look(
      await get(`${id}/${3 * cell},${2 * cell},${cell},${cell}/max/0/default.png`),
    );
    expect([image.width, image.height]).toEqual([cell, cell]);
    expectColor(image.at(1, 1), colorOf(3, 2));
    expectColor(image.at(cell - 2, cell - 2), colorOf(3, 2));
  });

  test('a region that reaches over the edge ends there', async () => {
    const image = await look(
      await get(`${id}/${11 * cell},${7 * cell},${9 * cell},${9 * cell}/max/0/default.png`),
    );
    expect([image.width, image.height]).toEqual([cell, cell]);
    expectColor(image.at(cell / 2, cell / 2), colorOf(11, 7));
  });

  test('regionByPct: percent of the whole, with decimals', async () => {
    const image = await look(await get(`${id}/pct:50,25,25,12.5/max/0/default.png`));
    expect([image.width, image.height]).toEqual([3 * cell, cell]);
    expectColor(image.at(cell * 1.5, cell / 2), colorOf(7, 2));
  });

  test('regionSquare: the middle of the longer side', async () => {
    const image = await look(await get(`${id}/square/${4 * rows},/0/default.png`));
    expect([image.width, image.height]).toEqual([4 * rows, 4 * rows]);
    expectColor(image.at(2, 2), colorOf(2, 0));
  });

  test('sizeByW, sizeByH, sizeByWh, sizeByPct, sizeByConfinedWh', async () => {
    for (const [size, expected] of [
      ['600,', [600, 400]],
      [',400', [600, 400]],
      ['300,400', [300, 400]],
      ['pct:25', [width / 4, height / 4]],
      ['pct:12.5', [width / 8, height / 8]],
      ['!300,300', [300, 200]],
      ['!1000,90', [135, 90]],
      ['!90000,90000', [width, height]],
      // What ^ allows is not needed here.
      ['^600,', [600, 400]],
      ['^!300,300', [300, 200]],
    ] as const) {
      const image = await look(await get(`${id}/full/${size}/0/default.jpg`));
      expect([size, image.width, image.height]).toEqual([size, ...expected]);
      expectColor(image.at(image.width * (6.5 / 12), image.height * (4.5 / 8)), colorOf(6, 4));
    }
  });

  test('a region is sized after it is cut', async () => {
    const image = await look(
      await get(`${id}/${4 * cell},${cell},${2 * cell},${cell}/64,/0/default.png`),
    );
    expect([image.width, image.height]).toEqual([64, 32]);
    expectColor(image.at(16, 16), colorOf(4, 1));
    expectColor(image.at(48, 16), colorOf(5, 1));
  });

  test('rotationBy90s turns clockwise, after sizing', async () => {
    const region = `${cell},${cell},${2 * cell},${cell}/64,`;
    const quarter = await look(await get(`${id}/${region}/90/default.png`));
    expect([quarter.width, quarter.height]).toEqual([32, 64]);
    expectColor(quarter.at(16, 16), colorOf(1, 1));
    expectColor(quarter.at(16, 48), colorOf(2, 1));
    const half = await look(await get(`${id}/${region}/180/default.png`));
    expectColor(half.at(16, 16), colorOf(2, 1));
    const three = await look(await get(`${id}/${region}/270/default.png`));
    expectColor(three.at(16, 16), colorOf(2, 1));
    expectColor(three.at(16, 48), colorOf(1, 1));
    const whole = await look(await get(`${id}/${region}/360/default.png`));
    expectColor(whole.at(16, 16), colorOf(1, 1));
  });

  test('mirroring comes before turning', async () => {
    const region = `${cell},${cell},${2 * cell},${2 * cell}/64,`;
    const cornersOf = async (rotation: string) => {
      const image = await look(await get(`${id}/${region}/${rotation}/default.png`));
      return [image.at(8, 8), image.at(56, 8)];
    };
    for (const [rotation, left, right] of [
      ['!0', [2, 1], [1, 1]],
      ['!90', [2, 2], [2, 1]],
      ['!180', [1, 2], [2, 2]],
      ['!270', [1, 1], [1, 2]],
    ] as const) {
      const [first, second] = await cornersOf(rotation);
      expectColor(first ?? [], colorOf(left[0], left[1]));
      expectColor(second ?? [], colorOf(right[0], right[1]));
    }
  });

  test('qualities: color as it is, gray without color, bitonal black and white only', async () => {
    const color = await look(await get(`${id}/full/120,/0/color.png`));
    expectColor(color.at(95, 35), colorOf(9, 3));
    const gray = await look(await get(`${id}/full/120,/0/gray.jpg`));
    const [red, green, blue] = gray.at(95, 35);
    expect([green, blue]).toEqual([red, red]);
    expect(red).toBeGreaterThan(0);
    const bitonal = await look(await get(`${id}/full/120,/0/bitonal.png`));
    const values = new Set<number>();
    for (let x = 0; x < 120; x += 1)
      for (let y = 0; y < 80; y += 1) values.add(bitonal.at(x, y)[0] ?? -1);
    expect([...values].sort((a, b) => a - b)).toEqual([0, 255]);
  });

  test('formats: jpg, png and webp are what they say', async () => {
    for (const [format, type, signature] of [
      ['jpg', 'image/jpeg', 'ffd8ff'],
      ['png', 'image/png', '89504e47'],
      ['webp', 'image/webp', '52494646'],
    ] as const) {
      const response = await get(`${id}/full/64,/0/default.${format}`);
      expect(response.headers.get('Content-Type')).toBe(type);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.toString('hex').startsWith(signature)).toBe(true);
    }
  });

  test('the information describes it, and a public reader finds level 2 in it', async () => {
    const response = await get(`${id}/info.json`);
    const info = (await response.json()) as ImageService & Record<string, unknown>;
    expect(info).toMatchObject({
      '@context': 'http://iiif.io/api/image/3/context.json',
      id: `${origin}/iiif/3/${id}`,
      type: 'ImageService3',
      protocol: 'http://iiif.io/api/image',
      profile: 'level2',
      width,
      height,
      rights: 'http://creativecommons.org/publicdomain/zero/1.0/',
    });
    expect(Object.keys(info)[0]).toBe('@context');
    expect(isImageService(info)).toBe(true);
    const [supported, reason] = supports(info, {
      extraFeatures: ['regionByPct', 'regionByPx', 'regionSquare', 'rotationBy90s', 'mirroring'],
      extraQualities: ['gray', 'bitonal'],
      extraFormats: ['webp', 'png'],
    });
    expect([supported, reason]).toEqual([true, undefined]);
    const request = parseImageServiceRequest(
      `${origin}/iiif/3/${id}/0,0,512,512/256,256/90/default.jpg`,
      'iiif/3',
    );
    expect(imageServiceSupportsRequest(info, request)[0]).toBe(true);
  });

  test('every listed size and tile can be had, to the pixel', async () => {
    const info = (await (await get(`${id}/info.json`)).json()) as {
      sizes: { width: number; height: number }[];
    };
    expect(info.sizes.at(-1)).toEqual({ width, height });
    for (const size of info.sizes) {
      const path = `${id}/full/${size.width},${size.height}/0/default.jpg`;
      expect(await look(await get(path))).toMatchObject(size);
    }
  });
});

test('tiles of a picture of odd sides join without a seam or a gap at every scale', async () => {
  const { tiles, width, height } = (await (await get('large:2/info.json')).json()) as {
    tiles: [{ width: number; scaleFactors: number[] }];
    width: number;
    height: number;
  };
  const [{ width: side, scaleFactors }] = tiles;
  expect(scaleFactors).toEqual([1, 2, 4, 8]);
  for (const scale of scaleFactors) {
    for (let top = 0; top < height; top += side * scale) {
      for (let left = 0; left < width; left += side * scale) {
        // As the implementation notes compute them.
        const w = Math.min(side * scale, width - left);
        const h = Math.min(side * scale, height - top);
        const size = { width: Math.ceil(w / scale), height: Math.ceil(h / scale) };
        const path = `large:2/${left},${top},${w},${h}/${size.width},${size.height}/0/default.webp`;
        const tile = await look(await get(path));
        expect(tile).toMatchObject(size);
        const middle = [left + w / 2, top + h / 2] as const;
        const column = (middle[0] / width) * columns;
        const row = (middle[1] / height) * rows;
        const isInsideSquare = [column, row].every((at) => at % 1 > 0.2 && at % 1 < 0.8);
        if (isInsideSquare && scale < 8) {
          expectColor(
            tile.at(size.width / 2, size.height / 2),
            colorOf(Math.floor(column), Math.floor(row)),
          );
        }
      }
    }
  }
});

test('the base address leads to the information; both are open to every origin', async () => {
  const base = await get('small:1');
  expect(base.status).toBe(303);
  expect(base.headers.get('Location')).toBe(`${origin}/iiif/3/small:1/info.json`);
  for (const path of ['small:1', 'small:1/info.json', 'small:1/full/9,/0/default.jpg', 'x:1']) {
    expect((await get(path)).headers.get('Access-Control-Allow-Origin')).toBe('*');
  }
  const asked = await app.request('/iiif/3/small:1/info.json', { method: 'OPTIONS' });
  expect(asked.status).toBe(204);
  expect(asked.headers.get('Access-Control-Allow-Methods')).toContain('GET');
});

test('the information is JSON-LD, and JSON for who asks for JSON alone', async () => {
  const typeFor = async (accept: string) =>
    (await get('small:1/info.json', accept ? { Accept: accept } : {})).headers.get('Content-Type');
  const linked = 'application/ld+json;profile="http://iiif.io/api/image/3/context.json"';
  expect(await typeFor('')).toBe(linked);
  expect(await typeFor('*/*')).toBe(linked);
  expect(await typeFor('application/ld+json, application/json;q=0.5')).toBe(linked);
  expect(await typeFor('application/json')).toBe('application/json');
});

test('images name their canonical address and the level', async () => {
  const canonicalOf = async (path: string) =>
    /<([^>]+)>;rel="canonical"/.exec((await get(path)).headers.get('Link') ?? '')?.[1];
  const at = (rest: string) => `${origin}/iiif/3/small:1/${rest}`;
  expect(await canonicalOf('small:1/pct:0,0,100,100/pct:100/!360/color.jpg')).toBe(
    at('full/max/!0/default.jpg'),
  );
  expect(await canonicalOf('small%3A1/pct:50,0,50,50/!60,60/90/gray.png')).toBe(
    at('600,0,600,400/60,40/90/gray.png'),
  );
  expect((await get('small:1/full/9,/0/default.jpg')).headers.get('Link')).toContain(
    '<http://iiif.io/api/image/3/level2.json>;rel="profile"',
  );
});

test('what is wrong in an address is refused with a sentence', async () => {
  for (const part of [
    'frob/max/0/default.jpg',
    '1,2,3/max/0/default.jpg',
    '-1,0,9,9/max/0/default.jpg',
    '0,0,0,9/max/0/default.jpg',
    '1200,0,9,9/max/0/default.jpg',
    'pct:0,0,1e2,50/max/0/default.jpg',
    'pct:101,0,9,9/max/0/default.jpg',
    'full/frob/0/default.jpg',
    'full/0,/0/default.jpg',
    'full/,/0/default.jpg',
    'full/!9,/0/default.jpg',
    'full/1201,/0/default.jpg',
    'full/pct:101/0/default.jpg',
    'full/pct:0.01/0/default.jpg',
    'full/9,9,9/0/default.jpg',
    'full/max/45/default.jpg',
    'full/max/-90/default.jpg',
    'full/max/450/default.jpg',
    'full/max/0/native.jpg',
    'full/max/0/default.gif',
    'full/max/0/default',
    'full/max/0/default.jpg.png',
    'full/%E0%A4%A/0/default.jpg',
    'info.xml',
  ]) {
    const response = await get(`small:1/${part}`);
    expect([part, response.status]).toEqual([part, 400]);
    expect(await response.text()).toMatch(/^[A-Z].+\.$/);
  }
});

test('nothing is enlarged: what ^ asks beyond the region is told to be not done here', async () => {
  for (const size of ['^max', '^1201,', '^pct:120', '^1200,801', '^!5000,5000']) {
    expect([size, (await get(`small:1/full/${size}/0/default.jpg`)).status]).toEqual([size, 501]);
  }
});

test('unknown identifiers, and ones that lead elsewhere, are not found', async () => {
  for (const identifier of [
    'nothing:1',
    'small:2',
    'small:0',
    'small',
    '%5Bfrob%5D',
    'a%2Fb',
    '..%2f..%2fsecret.png:1',
    'elsewhere:1',
    'escaping:1',
    'gone:1',
  ]) {
    const response = await get(`${identifier}/full/max/0/default.jpg`);
    expect([identifier, response.status]).toEqual([identifier, 404]);
    expect(await response.text()).toMatch(/\.$/);
  }
  expect((await get('small:1/full/max')).status).toBe(404);
});

test('a failing collection is 503, never 404', async () => {
  const response = await get('down:1/info.json');
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
});

test('a picture with reserved rights is given small, and its tiles still at full depth', async () => {
  const info = (await (await get('reserved:1/info.json')).json()) as Record<string, unknown>;
  expect(info).toMatchObject({ maxWidth: 1024, maxArea: 1_048_576 });
  expect(info).not.toHaveProperty('rights');
  expect((info.sizes as { width: number }[]).at(-1)).toEqual({ width: 1024, height: 682 });
  const largest = await look(await get('reserved:1/full/max/0/default.jpg'));
  expect([largest.width, largest.height]).toEqual([1024, 682]);
  expect((await get('reserved:1/full/1800,/0/default.jpg')).status).toBe(400);
  expect((await get('reserved:1/0,0,512,512/512,/0/default.jpg')).status).toBe(200);
});

test('a larger master takes the place of the delivered picture', async () => {
  objects.mastered = { images: ['/images/objects/tile.webp'], rights: free };
  const paint = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#14285f' } });
  await paint(64).webp().toFile(join(folder, 'images/objects/tile.webp'));
  await paint(2_000).tiff().toFile(join(folder, 'masters/objects/tile.tif'));
  expect(await (await get('mastered:1/info.json')).json()).toMatchObject({ width: 2_000 });
  const image = await look(await get('mastered:1/900,900,512,512/max/0/default.jpg'));
  expectColor(image.at(200, 200), [0x14, 0x28, 0x5f]);
});

test('any address is answered with an image, a sentence or a way, never with an error of ours', async () => {
  const odd = [
    '',
    '0',
    '-1',
    '1e9',
    '999999999',
    'pct:',
    ',',
    '!',
    '^',
    '%00',
    '..',
    'max',
    '\u{1f33a}',
  ];
  // A sequence that is the same in every run.
  let seed = 7;
  const pick = <Value>(values: readonly Value[]): Value => {
    seed = (seed * 48_271) % 2_147_483_647;
    return values[seed % values.length] as Value;
  };
  const regions = ['full', 'square', '0,0,64,64', 'pct:10,10,5,5', '1199,799,9,9', ...odd];
  const sizes = ['max', '^max', '64,', ',64', '!9,9', 'pct:3', '1,1', '^9,9', ...odd];
  const files = ['default.jpg', 'gray.png', 'bitonal.webp', 'default.', '.jpg', 'x.y.z', ...odd];
  for (let round = 0; round < 600; round += 1) {
    const identifier = pick(['small:1', 'small:1', 'small:1', 'small:1e3', ':', 'small:1:1']);
    const parts = [pick(regions), pick(sizes), pick(['0', '!90', '360', ...odd]), pick(files)];
    const path = [identifier, ...parts.slice(0, pick([4, 4, 4, 4, 1, 2, 3]))].join('/');
    const response = await get(path);
    expect([path, response.status]).toEqual([
      path,
      expect.toSatisfy((status: number) => [200, 303, 400, 404, 501].includes(status)),
    ]);
    if (response.status >= 400) expect(await response.text()).toMatch(/\.$/);
  }
});

test('a pyramid that was trimmed meanwhile is made anew, for a tile and for a cut', async () => {
  const pyramidsFolder = join(folder, 'cache-pyramids');
  const tile = 'large:1/0,0,512,512/512,512/0/default.jpg';
  const before = await (await get(tile)).arrayBuffer();
  // Not asked for before: a tile is read from the pyramid, a cut is made of it.
  for (const path of [tile, 'large:1/10,10,700,700/300,300/0/default.jpg']) {
    rmSync(pyramidsFolder, { recursive: true });
    const image = await look(await get(path));
    expectColor(image.at(20, 20), colorOf(0, 0));
    expect(readdirSync(pyramidsFolder)).toHaveLength(1);
  }
  expect(await (await get(tile)).arrayBuffer()).toEqual(before);
});

test('a made image is kept: the second answer has the same bytes and its tag', async () => {
  const path = 'large:1/512,512,512,512/256,/0/default.jpg';
  const first = await get(path);
  const second = await get(path);
  expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'));
  expect(Buffer.from(await second.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()));
  expect(readdirSync(join(folder, 'cache-pyramids')).every((name) => name.endsWith('.tif'))).toBe(
    true,
  );
});
