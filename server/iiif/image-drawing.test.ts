import {
  imageServiceSupportsRequest,
  isImageService,
  parseImageServiceRequest,
  supports,
} from '@iiif/parser/image-3';
import type { ImageService } from '@iiif/presentation-3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  colorOf,
  columns,
  createPaintedServer,
  expectColor,
  look,
  origin,
  rows,
} from './pictures.test-support.ts';

const { get, paint, remove } = createPaintedServer();
beforeAll(paint);
afterAll(remove);

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
